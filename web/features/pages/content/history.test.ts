import { expect, test } from "vitest";
import { createHistory } from "./history.ts";

test("steps are taken back and done again; a new change ends what could be done again", () => {
  const history = createHistory("a");
  history.apply("b");
  history.apply("c");
  expect([history.undo(), history.current()]).toEqual([true, "b"]);
  expect([history.redo(), history.current()]).toEqual([true, "c"]);
  history.undo();
  history.apply("d");
  expect([history.redo(), history.canRedo()]).toEqual([false, false]);
  history.undo();
  history.undo();
  expect([history.undo(), history.current()]).toEqual([false, "a"]);
});

test("what is typed into one field is one step", () => {
  const history = createHistory("");
  for (const text of ["w", "wo", "wor"]) history.apply(text, "title");
  history.apply("word!", "other");
  history.undo();
  expect(history.current()).toBe("wor");
  history.undo();
  expect(history.current()).toBe("");
});

test("what comes from elsewhere is in every step", () => {
  const history = createHistory("a");
  history.apply("b");
  history.rebase((value) => `${value}+`);
  expect(history.current()).toBe("b+");
  history.undo();
  expect(history.current()).toBe("a+");
});
