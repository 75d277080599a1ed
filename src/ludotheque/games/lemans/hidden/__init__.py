"""What a seat of 24 Heures cannot know, compiled."""
