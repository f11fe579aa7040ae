"""Learning the game: tasks, how an answer is judged, and what a learner has done."""
