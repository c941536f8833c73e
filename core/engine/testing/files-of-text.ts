import { strToU8, zipSync } from "fflate";
import type { DocumentType } from "../formats.ts";
import { makeDoc } from "../parse/testing/make-doc.ts";
import { escapeXml, makeDocx } from "../parse/testing/make-docx.ts";
import { makeMsg } from "../parse/testing/make-msg.ts";
import { makePdf } from "../parse/testing/make-pdf.ts";
import { makePpt } from "../parse/testing/make-ppt.ts";
import { makeOpenDocument } from "../parse/testing/make-opendocument.ts";
import { makePptx } from "../parse/testing/make-pptx.ts";
import { makeXls } from "../parse/testing/make-xls.ts";

const TEXT = new TextEncoder();
/** Formats whose text is recognised rather than read. */
type Pictures = "png" | "jpg" | "webp" | "tiff" | "heic";

/** Every format that is read; one without a maker does not compile. */
export const FILES: Readonly<Record<Exclude<DocumentType, Pictures>, (text: string) => Uint8Array<ArrayBuffer>>> = {
  pdf: (text) => makePdf({ pages: pieces(text, 2000).map((page) => pieces(page, 80)) }),
  docx: (text) => makeDocx({ parts: text.split("\n").map((paragraph) => ({ paragraph })) }),
  doc: (text) => makeDoc([text]),
  pptx: (text) => makePptx({ slides: [{ title: text.slice(0, 40), items: [text] }] }),
  ppt: (text) => makePpt([{ title: "Slide", body: text }]),
  md: (text) => TEXT.encode(text),
  html: (text) => TEXT.encode(`<!doctype html><title>Page</title><p>${text}`),
  txt: (text) => TEXT.encode(text),
  csv: (text) => TEXT.encode(`a,b\n${text}`),
  tsv: (text) => TEXT.encode(`a\tb\n${text}`),
  ods: (text) =>
    makeOpenDocument(
      "spreadsheet",
      `<table:table table:name="One"><table:table-row><table:table-cell><text:p>${escapeXml(text)}</text:p></table:table-cell></table:table-row></table:table>`,
    ),
  odt: (text) =>
    makeOpenDocument(
      "text",
      text
        .split("\n")
        .map((line) => `<text:p>${escapeXml(line)}</text:p>`)
        .join(""),
    ),
  odp: (text) => makeOpenDocument("presentation", `<draw:page><text:p>${escapeXml(text)}</text:p></draw:page>`),
  json: (text) => TEXT.encode(JSON.stringify({ text })),
  rtf: (text) => TEXT.encode(`{\\rtf1 ${text}}`),
  xlsx: workbook,
  epub: book,
  xml: (text) => TEXT.encode(`<page><p>${escapeXml(text)}</p></page>`),
  ipynb: (text) => TEXT.encode(JSON.stringify({ cells: [{ cell_type: "markdown", source: text }] })),
  tex: (text) => TEXT.encode(text.replace(/[&%$#_{}]/g, "\\$&")),
  xls: (text) => makeXls({ One: [[text.slice(0, 30_000)]] }),
  msg: (text) => makeMsg({ subject: text.slice(0, 60), body: text }),
  srt: (text) => TEXT.encode(`1\n00:00:01,000 --> 00:00:04,000\n${text}\n`),
  vtt: (text) => TEXT.encode(`WEBVTT\n\n00:01.000 --> 00:04.000\n${escapeXml(text)}\n`),
  eml: (text) => TEXT.encode(`Subject: ${text.slice(0, 60).replace(/\s/gu, " ")}\n\n${text}`),
};

export const pieces = (text: string, length: number): string[] =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, at) => text.slice(at * length, (at + 1) * length));

function workbook(text: string): Uint8Array<ArrayBuffer> {
  const cell = `<c t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`;
  return zipSync({
    "xl/workbook.xml": strToU8('<workbook><sheets><sheet name="One" r:id="r1"/></sheets></workbook>'),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/one.xml"/></Relationships>',
    ),
    "xl/worksheets/one.xml": strToU8(`<worksheet><sheetData><row>${cell}</row></sheetData></worksheet>`),
  });
}

export function book(text: string, xml = escapeXml(text)): Uint8Array<ArrayBuffer> {
  return zipSync({
    "META-INF/container.xml": strToU8('<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>'),
    "b.opf": strToU8(
      '<package><manifest><item id="c" href="c.html" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="c"/></spine></package>',
    ),
    "c.html": strToU8(`<html><body><p>${xml}</p></body></html>`),
  });
}
