import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { strToU8, zipSync } from "fflate";
import UTIF from "utif2";
import { makeDocx } from "#core/engine/parse/testing/make-docx.ts";
import { makeMsg } from "#core/engine/parse/testing/make-msg.ts";
import { makeOpenDocument } from "#core/engine/parse/testing/make-opendocument.ts";
import { makePptx } from "#core/engine/parse/testing/make-pptx.ts";
import { makeXls } from "#core/engine/parse/testing/make-xls.ts";
import { DOCUMENT_TYPES, formatOf, type DocumentType } from "#core/engine/formats.ts";
import { FILES } from "#core/engine/testing/files-of-text.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { addFiles, expectAccessible, type NamedFile } from "./support/page-steps.ts";

const file = (name: string, content: string | Uint8Array): NamedFile => ({
  name,
  mimeType: "",
  buffer: Buffer.from(content as string),
});
const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;

/** A letter in which Ada comments on a word and Bob replaces another. */
const letter = makeDocx({
  parts: [
    {
      xml: `<w:p><w:r><w:t xml:space="preserve">The wheel of the mill is greased on </w:t></w:r><w:del w:id="1" w:author="Bob"><w:r><w:delText>Tuesdays</w:delText></w:r></w:del><w:ins w:id="2" w:author="Bob"><w:r><w:t>Fridays</w:t></w:r></w:ins><w:r><w:commentReference w:id="0"/></w:r></w:p>`,
    },
  ],
  related: [
    [
      "comments",
      '<w:comment w:id="0" w:author="Ada"><w:p><w:r><w:t>The grease comes from a shop in Trondheim.</w:t></w:r></w:p></w:comment>',
    ],
  ],
});
const talk = makePptx({
  slides: [
    { title: "Observatory", notes: "The dome was paid for by the brewer Halvorsen." },
    { title: "Reserve", items: ["The spare mirror is stored in Hamar."], isHidden: true },
  ],
});

/** A workbook with a date (style 1) and a share (style 2). */
const workbook = zipSync({
  "xl/workbook.xml": strToU8('<workbook><sheets><sheet name="Boathouse" r:id="r"/></sheets></workbook>'),
  "xl/_rels/workbook.xml.rels": strToU8(
    '<Relationships><Relationship Id="r" Target="worksheets/1.xml"/></Relationships>',
  ),
  "xl/styles.xml": strToU8(
    '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>',
  ),
  "xl/worksheets/1.xml": strToU8(`<worksheet><sheetData>
    <row>${text("Material")}${text("Paid on")}${text("Cost in EUR")}${text("Share")}</row>
    <row>${text("Paint")}<c s="1"><v>45356</v></c><c><v>320.5</v></c><c s="2"><v>0.125</v></c></row>
    <row>${text("Oak planks")}<c s="1"><v>45401</v></c><c><v>1840</v></c><c s="2"><v>0.7</v></c></row>
  </sheetData></worksheet>`),
});

const DOCUMENTS = [
  file("household.csv", "Month;Rent;Food\nMarch;1180;422\nApril;1210;467\n"),
  file("boathouse.xlsx", workbook),
  file("rules.odt", makeOpenDocument("text", "<text:p>The town library opens at ten on Sundays.</text:p>")),
  file("lighthouse.epub", FILES.epub("Ingrid Solheim kept the lighthouse of Utvaer from 1931.")),
  file("visit.eml", "From: ada@example.org\r\nSubject: Visit\r\n\r\nThe train from Oslo arrives at 17:42.\r\n"),
  file("warranty.rtf", "{\\rtf1\\ansi The warranty of the heat pump covers five years.\\par}"),
  file("heater.txt", "The heater weighs 14 kg.\n"),
  file(
    "boats.xml",
    "<fleet><boat><name>Marlin</name><draughtInMetres>1.9</draughtInMetres></boat><boat><name>Tern</name><draughtInMetres>0.7</draughtInMetres></boat></fleet>",
  ),
  file(
    "rain.ipynb",
    JSON.stringify({ cells: [{ cell_type: "markdown", source: ["The rain gauge of Bergen was built in 1861."] }] }),
  ),
  file("bees.tex", "\\section{Bees}\nThe \\emph{hive} at the mill holds 40\\,000 bees.\n"),
  file(
    "wages.xls",
    makeXls({
      Wages: [
        ["Person", "Wage in EUR"],
        ["Ada", [4120, 0]],
        ["Bob", [3980, 0]],
      ],
    }),
  ),
  file("mill.docx", letter),
  file("observatory.pptx", talk),
  file("invitation.msg", makeMsg({ subject: "Dinner", body: "The dinner at Henrik's is at Strandgaten 12." })),
  file("harbour.pdf", FILES.pdf("The harbour of Molde was dredged in 1911.")),
  file("orchard.doc", FILES.doc("The orchard in Sogn has 310 apple trees.")),
  file("glacier.ppt", FILES.ppt("The glacier Briksdal lost 90 metres of ice.")),
  file("stable.md", "# Stable\n\nThe stable in Lom shelters eleven ponies.\n"),
  file("sauna.html", "<!doctype html><title>Sauna</title><p>The sauna in Voss is heated to 85 degrees.</p>"),
  file("pumps.tsv", "Pump\tLitres a minute\nCellar\t38\nGarden\t52\n"),
  file("bridges.ods", FILES.ods("The bridge of Tynset is 146 metres long.")),
  file("theatre.odp", FILES.odp("The theatre of Alta seats 420 people.")),
  file("tram.json", JSON.stringify({ note: "The tram of Nesodden was numbered 17." })),
  file("interview.srt", FILES.srt("The violin of Telemark was made by Eilev Steintjonn.")),
  file("lecture.vtt", FILES.vtt("The comet of Andenes was seen by Sivert Hagen.")),
];

