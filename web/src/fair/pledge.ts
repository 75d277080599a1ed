/** What this browser remembers of a table's chance: the commitment it saw before it sat, and the nonces it gave. */
import { recall, remember } from "../platform/storage";
import { nonce } from "./nonce";

export interface Pledge {
  commitment: string;
  nonces: string[];
}

export function pledgeOf(table: string): Pledge | null {
  try {
    const found = JSON.parse(recall(`pledge.${table}`) ?? "null") as Pledge | null;
    return found && typeof found.commitment === "string" && Array.isArray(found.nonces) ? found : null;
  } catch {
    return null;
  }
}

/** A nonce for a chair of this table, remembered. */
export function pledge(table: { id: string; commitment: string }): string {
  const before = pledgeOf(table.id);
  const made = nonce();
  const kept = before?.commitment === table.commitment ? before.nonces.slice(-8) : [];
  remember(`pledge.${table.id}`, JSON.stringify({ commitment: table.commitment, nonces: [...kept, made] }));
  return made;
}
