import { concatBytes, latin1Bytes } from "./bytes.ts";
import { structureObjects, type PdfTag } from "./pdf-structure.ts";

/** One line of text, placed in PDF points from the page's top left corner (the baseline lies at `y + size`). */
export interface PdfLine {
  readonly text: string;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly bold?: boolean;
  /** Points between two letters that come to those of their font. */
  readonly apart?: number;
  /** In Courier. */
  readonly fixed?: boolean;
  /** Fill colour, 0–1 each; black when left out. */
  readonly color?: readonly [number, number, number];
  /** PDF text rendering mode; 3 is invisible. */
  readonly mode?: number;
  /** The number of the marked content that it is, from 0 on each page. */
  readonly mark?: number;
}

export interface PdfRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: readonly [number, number, number];
}

export type PdfRule = readonly [x: number, y: number, toX: number, toY: number];

export interface PdfPage {
  readonly lines: readonly (string | PdfLine)[];
  /** Painted before the text. */
  readonly rectangles?: readonly PdfRectangle[];
  /** Lines that are drawn, from one point to another. */
  readonly rules?: readonly PdfRule[];
  /** Stretches a one-pixel image over the page, as under a scan's text layer. */
  readonly scan?: boolean;
  readonly links?: readonly (Omit<PdfRectangle, "color"> & { readonly href: string })[];
  /** Form fields and comments: a rectangle and the entries of the dictionary, "/Subtype /Widget /FT /Tx /V (Ada)". */
  readonly annotations?: readonly (Omit<PdfRectangle, "color"> & { readonly entries: string })[];
  readonly rotate?: 0 | 90 | 180 | 270;
}

export interface PdfOptions {
  /** A page is its lines, or lines with more. A plain string goes below the line before it, 12 points large. */
  readonly pages: readonly (readonly (string | PdfLine)[] | PdfPage)[];
  readonly title?: string;
  /** One below the other; pages from 1. */
  readonly bookmarks?: readonly { readonly title: string; readonly page: number }[];
  /** Makes a tagged PDF. */
  readonly tags?: readonly PdfTag[];
  readonly width?: number;
  readonly height?: number;
}

const MARGIN = 72;

/** A real PDF 1.4 with Helvetica, Helvetica-Bold and Courier; a line with characters outside Latin-1 has a font that is half as wide as high. */
export function makePdf(options: PdfOptions): Uint8Array<ArrayBuffer> {
  const { width = 595, height = 842 } = options;
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);

  const { bookmarks = [] } = options;
  const outlineId = 9 + options.pages.length * 2;
  const structureId = outlineId + (bookmarks.length > 0 ? bookmarks.length + 1 : 0);
  const structure = options.tags ? ` /MarkInfo << /Marked true >> /StructTreeRoot ${structureId} 0 R` : "";
  add(`<< /Type /Catalog /Pages 2 0 R${bookmarks.length > 0 ? ` /Outlines ${outlineId} 0 R` : ""}${structure} >>`);
  const pageIds = options.pages.map((_, index) => 7 + index * 2);
  add(`<< /Type /Pages /Count ${pageIds.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(" ")}] >>`);
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>");
  add(stream("/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8", "\xd0"));
  add(`<< /Producer (Lectern tests)${options.title === undefined ? "" : ` /Title (${escapeText(options.title)})`} >>`);

  const fontId = 7 + options.pages.length * 2;
  options.pages.forEach((given, index) => {
    const page = toPage(given);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${page.rotate ?? 0} /StructParents ${index}` +
        ` /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 ${fontId} 0 R /F4 << /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >> >> /XObject << /Im 5 0 R >> >> /Contents ${8 + index * 2} 0 R${annotations(page, height)} >>`,
    );
    add(stream("", pageContent(page, width, height)));
  });
  add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /ToUnicode ${fontId + 1} 0 R /DescendantFonts [<<` +
      " /Type /Font /Subtype /CIDFontType2 /BaseFont /Any /DW 500" +
      " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>",
  );
  add(stream("", UNICODE));
  if (bookmarks.length > 0) {
    const last = outlineId + bookmarks.length;
    add(`<< /Type /Outlines /First ${outlineId + 1} 0 R /Last ${last} 0 R /Count ${bookmarks.length} >>`);
    bookmarks.forEach(({ title, page }, index) => {
      const id = outlineId + 1 + index;
      const before = index > 0 ? ` /Prev ${id - 1} 0 R` : "";
      const after = id < last ? ` /Next ${id + 1} 0 R` : "";
      const target = `[${pageIds[page - 1]} 0 R /Fit]`;
      add(`<< /Title (${escapeText(title)}) /Parent ${outlineId} 0 R /Dest ${target}${before}${after} >>`);
    });
  }
  if (options.tags) structureObjects(options.tags, structureId, pageIds).forEach(add);
  return writeFile(objects);
}

