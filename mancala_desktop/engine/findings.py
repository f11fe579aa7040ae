"""What a search has found out so far, and how that becomes an answer. Both cores keep it so."""

from __future__ import annotations

from collections.abc import Sequence

from mancala_desktop.engine.request import Answer, Info, Request, Values
from mancala_desktop.engine.tree import Branch
from mancala_desktop.rules.position import Position


class Findings:
    """What is known of the position of a search, at any moment of it.

    `scores` has the value of every sowing, `value` that of the best one, where `pits` begins, a line of
    sowings. Values are store differences gained from here on, in seeds, for the side to sow; pits are
    own pits of whoever sows. `depth` is how many sowings deep the last full search went; `exact`
    says that all that was asked for is proved.
    """

    def __init__(self, request: Request, position: Position, branches: Sequence[Branch]) -> None:
        """`position` is not over; `branches` are its sowings. The first counts as the best one until
        something better is found."""
        self._request = request
        self._position = position
        self._stores = difference(position)
        self.scores = {pit: gain for _, gain, _, _, pit in branches}
        _, self.value, _, _, first = branches[0]
        self.pits: tuple[int, ...] = (first,)
        self.depth = 0
        self.exact = False

    def settle(self, values: dict[int, int]) -> None:
        """Exact values of all sowings are known; of the best ones take that nearest the store."""
        self.scores, self.exact = values, True
        self.value = max(values.values())
        self.pits = (max(values, key=lambda pit: (values[pit], pit)),)

    def answer(self, nodes: int, time_ms: int) -> Answer:
        """The best sowing, after so many positions and ms."""
        ticket, line, score = self._request.ticket, self._line(), self._stores + self.value
        return Answer(ticket, line[0], score, self.exact, line, self.depth, nodes, time_ms)

    def values(self) -> Values:
        """The score of every sowing."""
        row = self._position.layout.row(self._position.to_sow)
        scores = {row[pit]: self._stores + value for pit, value in sorted(self.scores.items())}
        return Values(self._request.ticket, scores, self.exact, self.depth)

    def info(self, depth: int, nodes: int, time_ms: int) -> Info:
        """How far the search has come: `depth` sowings, after so many positions and ms."""
        return Info(depth, self._stores + self.value, nodes, time_ms, self._line())

    def _line(self) -> tuple[int, ...]:
        """The best line as ring indices: own pits become pits of South or North."""
        variant = self._request.variant.scoring()
        position, ring = self._position, []
        for pit in self.pits:
            ring.append(position.layout.row(position.to_sow)[pit])
            position = variant.after(position, ring[-1])
        return tuple(ring)


def at_the_end(request: Request, position: Position, time_ms: int) -> Answer:
    """The answer to a position that is over: no pit, and the score it ended with."""
    return Answer(request.ticket, None, difference(position), True, (), 0, 0, time_ms)


def difference(position: Position) -> int:
    """How many more seeds lie in the store of the side to sow."""
    side = position.to_sow
    return int(position.store(side) - position.store(side.other))
