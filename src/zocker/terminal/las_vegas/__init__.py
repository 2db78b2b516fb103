"""Las Vegas, Las Vegas 2019 and Royale on the screen."""
