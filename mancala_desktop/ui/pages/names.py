"""The pages and dialogs one can go to by name."""

from enum import Enum, auto


class PageName(Enum):
    """As the command line calls them."""

    START = "start"
    GAME = "game"
    NEW_GAME = "newgame"
    SETTINGS = "settings"
    ABOUT = "about"
    SHORTCUTS = "shortcuts"
    OWN_BOARDS = "boards"
    TUTOR = "tutor"
    EDITOR = "editor"
    RESULT = "result"
    RESIGN = "resign"
    OFFER = "offer"
    LIBRARY = "library"
    STATISTICS = "statistics"
    COMMENT = "comment"
    REVIEW = "review"
    PLAYERS = "players"
    PIE = "pie"
    PROGRESS = "progress"
    LEARN = "learn"
    RULES = "rules"
    PUZZLES = "puzzles"
    TRAINERS = "trainers"


class Way(Enum):
    """What lies beside the units of lessons; somebody else opens it."""

    TRAINERS = auto()
    PUZZLES = auto()
    RULES = auto()
    PROGRESS = auto()
