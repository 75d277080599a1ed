/**
 * Marked text (ludotheque.kernel.marked): what is to be said, before it is said in a language.
 *
 *     START id SEP name=value SEP name=value END
 *
 * A value is text that may itself hold marked messages; `#` before it says that it is a number.
 */
export const START = "\ue000";
export const SEP = "\ue001";
export const END = "\ue002";

/** A message with its arguments. */
export interface Marked {
  id: string;
  args: Record<string, number | Text>;
}

/** Plain text and messages, one after the other. */
export type Text = (string | Marked)[];

export function parse(source: string): Text {
  const reader = new Reader(source);
  return reader.text("");
}

/** The message that the whole line is, if it is one. */
export function only(text: Text): Marked | null {
  const found = text.filter((part) => typeof part !== "string" || part.trim() !== "");
  const one = found[0];
  return found.length === 1 && one !== undefined && typeof one !== "string" ? one : null;
}

class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  text(stops: string): Text {
    const parts: Text = [];
    let plain = "";
    while (this.at < this.source.length) {
      const char = this.source.charAt(this.at);
      if (stops.includes(char) && stops !== "") break;
      if (char !== START) {
        plain += char;
        this.at += 1;
        continue;
      }
      if (plain) parts.push(plain);
      plain = "";
      parts.push(this.message());
    }
    if (plain) parts.push(plain);
    return parts;
  }

  private message(): Marked {
    this.at += 1; // START
    const made: Marked = { id: this.until(SEP + END), args: {} };
    while (this.source.charAt(this.at) === SEP) {
      this.at += 1;
      const name = this.until("=");
      this.at += 1;
      made.args[name] = this.value();
    }
    this.at += 1; // END
    return made;
  }

  private value(): number | Text {
    if (this.source.charAt(this.at) !== "#") return this.text(SEP + END);
    this.at += 1;
    return Number(this.until(SEP + END));
  }

  private until(stops: string): string {
    const from = this.at;
    while (this.at < this.source.length && !stops.includes(this.source.charAt(this.at))) this.at += 1;
    return this.source.slice(from, this.at);
  }
}
