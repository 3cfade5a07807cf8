"""Compares the mutants that lived in each module's last report with those that its src/test/mutants.txt gives reasons for.

A list has lines such as `2 Cell.hashCode: replaced int return with 0`, without line numbers, which drift, and under
them the indented reason why these do no harm.
"""

import collections
import pathlib
import re
import sys
import xml.etree.ElementTree as xml


def reported(module):
    """What lived, and how many mutants there were and were detected."""
    mutations = xml.parse(module / "target/pit-reports/mutations.xml").getroot().findall("mutation")
    lived = collections.Counter()
    for mutation in mutations:
        if mutation.get("detected") == "false":
            name = mutation.findtext("mutatedClass").rpartition(".")[2]
            # The numbers of lambdas drift, and descriptions repeat the place
            method = re.sub(r"^lambda\$(.*)\$\d+$", r"\1", mutation.findtext("mutatedMethod"))
            what = re.sub(r" for [\w/$]+::[\w<>$]+$", "", mutation.findtext("description"))
            lived[f"{name}.{method}: {what}"] += 1
    return lived, len(mutations)


def listed(module):
    """What the list says may live."""
    known = collections.Counter()
    without_reason = []
    for line in (module / "src/test/mutants.txt").read_text(encoding="utf-8").splitlines():
        entry = re.fullmatch(r"(\d+) (\S.*)", line)
        if entry:
            known[entry[2]] += int(entry[1])
            without_reason.append(entry[2])
        elif re.match(r"\s+\S", line):
            without_reason.clear()
        elif line and not line.startswith("#"):
            sys.exit(f"{module}: cannot read: {line}")
    if without_reason:
        sys.exit(f"{module}: no reason for {without_reason}")
    return known


failed = False
for module in map(pathlib.Path, sys.argv[1:]):
    lived, total = reported(module)
    known = listed(module)
    print(f"{module}: {total - lived.total()} of {total} killed, {lived.total()} live")
    for sign, changed in (("new ", lived - known), ("gone", known - lived)):
        for what, count in sorted(changed.items()):
            print(f"  {sign} {count} {what}")
            failed = True
sys.exit(failed)
