/** What the board and everything drawn beside it is given of a table that is played; each part is read when it is wanted. */
import type { Facts } from "../board/given.svelte";
import type { TableController } from "./table_controller.svelte";

export function staged(controller: TableController): Facts {
  return {
    get view() {
      return controller.facts;
    },
    get text() {
      return controller.text;
    },
    get tickets() {
      return controller.tickets;
    },
    get aimed() {
      return controller.aimed;
    },
    get after() {
      return controller.after?.view ?? null;
    },
    get last() {
      return controller.room.playback.last;
    },
    get asking() {
      return controller.asking;
    },
    aim: (token) => controller.hover(token),
    play: (token, next) => controller.press(token, next),
    ask: (token) => void controller.ask(token),
  };
}
