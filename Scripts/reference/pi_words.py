#!/usr/bin/env python3
"""Writes the leading bits of pi as 64-bit words, for Sources/GyreCore/Numbers/Balls/PiWords.swift.

    python3 Scripts/reference/pi_words.py > Sources/GyreCore/Numbers/Balls/PiWords.swift

Integers only: pi = 16 atan(1/5) - 4 atan(1/239) (Machin 1706), with 64 guard bits.
"""

WORDS = 192  # 12288 bits: the cap of 8192, and arguments of 4000 bits to reduce
GUARD = 64

HEAD = """\
/// The leading bits of π: ⌊π·2^{bits}⌋ in words of 64 bits, the most significant first.
///
/// Written by Scripts/reference/pi_words.py; a test computes them again.
package let piWords: [UInt64] = ["""


def arc_tangent_of_inverse(divisor: int, bits: int) -> int:
    """atan(1/divisor)*2^bits; each term is truncated, so the error is below the number of terms."""
    power = (1 << bits) // divisor
    total, term, odd, sign = 0, power, 1, 1
    while term:
        total += sign * term
        power //= divisor * divisor
        odd += 2
        term = power // odd
        sign = -sign
    return total


def main() -> None:
    bits = 64 * WORDS - 2 + GUARD
    pi = (16 * arc_tangent_of_inverse(5, bits) - 4 * arc_tangent_of_inverse(239, bits)) >> GUARD
    text = f"{pi:0{16 * WORDS}x}"
    words = [text[i : i + 16] for i in range(0, len(text), 16)]
    print(HEAD.format(bits=64 * WORDS - 2))
    for i in range(0, WORDS, 4):
        print("  " + " ".join("0x" + "_".join(w[j : j + 4] for j in (0, 4, 8, 12)) + "," for w in words[i : i + 4]))
    print("]")


main()
