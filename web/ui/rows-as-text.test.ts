import { expect, test } from "vitest";
import { rowsAsText } from "./rows-as-text.ts";

test("the cells of a row are words with points between them, without those that are empty", () => {
  expect(rowsAsText("City | Depth | | Year\nOslo | 12 | | 1924\nAnd a sentence.")).toBe(
    "City · Depth · Year\nOslo · 12 · 1924\nAnd a sentence.",
  );
  expect(rowsAsText("City | Depth\nOslo | 12")).toBe("City · Depth\nOslo · 12");
});

test("of a table in Markdown the line below its head goes", () => {
  expect(rowsAsText("| City | Depth |\n| --- | ---: |\n| Oslo | 12 |")).toBe("City · Depth\nOslo · 12");
});

test("a bar in a sentence or a command stays", () => {
  expect(rowsAsText("Run ls | sort to see them.")).toBe("Run ls | sort to see them.");
  expect(rowsAsText("a||b\n- one\n---")).toBe("a||b\n- one\n---");
});
