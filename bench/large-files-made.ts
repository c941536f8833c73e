import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { DocumentType } from "../core/engine/formats.ts";

const SIZE = 500_000_000;

type Write = (bytes: Uint8Array | string) => Promise<void>;
export interface Made {
  readonly type: DocumentType;
  readonly what: string;
  readonly write: (write: Write) => Promise<void>;
}

const LINE = "The copper kettle of the harbour is descaled every eleven weeks, says the log of 1911.";

/** Repeats a text up to the size of the file, between a beginning and an end. */
const repeated = (piece: (at: number) => string, begin = "", end = "", whole = SIZE) =>
  async function write(write: Write): Promise<void> {
    await write(begin);
    let size = begin.length;
    for (let at = 0; size < whole; at += 1000) {
      const text = Array.from({ length: 1000 }, (_, index) => piece(at + index)).join("");
      await write(text);
      size += text.length;
    }
    await write(end);
  };

interface Member {
  readonly name: string;
  readonly text?: string;
  /** Bytes of a picture, stored as it is. */
  readonly picture?: number;
  /** Bytes of a text that is packed, what it is made of, and what follows it. */
  readonly packed?: number;
  readonly piece?: (at: number) => string;
  readonly end?: string;
}

const noise = crypto.getRandomValues(new Uint8Array(65_536));

function zipOf(members: readonly Member[]) {
  return async (write: Write): Promise<void> => {
    const chunks: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      chunks.push(chunk);
    });
    const flush = async () => {
      for (const chunk of chunks.splice(0)) await write(chunk);
    };
    for (const { name, text = "", picture = 0, packed = 0, piece = paragraphs, end = "" } of members) {
      const entry = picture > 0 ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 1 });
      zip.add(entry);
      entry.push(Buffer.from(text));
      for (let size = 0; size < picture; size += noise.length) {
        entry.push(noise.slice());
        await flush();
      }
      for (let size = 0, at = 0; size < packed; at++) {
        const bytes = Buffer.from(piece(at));
        entry.push(bytes);
        size += bytes.length;
        await flush();
      }
      entry.push(Buffer.from(end), true);
    }
    zip.end();
    await flush();
  };
}

const paragraphs = (at: number): string =>
  Array.from({ length: 500 }, (_, index) => `<w:p><w:r><w:t>${at}.${index} ${LINE}</w:t></w:r></w:p>`).join("");

