import { openLectern, type OpenedLectern } from "lectern/testing";
import { afterAll, beforeAll, expect, test } from "vitest";

let lectern: OpenedLectern;
beforeAll(async () => (lectern = await openLectern()));
afterAll(() => lectern?.close());

test("greets the person of its settings, counts clicks and follows the theme", async () => {
  const { frame, configure } = await lectern.show(new URL(".", import.meta.url), { config: { person: "Ada" } });
  await frame.getByRole("heading", { name: "Hello, Ada!" }).waitFor();
  await frame.getByRole("button", { name: "0 clicks" }).click();
  await frame.getByRole("button", { name: "1 click" }).waitFor();
  await lectern.setTheme("dark");
  await frame.getByText("The theme is dark.").waitFor();
  await configure({ person: "Grace" });
  await frame.getByRole("heading", { name: "Hello, Grace!" }).waitFor();
  await frame.getByRole("button", { name: "1 click" }).waitFor();
  expect(lectern.errors).toEqual([]);
});
