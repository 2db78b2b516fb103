"""The views and events that Las Vegas (2012), Las Vegas 2019 and Royale share."""
