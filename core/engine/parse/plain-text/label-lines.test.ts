import { expect, test } from "vitest";
import { parseAs } from "../testing/setup.ts";

const read = async (text: string, type: "txt" | "md" = "txt") => (await parseAs(type, text)).text;

test("lines of a form stay lines, with Windows line ends as well", async () => {
  const form = "Name: Jane Roe\r\nDate of birth: 3 May 1961\r\nPlace: Voss\r\n\r\nThe form ends here.";
  expect(await read(form)).toBe("Name: Jane Roe\nDate of birth: 3 May 1961\nPlace: Voss\n\nThe form ends here.");
});

test("a value that goes on in the next line is joined", async () => {
  expect(await read("To: the council\nAbout: a pier that\nhas no lamp\nDate: 5 May")).toBe(
    "To: the council\nAbout: a pier that has no lamp\nDate: 5 May",
  );
});

test("prose that is wrapped is joined, a colon in it or not", async () => {
  expect(
    await read("The keeper said this:\nthe lamp is lit at dusk and\nput out at dawn: every day\nof the year."),
  ).toBe("The keeper said this: the lamp is lit at dusk and put out at dawn: every day of the year.");
});

test("Markdown joins its lines as it always does", async () => {
  expect(await read("Name: Jane Roe\nPlace: Voss", "md")).toBe("Name: Jane Roe Place: Voss");
});
