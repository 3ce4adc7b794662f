"""Lines of random inputs: good and bad records, comments, ends of lines."""

COMMENTS = (b"", b"", b"   ", b"#", b"# a comment", b"#1,2,3", b"\t", "# ünï".encode())


class Lines:
    """Writes inputs of records that `good` (a text) and `failing` (bytes) make; `plain` ones have no lines
    but records."""

    def __init__(self, random, good, failing, plain):
        self.random, self.good, self.failing, self.plain = random, good, failing, plain
        self.bad_share = random.choice((0, 0, 0.05, 0.2))
        self.comment_share = 0 if plain else random.choice((0, 0, 0.05))

    def data(self, size):
        """The bytes of the file."""
        random = self.random
        lines = []
        for _ in range(size):
            if random.random() < self.comment_share:
                lines.append(random.choice(COMMENTS))
            if random.random() < self.bad_share:
                lines.append(self.failing())
            else:
                lines.append(self.good().encode())
        end = b"\n" if self.plain else random.choice((b"\n", b"\n", b"\n", b"\r\n"))
        mark = b"" if self.plain else random.choice((b"", b"", b"", b"\xef\xbb\xbf"))
        return mark + end.join(lines) + (end if random.random() < 0.9 else b"")

    def padded(self, text):
        """The record, sometimes with blanks round it."""
        if not self.plain and self.random.random() < 0.05:
            text = self.random.choice((" {}", "{} ", "\t{}", "  {}\t", "{}   ")).format(text)
        return text
