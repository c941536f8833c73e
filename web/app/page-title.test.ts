import { expect, test } from "vitest";
import { tabTitle } from "./page-title.ts";

test("a tab is named after the heading of its page, the start and a page without one after the app", () => {
  expect(tabTitle("/personas", "Personas")).toBe("Personas · Lectern");
  expect(tabTitle("/", "What do you want to know?")).toBe("Lectern");
  expect(tabTitle("/chat/1", "")).toBe("Lectern");
});
