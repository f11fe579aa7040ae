"""What people see and touch: the window, the board, the panels, the words."""
