"""The tree of a search: what the searching seat may see happen, in one book of numbers."""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

NONE: Final = -1
HIDDEN: Final = -1  # the step of an opponent's choice that the seat does not see
ROOT: Final = 0

# What the line of a node says, number by number. One line lies in one place of memory: a walk reads few of them.
STEP: Final = 0  # the action that leads here
VISITS: Final = 1
OFFERS: Final = 2  # how often it could have been chosen
GAINS: Final = 3  # the sum of what it brought to the seat that chose it
PRIOR: Final = 4  # how far it looked worse than the best choice when it was first tried
CHILD: Final = 5  # the youngest child
SIBLING: Final = 6  # the next older child of the same parent
LINE: Final = 7


@final
@mypyc_attr(acyclic=True)
class Tree:
    """A node is the place in the book where its line begins.

    It stands for the steps that lead to it, as the searching seat sees them.
    """

    def __init__(self) -> None:
        self.book: vec[i64] = vec[i64]([])
        self.blank: vec[i64] = vec[i64]([i64(NONE), i64(0), i64(1), i64(0), i64(0), i64(NONE), i64(NONE)])
        self.size: i64 = 0  # nodes
        self.add(NONE, HIDDEN)

    def add(self, parent: i64, step: i64) -> i64:
        """A new node below the parent."""
        node: i64 = self.size * LINE
        older: i64 = NONE
        book = self.book
        if parent != NONE:
            older = book[parent + CHILD]
            book[parent + CHILD] = node
        book = extend(book, self.blank)
        book[node + STEP] = step
        book[node + SIBLING] = older
        self.book = book
        self.size += 1
        return node

    def find(self, parent: i64, step: i64) -> i64:
        """The child that this step leads to, or NONE."""
        book = self.book
        node: i64 = book[parent + CHILD]
        while node != NONE and book[node + STEP] != step:
            node = book[node + SIBLING]
        return node

    def after(self, steps: list[int]) -> "Tree":
        """What is left of the tree once these steps were taken; empty, if they were never thought of."""
        node: i64 = ROOT
        for step in steps:
            node = self.find(node, step)
            if node == NONE:
                return Tree()
        return self.below(node)

    def below(self, root: i64) -> "Tree":
        """A copy of all that lies below a node, which becomes the root."""
        other = Tree()
        other.take(self, root, ROOT)
        origin: vec[i64] = vec[i64]([root])  # where each node of the copy comes from
        done: i64 = 0
        while done < other.size:
            node: i64 = self.book[origin[done] + CHILD]
            while node != NONE:
                origin = append(origin, node)
                other.take(self, node, other.add(done * LINE, self.book[node + STEP]))
                node = self.book[node + SIBLING]
            done += 1
        return other

    def take(self, other: "Tree", theirs: i64, mine: i64) -> None:
        """What another tree knows of a node."""
        said: i64 = VISITS
        while said <= PRIOR:
            self.book[mine + said] = other.book[theirs + said]
            said += 1
