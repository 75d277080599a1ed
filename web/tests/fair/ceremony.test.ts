/** A browser pledges a nonce for each own chair, and shows it when the start is called; never before. */
import { beforeEach, expect, it, vi } from "vitest";
import { Ceremony } from "../../src/fair/ceremony";
import { compared, pledge, pledgeOf, published, secretOf } from "../../src/fair/pledge";
import type { Proof } from "../../src/fair/record";
import { pledgeOf as fingerprint } from "../../src/fair/transcript";
import type { Chair, Command, TableView } from "../../src/net/types";

const chair = (seat: number, more: Partial<Chair> = {}): Chair => ({ seat, kind: "person", drawn: true, pledge: null, shown: false, ...more }) as Chair;
let number = 0;
const view = (more: Partial<TableView>): TableView => ({ id: `t${number}`, status: "lobby", commitment: "c", mine: [0], showing: false, chairs: [chair(0), chair(1)], ...more }) as TableView;

beforeEach(() => (number += 1));

function room(): { ceremony: Ceremony; said: Command[] } {
  const said: Command[] = [];
  return { said, ceremony: new Ceremony((command) => (said.push(command), Promise.resolve())) };
}

it("pledges once for an own chair without a nonce, and for no other", () => {
  const { ceremony, said } = room();
  ceremony.attend(view({}));
  ceremony.attend(view({}));
  const made = pledgeOf(view({}).id)?.nonces ?? [];
  expect(said).toEqual([{ do: "pledge", seat: 0, pledge: published(made[0] ?? "") }]);
  expect(JSON.stringify(said)).not.toContain(made[0]);
});

it("shows its nonce once everybody's is fixed", () => {
  const { ceremony, said } = room();
  const made = pledge(view({}));
  const mine = chair(0, { drawn: false, pledge: published(made) });
  ceremony.attend(view({ chairs: [mine] }));
  expect(said).toEqual([]);
  ceremony.attend(view({ chairs: [mine], showing: true }));
  ceremony.attend(view({ chairs: [{ ...mine, shown: true }], showing: true }));
  expect(said).toEqual([{ do: "show", seat: 0, nonce: made }]);
});

it("remembers who sat where with which pledge when it showed its nonce", () => {
  const { ceremony } = room();
  const made = pledge(view({}));
  const chairs = [chair(0, { drawn: false, pledge: published(made) }), chair(1, { kind: "robot", level: "habitue" }), chair(2, { drawn: false, pledge: "2".repeat(64) })];
  ceremony.attend(view({ chairs, showing: true }));
  const memory = pledgeOf(view({}).id)!;
  const proof = { commitment: "c", scheme: 3, table: view({}).id, number: 0, chairs: ["person", "habitue", "person"], nonces: [made, "", "x"], pledges: [published(made), "", "2".repeat(64)], transcript: "" } as unknown as Proof;
  expect(compared(memory, proof, view({}).id)).toBe("good");
  expect(compared(memory, { ...proof, chairs: ["person", "habitue", "absent"] }, view({}).id)).toBe("good"); // who did not show is told elsewhere
  for (const other of [{ table: "t" }, { chairs: ["person", "champion", "person"] }, { chairs: ["person", "person", "person"] }, { pledges: [published(made), "", "3".repeat(64)] }, { number: 1 }])
    expect(compared(memory, { ...proof, ...other }, view({}).id)).toBe("seated");
  expect(compared(memory, { ...proof, nonces: ["", "", ""] }, view({}).id)).toBe("salt");
});

it("pledges another nonce when the start was called off after it had shown one", () => {
  const { ceremony, said } = room();
  ceremony.attend(view({}));
  const made = pledgeOf(view({}).id)?.nonces[0] ?? "";
  ceremony.attend(view({ chairs: [chair(0, { drawn: false, pledge: published(made) })], showing: true }));
  ceremony.attend(view({}));
  expect(said.map((one) => one.do)).toEqual(["pledge", "show", "pledge"]);
  expect(said[2]).not.toEqual(said[0]);
});

it("leaves a chair to the house whose nonce it does not remember", () => {
  const { ceremony, said } = room();
  ceremony.attend(view({ chairs: [chair(0, { drawn: false, pledge: "0".repeat(64) })], showing: true }));
  ceremony.attend(view({ status: "playing", showing: true }));
  expect(said).toEqual([]);
});

it("asks again when the line fell", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(null);
  const ceremony = new Ceremony(ask);
  ceremony.attend(view({}));
  await new Promise((resolve) => setTimeout(resolve));
  ceremony.attend(view({}));
  expect(ask).toHaveBeenCalledTimes(2);
});

it("publishes what the check of a record expects", async () => {
  const made = pledge(view({}));
  expect(await fingerprint(made, crypto.subtle)).toBe(published(made));
  expect(secretOf(view({}).id, published(made))).toBe(made);
});
