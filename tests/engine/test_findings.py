"""What a search has found becomes an answer in the words of the request."""

from __future__ import annotations

from mancala_desktop.engine.findings import Findings, at_the_end
from mancala_desktop.engine.request import Answer, Info, Request, Values
from mancala_desktop.engine.tree import RulesTree
from mancala_desktop.rules.presets import PRESETS

VARIANT = PRESETS["kalah-plyyard"].variant
NORTH_SOWS = VARIANT.position("0,0,0,0,1,1/20|1,0,0,0,1,1/23|n")


def found(text: str = str(NORTH_SOWS)) -> Findings:
    position = VARIANT.position(text)
    tree = RulesTree(VARIANT)
    branches = sorted(tree.branches(tree.state(position)), reverse=True)
    return Findings(Request(7, VARIANT, position), position, branches)


def test_before_anything_is_found_the_sowing_of_the_highest_rank_is_the_answer() -> None:
    assert found().answer(0, 0) == Answer(7, 12, 4, False, (12,), 0, 0, 0)


def test_own_pits_become_pits_of_whoever_sows_and_the_stores_count() -> None:
    findings = found()
    findings.value, findings.pits, findings.depth = 1, (5, 4, 4), 3

    assert findings.info(4, 50, 6) == Info(4, 4, 50, 6, (12, 11, 4))
    assert findings.answer(60, 7) == Answer(7, 12, 4, False, (12, 11, 4), 3, 60, 7)


def test_scores_come_in_the_order_of_the_ring() -> None:
    findings = found()
    findings.scores = {5: 1, 0: -2, 4: 0}

    assert findings.values() == Values(7, {7: 1, 11: 3, 12: 4}, False)
    assert list(findings.values().scores) == [7, 11, 12]


def test_of_the_best_sowings_known_exactly_the_one_nearest_the_store_is_taken() -> None:
    findings = found()
    findings.settle({0: 2, 4: 2, 5: 1})

    answer = findings.answer(0, 0)
    assert (answer.pit, answer.score, answer.exact) == (11, 5, True)


def test_after_the_end_there_is_a_score_and_no_pit() -> None:
    position = VARIANT.position("0,0,0,0,0,0/20|0,0,0,0,0,0/28|n")

    assert at_the_end(Request(7, VARIANT, position), position, 3) == Answer(
        7, None, 8, True, (), 0, 0, 3
    )
