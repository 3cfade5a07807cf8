"""Measures the library and the C++ references in turn and prints a Markdown table; started by compare.sh."""

import argparse
import datetime
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / "examples/tool/target/boardrules.jar"
BENCHMARKS = ROOT / "examples/benchmarks/target/benchmarks.jar"

# What lines of the library and of the references alike are searched for
COUNTED = (r"^perft 5 (\d+) bulk [\d.]+s ([\d.]+) Mn/s", "Mn/s")
PLAYED = (r"^perft 4 \d+ bulk .* leaf (\d+) [\d.]+s ([\d.]+) Mn/s", "Mn/s")
PLIES = (r"()playouts .*plies ([\d.]+) M/s", "M plies/s")

VAW = "V.A.W. 8 x 8"
WINDBORNE = "Windborne side 7, P=3"

# Rates beside the reference's: row, work, face, what to search for, game, floor, goal
RATES = [
    ("perft5", VAW + " perft(5), last ply counted", "public", COUNTED, "vaw", 0.7, 1.0),
    ("perft4-public", VAW + " perft(4), every leaf played", "public", PLAYED, "vaw", 0.4, 0.7),
    ("perft4-codes", VAW + " perft(4), every leaf played", "codes", PLAYED, "vaw", 0.7, 1.0),
    ("vaw-public", VAW + " random playouts", "public", PLIES, "vaw", 0.6, 1.0),
    ("vaw-codes", VAW + " random playouts", "codes", PLIES, "vaw", 1.0, 1.5),
    ("windborne-public", WINDBORNE + " random playouts", "public", PLIES, "windborne", 0.8, 1.2),
    ("windborne-codes", WINDBORNE + " random playouts", "codes", PLIES, "windborne", 1.0, 2.0),
]
OTHERS = {
    "violation": "side 13, P=9: the check of a move",
    "growth": "V.A.W. 16 x 16 against 8 x 8, time per legal move",
    "memory": "bytes of a position",
    "allocation": "bytes allocated per ply",
}


def arguments():
    rows = [row[0] for row in RATES] + list(OTHERS)
    parser = argparse.ArgumentParser(prog="compare.sh", description=__doc__, epilog="Rows: " + ", ".join(rows))
    parser.add_argument("run_sh", nargs="?", default=str(ROOT.parent / "shared/speed/run.sh"))
    parser.add_argument("--pairs", type=int, default=5, help="how often to measure each (default: 5)")
    parser.add_argument("--rows", default=",".join(rows), help="some of the rows, with commas (default: all)")
    parser.add_argument("--seconds", default="3", help="how long the library measures each line (default: 3)")
    parser.add_argument("--warm-up", default="3", help="how long it warms up for each kind of work (default: 3)")
    options = parser.parse_args()
    options.rows = options.rows.split(",")
    unknown = set(options.rows) - set(rows)
    if unknown:
        parser.error("no such row: " + ", ".join(sorted(unknown)))
    if set(options.rows) - set(OTHERS) and not os.access(options.run_sh, os.X_OK):
        parser.error("no program that runs the references: " + options.run_sh)
    return options


def run(*command):
    print("$", *(os.path.basename(word) if "/" in word else word for word in command), file=sys.stderr, flush=True)
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{command[0]} failed:\n{done.stdout}")
    return done.stdout


def speed(options, *words):
    return run("java", "-jar", str(TOOL), "speed", *words, "--seconds", options.seconds, "--warm-up", options.warm_up)


def find(pattern, text):
    match = re.search(pattern, text, re.MULTILINE)
    if match is None:
        raise SystemExit(f"nothing like {pattern} in:\n{text}")
    return match


def shown(values, unit=""):
    """The median and the range."""
    digits = lambda value: f"{value:.3g}" if value < 100 else f"{value:.0f}"
    text = digits(statistics.median(values)) + (" " + unit if unit else "")
    return text if min(values) == max(values) else f"{text} ({digits(min(values))} to {digits(max(values))})"


def verdict(value, floor, goal, more_is_better):
    better = (lambda limit: value >= limit) if more_is_better else (lambda limit: value <= limit)
    return "goal" if better(goal) else "floor" if better(floor) else "**below the floor**"


def rates(options, table):
    wanted = [row for row in RATES if row[0] in options.rows]
    found = {row[0]: ([], []) for row in wanted}
    for pair in range(options.pairs):
        for game in ("vaw", "windborne"):
            for face in ("public", "codes"):
                rows = [row for row in wanted if row[4] == game and row[2] == face]
                if rows:
                    measure_pair(options, pair, game, face, rows, found)
    for row, work, face, (_, unit), _, floor, goal in wanted:
        library, reference = found[row]
        ratios = [ours / theirs for ours, theirs in zip(library, reference)]
        table.append((work, face, shown(library, unit), shown(reference, unit), shown(ratios), floor, goal,
                      verdict(statistics.median(ratios), floor, goal, True)))