const DOCX = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const OPEN = ["office", "text"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(" ");
const body = `<w:document xmlns:w="${DOCX}"><w:body><w:p><w:r><w:t>${LINE}</w:t></w:r></w:p></w:body></w:document>`;
const workbook = [
  { name: "xl/workbook.xml", text: '<workbook><sheets><sheet name="One" r:id="r1"/></sheets></workbook>' },
  {
    name: "xl/_rels/workbook.xml.rels",
    text: '<Relationships><Relationship Id="r1" Target="worksheets/one.xml"/></Relationships>',
  },
];
const sheet = {
  name: "xl/worksheets/one.xml",
  text: `<worksheet><sheetData><row><c t="inlineStr"><is><t>${LINE}</t></is></c></row></sheetData></worksheet>`,
};
const book = [
  {
    name: "META-INF/container.xml",
    text: '<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>',
  },
  {
    name: "b.opf",
    text: '<package><manifest><item id="c" href="c.html" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="c"/></spine></package>',
  },
  { name: "c.html", text: `<html><body><p>${LINE}</p></body></html>` },
];
const slide = [
  {
    name: "ppt/presentation.xml",
    text: '<p:presentation><p:sldIdLst><p:sldId r:id="r1"/></p:sldIdLst></p:presentation>',
  },
  {
    name: "ppt/_rels/presentation.xml.rels",
    text: '<Relationships><Relationship Id="r1" Target="slides/slide1.xml"/></Relationships>',
  },
  {
    name: "ppt/slides/slide1.xml",
    text: `<p:sld><p:cSld><p:spTree><p:sp><p:txBody><a:p><a:r><a:t>${LINE}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`,
  },
];

/** A PDF of pages with a text, and pictures that are not shown anywhere or on every page. */
function pdfOf(pages: number, stream: number) {
  return async (write: Write): Promise<void> => {
    const offsets: number[] = [];
    let at = 0;
    const out = async (bytes: Uint8Array | string) => {
      await write(bytes);
      at += bytes.length;
    };
    const object = async (id: number, text: string, data = 0) => {
      offsets[id] = at;
      await out(`${id} 0 obj\n${text}\n`);
      if (data > 0) {
        await out("stream\n");
        for (let size = 0; size < data; size += noise.length) await out(noise);
        await out("\nendstream\n");
      }
      await out("endobj\n");
    };
    await out("%PDF-1.4\n");
    const kids: string[] = [];
    const font = 3;
    await object(1, "<</Type/Catalog/Pages 2 0 R>>");
    await object(font, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>");
    for (let page = 0; page < pages; page++) {
      const id = 4 + page * 3;
      const content = `BT /F1 12 Tf 50 700 Td (${page} ${LINE}) Tj ET q 500 0 0 500 50 100 cm /I Do Q`;
      const size = Math.ceil(stream / noise.length) * noise.length;
      const side = Math.floor(Math.sqrt(size / 3));
      kids.push(`${id} 0 R`);
      await object(
        id,
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${id + 1} 0 R/Resources<</Font<</F1 ${font} 0 R>>/XObject<</I ${id + 2} 0 R>>>>>>`,
      );
      await object(id + 1, `<</Length ${content.length}>>\nstream\n${content}\nendstream`);
      await object(
        id + 2,
        `<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceRGB/BitsPerComponent 8/Length ${size}>>`,
        size,
      );
    }
    await object(2, `<</Type/Pages/Count ${pages}/Kids[${kids.join(" ")}]>>`);
    const start = at;
    const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).slice(1);
    await out(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows.join("")}`);
    await out(`trailer\n<</Size ${offsets.length}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
  };
}

const BASE64 = `${"QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVoxMjM0NTY3ODkwYWJjZGVmZ2hpamtsbW5vcHFy".slice(0, 72)}\r\n`;

export const KINDS: Readonly<Record<string, Made>> = {
  "pdf pages": { type: "pdf", what: "7,600 pages with a picture of 65 kB each", write: pdfOf(7600, 65_536) },
  "pdf pictures": { type: "pdf", what: "10 pages with a picture of 50 MB each", write: pdfOf(10, 50_000_000) },
  "docx picture": {
    type: "docx",
    what: "a picture of 500 MB",
    write: zipOf([
      { name: "word/document.xml", text: body },
      { name: "word/media/1.bin", picture: SIZE },
    ]),
  },
  "docx text": {
    type: "docx",
    what: "a text of 500 MB, packed",
    write: zipOf([{ name: "word/document.xml", text: `<w:document xmlns:w="${DOCX}"><w:body>`, packed: SIZE }]),
  },
  "docx text 90": {
    type: "docx",
    what: "a text of 90 MB, packed",
    write: zipOf([
      {
        name: "word/document.xml",
        text: `<w:document xmlns:w="${DOCX}"><w:body>`,
        packed: 90_000_000,
        end: "</w:body></w:document>",
      },
    ]),
  },
  "odt text 90": {
    type: "odt",
    what: "a text of 90 MB, packed",
    write: zipOf([
      { name: "mimetype", text: "application/vnd.oasis.opendocument.text" },
      {
        name: "content.xml",
        text: `<office:document-content ${OPEN}><office:body><office:text>`,
        packed: 90_000_000,
        piece: (at) => Array.from({ length: 500 }, (_, line) => `<text:p>${at}.${line} ${LINE}</text:p>`).join(""),
        end: "</office:text></office:body></office:document-content>",
      },
    ]),
  },
  "xlsx rows 90": {
    type: "xlsx",
    what: "a sheet of 90 MB, packed",
    write: zipOf([
      ...workbook,
      {
        name: "xl/worksheets/one.xml",
        text: "<worksheet><sheetData>",
        packed: 90_000_000,
        piece: (at) =>
          Array.from(
            { length: 500 },
            (_, row) => `<row><c><v>${at * 500 + row}</v></c><c><v>${at * 7}</v></c><c><v>0.5</v></c></row>`,
          ).join(""),
        end: "</sheetData></worksheet>",
      },
    ]),
  },
  "xlsx picture": {
    type: "xlsx",
    what: "a picture of 500 MB",
    write: zipOf([...workbook, sheet, { name: "xl/media/1.bin", picture: SIZE }]),
  },
  "pptx picture": {
    type: "pptx",
    what: "a picture of 500 MB",
    write: zipOf([...slide, { name: "ppt/media/1.bin", picture: SIZE }]),
  },
  "epub picture": {
    type: "epub",
    what: "a picture of 500 MB",
    write: zipOf([...book, { name: "p.bin", picture: SIZE }]),
  },
  txt: { type: "txt", what: "lines", write: repeated((at) => `${at} ${LINE}\n`) },
  md: { type: "md", what: "headings and paragraphs", write: repeated((at) => `## ${at}\n\n${LINE}\n\n`) },
  csv: {
    type: "csv",
    what: "rows",
    write: repeated((at) => `${at},kettle,${at * 7},"${LINE}"\n`, "id,name,cost,note\n"),
  },
  tsv: { type: "tsv", what: "rows", write: repeated((at) => `${at}\tkettle\t${at * 7}\n`, "id\tname\tcost\n") },
  json: {
    type: "json",
    what: "a list of objects",
    write: repeated((at) => `{"id":${at},"note":"${LINE}"},\n`, "[", "{}]"),
  },
  xml: {
    type: "xml",
    what: "elements",
    write: repeated((at) => `<row id="${at}"><note>${LINE}</note></row>\n`, "<rows>", "</rows>"),
  },
  "json 39": {
    type: "json",
    what: "a list of objects, 39 MB",
    write: repeated((at) => `{"id":${at},"note":"${LINE}"},\n`, "[", "{}]", 39_000_000),
  },
  "xml 99": {
    type: "xml",
    what: "elements, 99 MB",
    write: repeated((at) => `<row id="${at}"><note>${LINE}</note></row>\n`, "<rows>", "</rows>", 99_000_000),
  },
  ipynb: {
    type: "ipynb",
    what: "cells",
    write: repeated((at) => `{"cell_type":"markdown","source":"${at} ${LINE}"},\n`, '{"cells":[', "{}]}"),
  },
  html: {
    type: "html",
    what: "paragraphs",
    write: repeated((at) => `<p>${at} ${LINE}</p>\n`, "<!doctype html><title>Log</title>"),
  },
  tex: { type: "tex", what: "paragraphs", write: repeated((at) => `${at} ${LINE}\n\n`, "\\section{Log}\n") },
  rtf: { type: "rtf", what: "paragraphs", write: repeated((at) => `${at} ${LINE}\\par\n`, "{\\rtf1\\ansi ", "}") },
  srt: { type: "srt", what: "cues", write: repeated((at) => `${at + 1}\n00:00:01,000 --> 00:00:04,000\n${LINE}\n\n`) },
  "eml text": {
    type: "eml",
    what: "lines",
    write: repeated((at) => `${at} ${LINE}\r\n`, "Subject: Log\r\nFrom: a@example.org\r\n\r\n"),
  },
  "eml attachment": {
    type: "eml",
    what: "an attachment of 500 MB",
    write: repeated(
      () => BASE64,
      `Subject: Log\r\nFrom: a@example.org\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n${LINE}\r\n--b\r\nContent-Type: application/octet-stream; name=x.bin\r\nContent-Disposition: attachment; filename=x.bin\r\nContent-Transfer-Encoding: base64\r\n\r\n`,
      "--b--\r\n",
    ),
  },
};
