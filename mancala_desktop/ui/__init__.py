"""What the player sees and touches."""
