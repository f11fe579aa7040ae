"""What is heard: which sound a step makes, and who plays it."""
