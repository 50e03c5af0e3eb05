"""The judge: scenario files that set up a position, play a script and check what they expect.

from grimorio.judge import judge_file

for verdict in judge_file(Path("scenarios/magecraft/shields.yaml")):
    print(verdict.line_text())
"""

from grimorio.judge.bench import Bench
from grimorio.judge.cardfile import card_faults, card_file, card_text
from grimorio.judge.reading import BadFile, Node, parse, read
from grimorio.judge.scenario import Scenario, scenario_files, scenarios_in
from grimorio.judge.verdict import Verdict, judge, judge_file, summary

__all__ = [
    "BadFile",
    "Bench",
    "Node",
    "Scenario",
    "Verdict",
    "card_faults",
    "card_file",
    "card_text",
    "judge",
    "judge_file",
    "parse",
    "read",
    "scenario_files",
    "scenarios_in",
    "summary",
]
