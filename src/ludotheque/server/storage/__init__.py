"""What is on disk, and the only code that knows SQL."""
