import { expect, test } from "vitest";
import { outline, parseAs } from "../testing/setup.ts";

const read = async (body: string, fonts = "") =>
  outline(await parseAs("rtf", `{\\rtf1\\ansi\\ansicpg1252${fonts}${body}}`));

test("notes, comments and text boxes are below the paragraph that they are in", async () => {
  const note = "{\\super\\chftn}{\\footnote\\pard\\plain {\\super\\chftn} Signed before Blum.\\par Twice.}";
  const comment = "{\\*\\atnid B}{\\*\\atnauthor Ben}\\chatn{\\*\\annotation\\pard Check the share.}";
  const box =
    "{\\shp{\\*\\shpinst{\\sp{\\sn fLine}{\\sv 0}}{\\shptxt\\pard Ends in 2030.\\par}}{\\shprslt{\\*\\do\\dptxbx{\\dptxbxtext\\pard Ends in 2030.\\par}}}}";
  expect(await read(`\\pard The deed${note}${comment}${box} is new.\\par\\pard It is long.\\par`)).toEqual([
    "paragraph: The deed is new.",
    "notes: Signed before Blum.",
    "notes: Twice.",
    "notes: Comment: Check the share.",
    "paragraph: Ends in 2030.",
    "paragraph: It is long.",
  ]);
});

test("a note in a table is below the table", async () => {
  const row = (first: string, second: string) => `\\trowd\\intbl ${first}\\cell ${second}\\cell\\row`;
  const rows = row("Owner", "Share") + row("Ada{\\footnote\\pard Since May.}", "40 %");
  expect(await read(`${rows}\\pard End.\\par`)).toEqual([
    "table: Owner | Share\nAda | 40 %",
    "notes: Since May.",
    "paragraph: End.",
  ]);
});

test("headers and footers come last, each once, and only where they hold words", async () => {
  const edges =
    "{\\headerf\\pard File 77-B\\par}{\\header\\pard File 77-B\\par}{\\footer\\pard {\\field{\\*\\fldinst PAGE}{\\fldrslt 3}}\\par}";
  expect(await read(`${edges}\\pard The deed.\\par`)).toEqual(["paragraph: The deed.", "notes: Header: File 77-B"]);
});

test("the bytes of a font are read in its set of characters", async () => {
  const fonts = "{\\fonttbl{\\f0\\fnil\\fcharset0 Arial;}{\\f1\\fnil\\fcharset204{\\*\\fname Arial;}Arial CYR;}}";
  expect(await read("\\pard\\f1 \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2 {\\f0 \\'e4hm}\\par", fonts)).toEqual([
    "paragraph: Привет ähm",
  ]);
});

test("what a reviewer deleted is left out", async () => {
  expect(await read("\\pard The lease {\\deleted never }ends.\\par")).toEqual(["paragraph: The lease ends."]);
});
