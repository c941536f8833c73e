import { expect, test } from "vitest";
import { movedTo, nameOfRow } from "./places.ts";

test.each([
  ["/models", "/settings/models"],
  ["/models/", "/settings/models"],
  ["/providers", "/settings/models#servers"],
  ["/providers#own", "/settings/models#own"],
  ["/jobs?status=failed&type=export#list", "/activity?status=failed&type=export#list"],
  ["/jobs/17", "/activity/17"],
  ["/plugins/WordCount?try=1", "/settings/plugins/WordCount?try=1"],
  ["/trash", "/library/trash"],
  ["/chats/17?message=3", "/chat/17?message=3"],
])("%s leads to %s", (before, now) => expect(movedTo(before)).toBe(now));

test.each([
  "/",
  "/search?q=a",
  "/settings/models",
  "/modelsite",
  "/p/models",
  "/chats",
  "/chats/",
  "https://lectern.test/models",
])("%s stays where it is", (address) => expect(movedTo(address)).toBeUndefined());

test("a row with the name that the app gave it before shows the new one; a name that a person chose stays", () => {
  const row = { route: "/evaluation", name: "Evaluate answers", is_system: true };
  expect(nameOfRow(row)).toBe("Evaluate");
  expect(nameOfRow({ ...row, name: "How good" })).toBe("How good");
  expect(nameOfRow({ ...row, is_system: false })).toBe("Evaluate answers");
});
