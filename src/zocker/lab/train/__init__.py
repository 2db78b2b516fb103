"""Learning values by self-play. It needs PyTorch: `pip install zocker[train]`."""
