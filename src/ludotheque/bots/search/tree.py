"""The tree of a search: what the searching seat may see happen, in columns of numbers."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

ROOT: Final = 0
NONE: Final = -1
HIDDEN: Final = -1  # the step of an opponent's choice that the seat does not see


@final
@mypyc_attr(acyclic=True)
class Tree:
    """A node is a number. It stands for the steps that lead to it, as the searching seat sees them."""

    def __init__(self) -> None:
        self.step: vec[i64] = vec[i64]([])  # the action that leads here
        self.visits: vec[i64] = vec[i64]([])
        self.offers: vec[i64] = vec[i64]([])  # how often it could have been chosen
        self.gains: vec[i64] = vec[i64]([])  # the sum of what it brought to the seat that chose it
        self.prior: vec[i64] = vec[i64]([])  # how far it looked worse than the best choice when it was first tried
        self.child: vec[i64] = vec[i64]([])  # the youngest child
        self.sibling: vec[i64] = vec[i64]([])  # the next older child of the same parent
        self.size: i64 = 0
        self.add(NONE, HIDDEN)

    def add(self, parent: i64, step: i64) -> i64:
        """A new node below the parent."""
        node: i64 = self.size
        older: i64 = NONE
        if parent != NONE:
            older = self.child[parent]
            self.child[parent] = node
        self.step = append(self.step, step)
        self.visits = append(self.visits, i64(0))
        self.offers = append(self.offers, i64(1))
        self.gains = append(self.gains, i64(0))
        self.prior = append(self.prior, i64(0))
        self.child = append(self.child, i64(NONE))
        self.sibling = append(self.sibling, older)
        self.size += 1
        return node

    def find(self, parent: i64, step: i64) -> i64:
        """The child that this step leads to, or NONE."""
        node: i64 = self.child[parent]
        while node != NONE and self.step[node] != step:
            node = self.sibling[node]
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
            node: i64 = self.child[origin[done]]
            while node != NONE:
                origin = append(origin, node)
                other.take(self, node, other.add(done, self.step[node]))
                node = self.sibling[node]
            done += 1
        return other

    def take(self, other: "Tree", theirs: i64, mine: i64) -> None:
        """What another tree knows of a node."""
        self.visits[mine] = other.visits[theirs]
        self.offers[mine] = other.offers[theirs]
        self.gains[mine] = other.gains[theirs]
        self.prior[mine] = other.prior[theirs]