/** Each code is its own character. */
const UNICODE =
  "/CIDInit /ProcSet findresource begin begincmap /CMapType 2 def\n1 begincodespacerange <0000> <ffff> endcodespacerange\n" +
  "1 beginbfrange <0000> <ffff> <0000> endbfrange\nendcmap end";

function toPage(page: PdfOptions["pages"][number]): PdfPage {
  return "lines" in page ? page : { lines: page };
}

function pageContent(page: PdfPage, width: number, height: number): string {
  const parts: string[] = [];
  if (page.scan) parts.push(`q ${width} 0 0 ${height} 0 0 cm /Im Do Q`);
  for (const { x, y, width: w, height: h, color } of page.rectangles ?? []) {
    parts.push(`${color.join(" ")} rg ${x} ${height - y - h} ${w} ${h} re f`);
  }
  for (const [x, y, toX, toY] of page.rules ?? []) parts.push(`0.5 w ${x} ${height - y} m ${toX} ${height - toY} l S`);
  let next = MARGIN;
  for (const given of page.lines) {
    const line: PdfLine = typeof given === "string" ? { text: given } : given;
    const {
      text,
      x = MARGIN,
      y = next,
      size = 12,
      bold = false,
      fixed = false,
      color = [0, 0, 0],
      mode = 0,
      apart = 0,
      mark,
    } = line;
    next = y + size * 1.3;
    if (text === "") continue;
    const isLatin = !/[^\x20-\xff]/u.test(text);
    const show = `BT /${isLatin ? (fixed ? "F4" : bold ? "F2" : "F1") : "F3"} ${size} Tf ${color.join(" ")} rg ${mode} Tr ${apart} Tc 1 0 0 1 ${x} ${height - y - size} Tm ${isLatin ? `(${escapeText(text)})` : `<${utf16(text)}>`} Tj ET`;
    parts.push(mark === undefined ? show : `/Span << /MCID ${mark} >> BDC\n${show}\nEMC`);
  }
  return parts.join("\n");
}

function annotations(page: PdfPage, height: number): string {
  const links = (page.links ?? []).map(({ href, ...box }) => ({
    ...box,
    entries: `/Subtype /Link /Border [0 0 0] /A << /S /URI /URI (${escapeText(href)}) >>`,
  }));
  const entries = [...links, ...(page.annotations ?? [])].map(
    ({ x, y, width, height: h, entries: own }) =>
      `<< /Type /Annot /Rect [${x} ${height - y - h} ${x + width} ${height - y}] ${own} >>`,
  );
  return entries.length > 0 ? ` /Annots [${entries.join(" ")}]` : "";
}

/** As hexadecimal digits. */
const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("");

function stream(dictionary: string, content: string): string {
  return `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, "\\$&").replace(/[^\x20-\xff]/gu, "?");
}

function writeFile(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  const parts = ["%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"];
  const offsets: number[] = [];
  let length = parts.join("").length;
  objects.forEach((body, index) => {
    offsets.push(length);
    const text = `${index + 1} 0 obj\n${body}\nendobj\n`;
    parts.push(text);
    length += text.length;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`);
  parts.push(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${length}\n%%EOF\n`);
  return concatBytes(parts.map(latin1Bytes));
}
