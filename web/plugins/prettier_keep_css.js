/** For prettier: styles stay as they are written, a rule a line; only their margin is set. */
import { doc } from "prettier";

const { hardline, join } = doc.builders;

export const parsers = {
  css: { astFormat: "kept-css", parse: (text) => ({ text }), locStart: () => 0, locEnd: ({ text }) => text.length },
};

export const printers = {
  "kept-css": {
    print({ node }) {
      const lines = node.text.replace(/^\s*\n|\s+$/g, "").split("\n");
      const margin = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
      return join(
        hardline,
        lines.map((line) => line.slice(margin).trimEnd()),
      );
    },
  },
};
