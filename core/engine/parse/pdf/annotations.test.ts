import { describe, expect, test } from "vitest";
import { marksFor } from "../../text-marks.ts";
import { makePdf, type PdfPage } from "../testing/make-pdf.ts";
import { brokenPromise, outline, parseAs } from "../testing/setup.ts";

async function read(page: PdfPage) {
  const parsed = await parseAs("pdf", makePdf({ pages: [page] }));
  expect(brokenPromise(parsed)).toBeNull();
  return parsed;
}

const field = (entries: string, x: number, y: number, width = 200, height = 16) => ({
  x,
  y,
  width,
  height,
  entries: `/Subtype /Widget /F 4 ${entries}`,
});

describe("form fields", () => {
  test("are read behind their labels, and marked where they lie", async () => {
    const parsed = await read({
      lines: [
        { text: "Application for a permit", y: 60 },
        { text: "Name:", y: 100 },
        { text: "Town:", y: 130 },
        { text: "Please sign on the other side.", y: 200 },
      ],
      annotations: [
        field("/FT /Tx /T (town) /V (Port Ellen)", 110, 128),
        field("/FT /Tx /T (name) /V (Ada Lovelace)", 110, 98),
      ],
    });
    expect(outline(parsed)).toEqual([
      "paragraph: Application for a permit",
      "paragraph: Name: Ada Lovelace",
      "paragraph: Town: Port Ellen",
      "paragraph: Please sign on the other side.",
    ]);
    const start = parsed.text.indexOf("Port Ellen");
    expect(marksFor(parsed, start, start + 10)).toMatchObject([{ page: 1, x: 110, y: 128 }]);
  });

  test("are read below a label above them, line by line", async () => {
    const parsed = await read({
      lines: [
        { text: "Describe what happened", y: 100 },
        { text: "Describe who was there", y: 200 },
      ],
      annotations: [field("/FT /Tx /Ff 4096 /V (The gate stood open.\\rNobody had closed it.)", 72, 118, 300, 60)],
    });
    expect(parsed.text.split("\n\n")).toEqual([
      "Describe what happened",
      "The gate stood open. Nobody had closed it.",
      "Describe who was there",
    ]);
  });

  test("to choose from say what was chosen, and boxes whether they are ticked", async () => {
    const on = "/AP << /N << /Yes 5 0 R /Off 5 0 R >> >>";
    const parsed = await read({
      lines: [
        { text: "Married", x: 90, y: 100 },
        { text: "Single", x: 190, y: 100 },
        { text: "Blue", x: 90, y: 130 },
        { text: "Country", x: 72, y: 160 },
      ],
      annotations: [
        field(`/FT /Btn /V /Yes /AS /Yes ${on}`, 72, 100, 12, 12),
        field(`/FT /Btn /V /Off /AS /Off ${on}`, 172, 100, 12, 12),
        field(
          "/Parent << /FT /Btn /Ff 49152 /V /Blue >> /AS /Blue /AP << /N << /Blue 5 0 R /Off 5 0 R >> >>",
          72,
          130,
          12,
          12,
        ),
        field("/FT /Ch /Ff 131072 /Opt [[(de) (Germany)] [(fr) (France)]] /V (fr)", 140, 160),
      ],
    });
    expect(parsed.text.replace(/\s+/g, " ")).toBe("☒ Married ☐ Single ☒ Blue Country France");
  });

  test("that nobody sees, passwords, and values that the page shows itself add nothing", async () => {
    const parsed = await read({
      lines: [
        { text: "Name", y: 100 },
        { text: "Ada Lovelace", x: 120, y: 100 },
      ],
      annotations: [
        field("/FT /Tx /V (Ada Lovelace)", 115, 98),
        field("/FT /Tx /V (hidden words) /F 2", 115, 140),
        field("/FT /Tx /Ff 8192 /V (secret)", 115, 180),
        field("/FT /Tx /V ()", 115, 220),
      ],
    });
    expect(parsed.text.replace(/\s+/g, " ")).toBe("Name Ada Lovelace");
  });

  test("are the text of a page that has no other", async () => {
    const parsed = await read({ lines: [], annotations: [field("/FT /Tx /V (Only this)", 72, 98)] });
    expect(parsed.text).toBe("Only this");
  });
});

describe("comments", () => {
  test("come behind the text of their page with who wrote them, and typed text is part of the page", async () => {
    const box = { x: 72, y: 120, width: 150, height: 16 };
    const parsed = await read({
      lines: [
        { text: "The lease ends in May.", y: 100 },
        { text: "The rent is due each month.", y: 150 },
      ],
      annotations: [
        { ...box, x: 300, entries: "/Subtype /Text /T (Mara) /Contents (Ask whether\\rthis was extended.)" },
        {
          ...box,
          y: 150,
          entries: "/Subtype /Highlight /QuadPoints [72 692 222 692 72 676 222 676] /Contents (Check)",
        },
        { ...box, y: 150, entries: "/Subtype /Highlight /QuadPoints [72 692 222 692 72 676 222 676]" },
        { ...box, entries: "/Subtype /FreeText /DA (/F1 10 Tf) /Contents (Extended to June.)" },
      ],
    });
    expect(outline(parsed)).toEqual([
      "paragraph: The lease ends in May.",
      "paragraph: Extended to June.",
      "paragraph: The rent is due each month.",
      "notes: Comment by Mara: Ask whether this was extended.",
      "notes: Comment: Check",
    ]);
    const start = parsed.text.indexOf("Ask");
    expect(marksFor(parsed, start, start + 3)).toMatchObject([{ page: 1 }]);
  });
});
