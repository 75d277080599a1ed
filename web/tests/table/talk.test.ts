import { describe, expect, it } from "vitest";
import type { Room } from "../../src/live/room.svelte";
import { Talk } from "../../src/table/talk.svelte";

const said = (seq: number, name: string, seat: number | null) => ({ seq, name, seat, text: "…", at: 0 });
const room = (...chat: ReturnType<typeof said>[]): Room => ({ chat, heard: 2, view: { mine: [0] } }) as unknown as Room;

describe("what is said at a table", () => {
  it("is new when others said it after the page had opened", () => {
    const talk = new Talk(room(said(1, "Basile", 1), said(3, "Odile", 0), said(4, "Basile", 1), said(5, "Suzon", null)));
    expect(talk.unread.map((one) => one.seq)).toEqual([4, 5]);
    talk.look();
    expect(talk.unread).toEqual([]);
  });

  it("is neither shown nor counted once the talk is turned off", () => {
    const talk = new Talk(room(said(4, "Basile", 1), said(5, "Suzon", null)));
    talk.muteAll();
    expect([talk.said, talk.unread, talk.quiet]).toEqual([[], [], true]);
  });
});
