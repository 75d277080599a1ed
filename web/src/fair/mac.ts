/** The browser's own SHA-256 and HMAC where it lends them, ours elsewhere. */
import { hmacSha256, sha256 } from "./sha256";

export type Bytes = Uint8Array<ArrayBuffer>;
export type Mac = (text: string) => Promise<Uint8Array>;

const encoder = new TextEncoder();

export function bytes(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function hex(found: Uint8Array): string {
  return [...found].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function digest(message: Bytes, subtle = crypto.subtle): Promise<Uint8Array> {
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", message)) : sha256(message);
}

/** HMAC-SHA256 of texts with one key. */
export async function mac(seed: Bytes, subtle = crypto.subtle): Promise<Mac> {
  if (!subtle) return async (text) => hmacSha256(seed, encoder.encode(text));
  const key = await subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (text) => new Uint8Array(await subtle.sign("HMAC", key, encoder.encode(text)));
}
