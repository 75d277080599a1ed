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
SHELF: Final = 5  # where its children stand,
CHILDREN: Final = 6  # and how many they are
PARENT: Final = 7  # the node it hangs from
LINE: Final = 8

PAIR: Final = 2  # on a shelf: the step to a child, and the child


@final
@mypyc_attr(acyclic=True)
class Tree:
    """A node is the place in the book where its line begins.

    It stands for the steps that lead to it, as the searching seat sees them. Its children stand side by side on a
    shelf, which is full at 1, 2, 4, 8 ... of them and then left for one of twice its size.
    """

    def __init__(self) -> None:
        self.book: vec[i64] = vec[i64]([])
        self.shelves: vec[i64] = vec[i64]([])
        self.blank: vec[i64] = vec[i64]([i64(0), i64(0), i64(1), i64(0), i64(0), i64(0), i64(0), i64(0)])
        self.size: i64 = 0  # nodes
        self.add(NONE, HIDDEN)

    def add(self, parent: i64, step: i64) -> i64:
        """Make a new node below the parent."""
        node: i64 = self.size * LINE
        self.size += 1
        self.book = extend(self.book, self.blank)
        self.book[node + STEP] = step
        self.book[node + PARENT] = parent
        if parent != NONE:
            self.put_on_shelf(parent, step, node)
        return node

    def put_on_shelf(self, parent: i64, step: i64, node: i64) -> None:
        """Put a child beside the others."""
        book = self.book
        number: i64 = book[parent + CHILDREN]
        if number & (number - 1) == 0:
            book[parent + SHELF] = self.larger_shelf(book[parent + SHELF], number)
        place: i64 = book[parent + SHELF] + number * PAIR
        self.shelves[place] = step
        self.shelves[place + 1] = node
        book[parent + CHILDREN] = number + 1

    def larger_shelf(self, old: i64, number: i64) -> i64:
        """Return a shelf with the same children and as much room again; the first is for one."""
        new: i64 = len(self.shelves)
        children = self.shelves[old : old + number * PAIR]
        if number == 0:
            children = self.blank[:PAIR]
        self.shelves = extend(self.shelves, children)
        if number > 0:
            self.shelves = extend(self.shelves, children)
        return new

    def find(self, parent: i64, step: i64) -> i64:
        """Return the child that this step leads to, or NONE."""
        shelves = self.shelves
        place: i64 = self.book[parent + SHELF]
        end: i64 = place + self.book[parent + CHILDREN] * PAIR
        while place < end:
            if shelves[place] == step:
                return shelves[place + 1]
            place += PAIR
        return NONE

    def after(self, steps: list[int]) -> "Tree":
        """Return what is left of the tree once these steps were taken; empty, if they were never thought of."""
        node: i64 = ROOT
        for step in steps:
            node = self.find(node, step)
            if node == NONE:
                return Tree()
        return self.below(node)

    def below(self, root: i64) -> "Tree":
        """Copy all that lies below a node, which becomes the root."""
        other = Tree()
        other.take(self, root, ROOT)
        origin: vec[i64] = vec[i64]([root])  # where each node of the copy comes from
        done: i64 = 0
        while done < other.size:
            line: i64 = origin[done]
            place: i64 = self.book[line + SHELF]
            end: i64 = place + self.book[line + CHILDREN] * PAIR
            while place < end:
                node: i64 = self.shelves[place + 1]
                origin = append(origin, node)
                other.take(self, node, other.add(done * LINE, self.shelves[place]))
                place += PAIR
            done += 1
        return other

    def take(self, other: "Tree", theirs: i64, mine: i64) -> None:
        """Take over what another tree knows of a node."""
        said: i64 = VISITS
        while said <= PRIOR:
            self.book[mine + said] = other.book[theirs + said]
            said += 1