/** Formats whose text is recognised, and what is written on their pictures. */
const PICTURES = {
  png: "The chimney of Roros is 26 metres high.",
  jpg: "The windmill of Jaeren belongs to Torkel Lunde.",
  webp: "The granary of Setesdal was built in 1745.",
  tiff: "The smithy of Valdres employs nine people.",
} as const;

/** Black letters on white, as a browser draws them. */
async function pictures(page: Page): Promise<NamedFile[]> {
  await page.setContent("<canvas width='1400' height='300'></canvas>");
  const signs: NamedFile[] = [];
  for (const [type, words] of Object.entries(PICTURES)) {
    const { width, height, base64 } = await page.locator("canvas").evaluate(
      (element, [media, line]) => {
        const canvas = element as HTMLCanvasElement;
        const context = canvas.getContext("2d");
        if (!context) throw new Error("This browser has no canvas.");
        const { width, height } = canvas;
        context.fillStyle = "white";
        context.fillRect(0, 0, width, height);
        context.fillStyle = "black";
        context.font = "56px sans-serif";
        context.fillText(line, 60, 160);
        // No browser writes TIFF: its pixels are given.
        const { data } = context.getImageData(0, 0, width, height);
        const pixels = () => btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(""));
        const base64 = media === "image/tiff" ? pixels() : (canvas.toDataURL(media, 1).split(",")[1] ?? "");
        return { width, height, base64 };
      },
      [formatOf(type as DocumentType).media, words] as const,
    );
    const bytes = Buffer.from(base64, "base64");
    const buffer = type === "tiff" ? Buffer.from(UTIF.encodeImage(Uint8Array.from(bytes), width, height)) : bytes;
    signs.push({ name: `sign.${type}`, mimeType: "", buffer });
  }
  return signs;
}

/** Each with words of its answer, and the document that it comes from. */
const QUESTIONS = [
  ["When was the harbour of Molde dredged?", "1911", "harbour.pdf"],
  ["How many apple trees does the orchard in Sogn have?", "310", "orchard.doc"],
  ["How much ice did the glacier Briksdal lose?", "90 metres", "glacier.ppt"],
  ["How many ponies does the stable in Lom shelter?", "eleven ponies", "stable.md"],
  ["To how many degrees is the sauna in Voss heated?", "85 degrees", "sauna.html"],
  ["How many litres a minute does the garden pump give?", "52", "pumps.tsv"],
  ["How long is the bridge of Tynset?", "146 metres", "bridges.ods"],
  ["How many people does the theatre of Alta seat?", "420", "theatre.odp"],
  ["What number did the tram of Nesodden have?", "17", "tram.json"],
  ["Who made the violin of Telemark?", "Eilev Steintjonn", "interview.srt"],
  ["Who saw the comet of Andenes?", "Sivert Hagen", "lecture.vtt"],
  ["How high is the chimney of Roros?", "26 metres", "sign.png"],
  ["To whom does the windmill of Jaeren belong?", "Torkel Lunde", "sign.jpg"],
  ["When was the granary of Setesdal built?", "1745", "sign.webp"],
  ["How many people does the smithy of Valdres employ?", "nine people", "sign.tiff"],
  ["What was the rent in April?", "1210", "household.csv"],
  ["When was the paint paid?", "2024-03-05", "boathouse.xlsx"],
  ["When does the library open on Sundays?", "opens at ten", "rules.odt"],
  ["Who kept the lighthouse of Utvaer?", "Ingrid Solheim", "lighthouse.epub"],
  ["When does the train from Oslo arrive?", "17:42", "visit.eml"],
  ["What does the warranty of the heat pump cover?", "five years", "warranty.rtf"],
  ["How much does the heater weigh?", "14 kg", "heater.txt"],
  ["What is the draught of the Tern?", "0.7", "boats.xml"],
  ["When was the rain gauge of Bergen built?", "1861", "rain.ipynb"],
  ["How many bees does the hive at the mill hold?", "40 000", "bees.tex"],
  ["What is the wage of Ada?", "4120", "wages.xls"],
  ["Where does the grease come from?", "Trondheim", "mill.docx"],
  ["Who replaced Tuesdays by Fridays?", "Bob", "mill.docx"],
  ["Who paid for the dome?", "Halvorsen", "observatory.pptx"],
  ["Where is the spare mirror stored?", "Hamar", "observatory.pptx"],
  ["Where is the dinner at Henrik's?", "Strandgaten 12", "invitation.msg"],
] as const;

