"""What a seat of Mark cannot know, compiled."""
