import { expect, it } from "vitest";
import { replacedSince } from "./forget-replaced.ts";

const document = (id: string, file_path: string) => ({ id, file_path });

it("names the documents whose file changed, and none that is new", () => {
  const known = new Map([
    ["a", "files/1"],
    ["b", "files/2"],
  ]);
  const now = [document("a", "files/3"), document("b", "files/2"), document("c", "files/4")];
  expect(replacedSince(known, now)).toEqual(["a"]);
});
