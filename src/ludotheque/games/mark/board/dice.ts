/** What the two dice say now: which faces can be worked, which cannot, which colours have left the game. */
import type { Colour, Face, Facts } from "./facts";

export interface DieSigns {
  face: Face;
  /** Its colour can be worked. */
  lit: boolean;
  /** It cannot. */
  off: boolean;
  /** Its colour is closed. */
  struck: boolean;
}

/** `colour`: of the aimed or held choice; then only the die that gives it stays lit. */
export function diceSigns(facts: Facts, colour: Colour | null): Record<"star" | "hammer", DieSigns> | null {
  const dice = facts.dice;
  if (!dice) return null;
  const acting = facts.phase === "act";
  const usable = (face: Face): boolean => facts.usable.includes(face as Colour);
  const signs = (face: Face, other: Face): DieSigns => ({
    face,
    lit: acting && (colour ? face === colour || (face === "star" && other !== colour) : face === "star" || usable(face)),
    off: acting && face !== "star" && !usable(face),
    struck: facts.closed.includes(face as Colour),
  });
  return { star: signs(dice.star, dice.hammer), hammer: signs(dice.hammer, dice.star) };
}

/** How many actions the roll gives: two for a double. */
export function actionsOf(facts: Facts): number {
  if (facts.phase !== "act" || !facts.dice) return 0;
  return facts.dice.star === facts.dice.hammer ? 2 : 1;
}
