#!/usr/bin/env python3
"""Times commands in turn, so that what else the machine does falls on all alike.

    python3 Scripts/reference/time_in_turn.py RUNS COMMAND COMMAND ...

Prints the median and the least wall time of each, and their ratios to those of the first. Standard output of the
commands goes to /dev/null.
"""

import os
import shlex
import statistics
import sys
import time


def seconds(command: list[str]) -> float:
    """The wall time of one run, started without a shell."""
    actions = [(os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0)]
    start = time.perf_counter()
    child = os.posix_spawnp(command[0], command, os.environ, file_actions=actions)
    _, status = os.waitpid(child, 0)
    if status != 0:
        sys.exit(f"{shlex.join(command)} failed")
    return time.perf_counter() - start


def main() -> None:
    runs = int(sys.argv[1])
    commands = [shlex.split(text) for text in sys.argv[2:]]
    times: list[list[float]] = [[] for _ in commands]
    for _ in range(runs):
        for command, taken in zip(commands, times):
            taken.append(seconds(command))
    median, least = statistics.median(times[0]), min(times[0])
    for text, taken in zip(sys.argv[2:], times):
        print(
            f"median {1000 * statistics.median(taken):9.3f} ms ({statistics.median(taken) / median:.2f}), "
            f"least {1000 * min(taken):9.3f} ms ({min(taken) / least:.2f}): {text}"
        )


main()
