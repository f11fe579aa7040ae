"""What leaves the window: pictures of the board, the game as a film, the game on paper."""
