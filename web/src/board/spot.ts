/** Hotspots: a legal token somewhere on the board. Spread on any element: <g {...spot(board, "to:14:3")}>. */
import { preferences } from "../live/preferences.svelte";
import type { BoardProps } from "./contract";

type Attributes = Record<string, unknown>;

let finger = false; // the last thing that touched the screen was a finger or a pen
if (typeof window !== "undefined") window.addEventListener("pointerdown", (event) => (finger = event.pointerType !== "mouse"), true);

/** Is the reader pointing with a finger whose first tap only aims? The second plays. */
export function aimsFirst(): boolean {
  return finger && !preferences.oneTap;
}

/** What makes an element a hotspot when the token is legal, askable when it is not (`why` false: nothing then). */
export function spot(board: BoardProps, token: string, why = false): Attributes {
  const ticket = board.tickets.find((one) => one.token === token);
  if (ticket) return hot(board, token, [ticket.label, ticket.detail].filter(Boolean).join(", "));
  return why && board.tickets.length ? askable(board, token) : {};
}

function hot(board: BoardProps, token: string, label: string): Attributes {
  const press = (): void => (aimsFirst() && board.aimed !== token ? board.aim(token) : board.play(token));
  return {
    role: "button",
    tabindex: -1, // the frame gives the one tab stop
    "data-token": token,
    "data-aimed": board.aimed === token ? "" : undefined,
    "aria-label": label,
    onclick: press,
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && board.aim(token),
    onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && board.aim(token),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      if (board.aimed === token) board.play(token);
      else board.aim(token);
    },
  };
}

function askable(board: BoardProps, token: string): Attributes {
  return { "data-ask": token, onclick: () => board.ask(token) };
}

/** Is this token legal now? */
export function legal(board: BoardProps, token: string): boolean {
  return board.tickets.some((one) => one.token === token);
}
