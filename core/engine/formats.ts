import { keysOf } from "#core/storage/keys-of.ts";

const OFFICE = "application/vnd.openxmlformats-officedocument";
const OPEN = "application/vnd.oasis.opendocument";

interface Format {
  /** Endings of the file's name, the usual one first. */
  readonly extensions: readonly [string, ...string[]];
  /** Media type, as operating systems and the manifest know it. */
  readonly media: string;
  /** In lists of kinds. */
  readonly name: string;
  /** In sentences: "This file is named as a PDF but is a web page." */
  readonly called: string;
  /** Whether it is text without a signature, so that only the name tells what it is. */
  readonly isText?: true;
}

/**
 * Every format that is read. What the upload accepts, what text is extracted from, the file dialog, the share target, the
 * file handlers, the contract and the texts of `/docs` follow from this list. `parse/parse.ts` has a reader for each, and
 * `testing/files-of-text.ts` a file; without them it does not compile.
 */
export const FORMATS = {
  pdf: { extensions: ["pdf"], media: "application/pdf", name: "PDF", called: "a PDF" },
  docx: {
    extensions: ["docx"],
    media: `${OFFICE}.wordprocessingml.document`,
    name: "Word document",
    called: "a Word document (.docx)",
  },
  doc: {
    extensions: ["doc"],
    media: "application/msword",
    name: "Word 97–2003 document",
    called: "a Word document (.doc)",
  },
  pptx: {
    extensions: ["pptx"],
    media: `${OFFICE}.presentationml.presentation`,
    name: "PowerPoint presentation",
    called: "a presentation (.pptx)",
  },
  ppt: {
    extensions: ["ppt"],
    media: "application/vnd.ms-powerpoint",
    name: "PowerPoint 97–2003 presentation",
    called: "a presentation (.ppt)",
  },
  md: { extensions: ["md", "markdown"], media: "text/markdown", name: "Markdown", called: "Markdown", isText: true },
  html: {
    extensions: ["html", "htm", "mhtml", "mht"],
    media: "text/html",
    name: "Web page",
    called: "a web page",
    isText: true,
  },
  txt: { extensions: ["txt", "text"], media: "text/plain", name: "Plain text", called: "plain text", isText: true },
  csv: { extensions: ["csv"], media: "text/csv", name: "Table as text", called: "a table (.csv)", isText: true },
  tsv: {
    extensions: ["tsv"],
    media: "text/tab-separated-values",
    name: "Table as text",
    called: "a table (.tsv)",
    isText: true,
  },
  xlsx: {
    extensions: ["xlsx"],
    media: `${OFFICE}.spreadsheetml.sheet`,
    name: "Excel workbook",
    called: "an Excel workbook (.xlsx)",
  },
  ods: {
    extensions: ["ods"],
    media: `${OPEN}.spreadsheet`,
    name: "OpenDocument spreadsheet",
    called: "a spreadsheet (.ods)",
  },
  odt: { extensions: ["odt"], media: `${OPEN}.text`, name: "OpenDocument text", called: "a text document (.odt)" },
  odp: {
    extensions: ["odp"],
    media: `${OPEN}.presentation`,
    name: "OpenDocument presentation",
    called: "a presentation (.odp)",
  },
  rtf: { extensions: ["rtf"], media: "application/rtf", name: "Rich Text", called: "Rich Text (.rtf)" },
  epub: { extensions: ["epub"], media: "application/epub+zip", name: "E-book", called: "an e-book (.epub)" },
  eml: {
    extensions: ["eml", "mbox"],
    media: "message/rfc822",
    name: "E-mail",
    called: "an e-mail (.eml)",
    isText: true,
  },
  json: { extensions: ["json"], media: "application/json", name: "JSON", called: "JSON", isText: true },
  xml: { extensions: ["xml"], media: "application/xml", name: "XML", called: "XML", isText: true },
  ipynb: {
    extensions: ["ipynb"],
    media: "application/x-ipynb+json",
    name: "Jupyter notebook",
    called: "a Jupyter notebook (.ipynb)",
    isText: true,
  },
  tex: { extensions: ["tex"], media: "application/x-tex", name: "LaTeX", called: "LaTeX (.tex)", isText: true },
  xls: {
    extensions: ["xls"],
    media: "application/vnd.ms-excel",
    name: "Excel 97–2003 workbook",
    called: "an Excel workbook of before 2007 (.xls)",
  },
  msg: {
    extensions: ["msg"],
    media: "application/vnd.ms-outlook",
    name: "Outlook message",
    called: "an Outlook message (.msg)",
  },
  srt: {
    extensions: ["srt"],
    media: "application/x-subrip",
    name: "Subtitles",
    called: "subtitles (.srt)",
    isText: true,
  },
  vtt: { extensions: ["vtt"], media: "text/vtt", name: "Subtitles", called: "subtitles (.vtt)", isText: true },
  png: { extensions: ["png"], media: "image/png", name: "Image", called: "an image (.png)" },
  jpg: { extensions: ["jpg", "jpeg"], media: "image/jpeg", name: "Photo", called: "a photo (.jpg)" },
  webp: { extensions: ["webp"], media: "image/webp", name: "Image", called: "an image (.webp)" },
  tiff: { extensions: ["tiff", "tif"], media: "image/tiff", name: "Scan", called: "a scan (.tiff)" },
  heic: { extensions: ["heic", "heif"], media: "image/heic", name: "Photo", called: "a photo (.heic)" },
} as const satisfies Readonly<Record<string, Format>>;

export type DocumentType = keyof typeof FORMATS;
export const DOCUMENT_TYPES = keysOf(FORMATS);

/** The format's entry, with what it leaves out. */
export const formatOf = (type: DocumentType): Format => FORMATS[type];

/** Types that hold no text but what text recognition finds. */
export const IMAGE_TYPES: readonly DocumentType[] = ["png", "jpg", "webp", "tiff", "heic"];
