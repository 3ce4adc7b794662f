"""Times `gyre sphere-layout` beside numpy computing and polars writing the same numbers in this process.

    python3 time_layouts.py PROGRAM FOLDER

Wall time of the whole program against that of the peer in turn, fifteen times each; then the methods beside each other,
and user CPU time of ten million points against ten times one million, the best of five. Every run writes a new file: to drop the
old one's pages takes a third of the time, and is no part of the work of either.
"""

import math
import os
import resource
import subprocess
import sys
import time

import numpy
import polars


def peer(count, file):
    """What a program that has numpy and polars at hand does for the fibonacci layout."""
    index = numpy.arange(count)
    height = 1 - (2 * index + 1) / count
    distance = numpy.sqrt(1 - height * height)
    angle = 2 * math.pi * ((index * ((3 - math.sqrt(5)) / 2)) % 1)
    columns = {
        "index": index,
        "x": distance * numpy.sin(angle),
        "y": height,
        "z": distance * numpy.cos(angle),
    }
    polars.DataFrame(columns).write_csv(file)


def run(program, count, method, file):
    """(wall, user) seconds of the program."""
    remove(file)
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime, time.perf_counter()
    with open(file, "wb") as output:
        subprocess.run([program, "sphere-layout", str(count), "--method", method, "--csv"], stdout=output, check=True)
    return time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def remove(file):
    if os.path.exists(file):
        os.remove(file)


def median(values):
    return sorted(values)[len(values) // 2]


def main():
    program, folder = sys.argv[1:]
    file = os.path.join(folder, "points.csv")
    million = 1_000_000
    own, other = [], []
    peer(million, file)
    for _ in range(15):
        remove(file)
        start = time.perf_counter()
        peer(million, file)
        other.append(time.perf_counter() - start)
        own.append(run(program, million, "fibonacci", file)[0])
    print(f"numpy + polars   median {median(other):.3f} s, least {min(other):.3f} s")
    print(f"gyre             median {median(own):.3f} s, least {min(own):.3f} s")
    print(f"ratio            {median(own) / median(other):.2f} (medians), {min(own) / min(other):.2f} (least)")
    methods = ["fibonacci", "rings", "spiral", "equal-area"]
    times = {method: [] for method in methods}
    for _ in range(5):
        for method in methods:
            times[method].append(run(program, million, method, file)[1])
    for method in methods:
        print(f"{method:<16} user {min(times[method]):.3f} s, {min(times[method]) / min(times['fibonacci']):.2f} of fibonacci's")
    # Ten runs against one that is ten times as long: the machine's ups and downs meet both alike.
    tens, larges = [], []
    for _ in range(5):
        tens.append(sum(run(program, million, "fibonacci", file)[1] for _ in range(10)))
        larges.append(run(program, 10 * million, "fibonacci", file)[1])
    print(f"10 000 000       user {min(larges):.2f} s, {min(larges) / min(tens) * 10:.2f} times that of 1 000 000")


main()
