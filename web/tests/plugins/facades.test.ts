import { expect, test } from "vitest";
import { facadeOf, led } from "../../plugins/facades";

const FACADE = 'export{t as default,n as wide}from"./mark-pieces-A1.js";';

test("a file that only hands on is a facade, one that does anything else is not", () => {
  expect(facadeOf(FACADE)).toEqual({ file: "mark-pieces-A1.js", names: [["default", "t"], ["wide", "n"]] }); // prettier-ignore
  expect(facadeOf('export{t as default}from"./a-1.js";export{n as b}from"./b-2.js";')).toBeNull();
  expect(facadeOf('import{t as e}from"./a-1.js";e();export{e as default};')).toBeNull();
});

test("whoever imports a facade imports the file behind it, under the same names", () => {
  const found = facadeOf(FACADE);
  const facades = new Map(found ? [["mark-Board-B2.js", found]] : []);
  expect(led("load(()=>import(`./mark-Board-B2.js`),deps([3]))", facades)).toBe("load(()=>import(`./mark-pieces-A1.js`).then(e=>({default:e.t,wide:e.n})),deps([3]))");
  expect(led('m.f=["assets/mark-Board-B2.js","assets/stage.js"]', facades)).toBe('m.f=["assets/mark-pieces-A1.js","assets/stage.js"]');
});