def measure_pair(options, pair, game, face, rows, found):
    """One run of the library and one of the reference, now the one first, now the other."""
    kinds = {row[3] for row in rows}
    depth = "5" if COUNTED in kinds else "4" if PLAYED in kinds else "1"
    work = [name for name, needed in (("perft", depth != "1"), ("playouts", PLIES in kinds)) if needed]
    library = lambda: speed(options, game, "--face", face, "--only", ",".join(work), "--depth", depth)
    reference = lambda: run(options.run_sh, *((game, depth) if game == "vaw" else (game, "7", "3")))
    if pair % 2 == 0:
        ours, theirs = library(), reference()
    else:
        theirs = reference()
        ours = library()
    for row, _, _, (pattern, _), *_ in rows:
        mine, others = find(pattern, ours), find(pattern, theirs)
        if mine.group(1) != others.group(1):
            raise SystemExit(f"{row}: the library counts {mine.group(1)}, the reference {others.group(1)}")
        found[row][0].append(float(mine.group(2)))
        found[row][1].append(float(others.group(2)))


def violation(options, table):
    texts = [speed(options, "windborne", "13", "--pawns", "9", "--face", "public", "--only", "violation")
             for _ in range(options.pairs)]
    for moves, word in (("any", "any move"), ("legal", "a legal move")):
        values = [float(find(moves + r" ([\d.]+) us", text).group(1)) for text in texts]
        table.append(("Windborne side 13, P=9: `violation` of " + word, "public", shown(values, "us"), "", "", "2 us",
                      "0.3 us", verdict(statistics.median(values), 2, 0.3, False)))


def growth(options, table):
    each = lambda size: float(find(r"each ([\d.]+) ns", speed(
        options, "vaw", str(size), "--face", "codes", "--only", "playouts")).group(1))
    pairs = [(each(16), each(8)) for _ in range(options.pairs)]
    ratios = [large / small for large, small in pairs]
    table.append(("V.A.W. 16 x 16 playouts: time per legal move, against 8 x 8", "codes",
                  shown([large for large, _ in pairs], "ns"), "8 x 8: " + shown([small for _, small in pairs], "ns"),
                  shown(ratios), "3 x", "1.5 x", verdict(statistics.median(ratios), 3, 1.5, False)))


def bytes_of_position(rules):
    """The bytes of a position just played, and of one that has been asked for its moves."""
    text = run("java", "-cp", str(BENCHMARKS), "io.github.boardrules.examples.benchmarks.Memory", rules)
    return [int(size) for size in find(rf"^\| {rules} \| (\d+) \| (\d+) \|", text).groups()]


def memory(options, table):
    for name, rules, floor, goal in ((VAW, "vaw 8", 96, 64), ("Windborne side 7", "windborne 7", 256, 160)):
        played, asked = bytes_of_position(rules)
        size = str(played) if played == asked else f"{played}, once asked {asked}"
        table.append(("memory of a position, " + name, "", size + " bytes", "", "", f"{floor} bytes", f"{goal} bytes",
                      verdict(asked, floor, goal, False)))


def allocation(options, table):
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "results.json")
        run("java", "-jar", str(BENCHMARKS), "PlayoutBenchmark", "-p", "rules=vaw 8,windborne 7 swap=off", "-prof", "gc",
            "-f", "1", "-wi", "3", "-i", "3", "-rf", "json", "-rff", file)
        with open(file, encoding="utf-8") as text:
            results = json.load(text)
    for result in results:
        rules, face = result["params"]["rules"], result["params"]["face"]
        allocated = [metric["score"] for name, metric in result["secondaryMetrics"].items()
                     if name.endswith("gc.alloc.rate.norm")]
        if face == "public":
            floor, goal, told = 400, 200, "200 bytes"
        else:
            floor, goal = 150, bytes_of_position(rules)[0]
            told = f"the new position alone ({goal} bytes) or nothing"
        # What JMH itself allocates shows as a fraction of a byte
        met = verdict(round(allocated[0]), floor, goal, False)
        table.append(("allocation per ply in a playout, " + (VAW if rules == "vaw 8" else WINDBORNE), face,
                      shown(allocated, "bytes"), "", "", f"{floor} bytes", told, met))


def machine():
    model = "an unknown processor"
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as text:
            model = find(r"^model name\s*: (.*)", text.read()).group(1)
    except OSError:
        pass
    java = run("java", "-jar", str(TOOL), "speed", "--only", "violation", "--seconds", "0", "--warm-up", "0")
    compiler = run("g++", "--version").splitlines()[0]
    return f"{model}; {java.splitlines()[0][2:]}; {compiler}"


def main():
    options = arguments()
    load = os.getloadavg()[0]
    table = []
    rates(options, table)
    for row in OTHERS:
        if row in options.rows:
            globals()[row](options, table)
    print(f"{datetime.date.today()}; {machine()}; {options.pairs} pairs; load before the first run {load:.2f}.")
    print()
    print("| work | face | library | reference | ratio | floor | goal | reached |")
    print("|---|---|---|---|---|---|---|---|")
    for cells in table:
        print("| " + " | ".join(str(cell) for cell in cells) + " |")


main()