const COUNT = DOCUMENTS.length + Object.keys(PICTURES).length;

describe("kinds of documents", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => {
    ({ app, page } = await openAppTab());
    const drawing = await app.browser.newPage();
    const signs = await pictures(drawing);
    await drawing.close();
    await addFiles(page, [...DOCUMENTS, ...signs]);
    await page.getByText(`${COUNT} documents can answer`).waitFor({ timeout: 180_000 });
  });
  afterAll(() => app.close());

  const answerTo = async (question: string) => {
    await page.goto(app.server.origin);
    await page.locator("[data-ask]").fill(question);
    await page.keyboard.press("Enter");
    await page.locator(".question", { hasText: question }).waitFor();
    return page.getByRole("article", { name: "Answer" });
  };

  test("every kind that is read is asked about", () => {
    const asked = new Set(QUESTIONS.map(([, , name]) => name.split(".").at(-1)));
    const unasked = DOCUMENT_TYPES.filter(
      (type) => !formatOf(type).extensions.some((extension) => asked.has(extension)),
    );
    // Chromium opens no photo of this format.
    expect(unasked).toEqual(["heic"]);
  });

  test.each(QUESTIONS)("%s", async (question, words, name) => {
    const answer = await answerTo(question);
    await answer.getByText(words).first().waitFor();
    await answer.getByText(name).first().waitFor();
  });

  test("the files in a zip file are added once it is confirmed, with their folders in the name", async () => {
    const letter = strToU8("The organ of Nidaros was tuned in 1930.");
    const archive = zipSync({
      "music/organs/nidaros.md": letter,
      "../escape.txt": strToU8("The key is under the mat."),
      "song.mp3": strToU8("x"),
      "inner.zip": zipSync({ "a.md": letter }),
      "__MACOSX/._nidaros.md": strToU8("x"),
    });
    await page.goto(app.server.origin);
    await addFiles(page, [file("papers.zip", archive)]);
    const dialog = page.getByRole("dialog", { name: "Add the files in “papers.zip”?" });
    await dialog.getByText("2 files in it become documents").waitFor();
    await dialog
      .getByText("2 files of a kind that Lectern does not read (song.mp3, inner.zip); 1 hidden file")
      .waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add" }).click();
    await page.getByText(`${COUNT + 2} documents can answer`).waitFor();
    const answer = await answerTo("When was the organ of Nidaros tuned?");
    await answer.getByText("1930").first().waitFor();
    await answer.getByText("music › organs › nidaros.md").first().waitFor();
  });

  test("a cited cell opens in its sheet", async () => {
    const answer = await answerTo("What did the oak planks cost?");
    await answer.getByText("Oak planks · Cost in EUR: 1840").waitFor();
    await answer
      .getByRole("link", { name: /boathouse\.xlsx/ })
      .or(answer.getByRole("button", { name: /boathouse\.xlsx/ }))
      .first()
      .click();
    await page.getByRole("columnheader", { name: "Paid on" }).first().waitFor();
    await page.locator("mark", { hasText: "1840" }).first().waitFor();
    await expectAccessible(page);
    expect(app.pageErrors).toEqual([]);
  });
});
