#!/usr/bin/env node
// An example bot for the line protocol of Ludothèque (docs/protocol.md) in JavaScript: any legal token, at random.
import { createInterface } from "node:readline";

let legal = [];
const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

const answers = {
  hello: () => say({ is: "hello", name: "Stroller", author: "Ludothèque" }),
  new: () => say({ is: "ready" }),
  legal: ({ tokens }) => (legal = tokens),
  decide: () => say({ is: "decision", token: legal[Math.floor(Math.random() * legal.length)] }),
  quit: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  answers[message.do]?.(message);
}
