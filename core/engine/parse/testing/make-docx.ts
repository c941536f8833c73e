import { strToU8, zipSync } from "fflate";

export type DocxPart =
  | { readonly heading: string; readonly level?: number }
  | { readonly paragraph: string; readonly href?: string }
  | { readonly item: string; readonly level?: number }
  | { readonly table: readonly (readonly string[])[] }
  /** WordprocessingML put into the body as it is. */
  | { readonly xml: string };

export interface DocxOptions {
  readonly title?: string;
  readonly parts: readonly DocxPart[];
  readonly footnotes?: readonly string[];
  /** Parts that the text refers to: "comments", "header", "footer", "numbering", and the WordprocessingML in the root of each. */
  readonly related?: readonly (readonly [type: keyof typeof ROOTS, xml: string])[];
  /** More zip entries by name. */
  readonly entries?: Readonly<Record<string, Uint8Array>>;
}

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const ROOTS = { comments: "comments", header: "hdr", footer: "ftr", numbering: "numbering" };

/** A .docx as Word would open it. */
export function makeDocx({
  title,
  parts,
  footnotes = [],
  related = [],
  entries = {},
}: DocxOptions): Uint8Array<ArrayBuffer> {
  const links: string[] = [];
  const body = parts.map((part) => partXml(part, links)).join("");
  const files: Record<string, Uint8Array> = {
    "[Content_Types].xml": strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    "_rels/.rels": strToU8(relationships([["rId1", `${RELATION}/officeDocument`, "word/document.xml"]])),
    "word/_rels/document.xml.rels": strToU8(
      relationships([
        ["rId1", `${RELATION}/styles`, "styles.xml"],
        ...links.map((href, index): Relation => [`rLink${index}`, `${RELATION}/hyperlink`, href, "External"]),
        ...related.map(([type], index): Relation => [`rPart${index}`, `${RELATION}/${type}`, `part${index}.xml`]),
      ]),
    ),
    "word/styles.xml": strToU8(styles()),
    "word/document.xml": strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    ),
    ...Object.fromEntries(
      related.map(([type, xml], index) => [
        `word/part${index}.xml`,
        strToU8(`<?xml version="1.0"?><w:${ROOTS[type]} ${W}>${xml}</w:${ROOTS[type]}>`),
      ]),
    ),
    ...(footnotes.length > 0 && { "word/footnotes.xml": strToU8(footnotesXml(footnotes)) }),
    ...(title !== undefined && { "docProps/core.xml": strToU8(coreXml(title)) }),
    ...entries,
  };
  return new Uint8Array(zipSync(files));
}

function partXml(part: DocxPart, links: string[]): string {
  if ("xml" in part) return part.xml;
  if ("heading" in part) return paragraph(`<w:pStyle w:val="Heading${part.level ?? 1}"/>`, run(part.heading));
  if ("item" in part) {
    const level = (part.level ?? 1) - 1;
    return paragraph(`<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`, run(part.item));
  }
  if ("table" in part) return table(part.table);
  if (part.href === undefined) return paragraph("", run(part.paragraph));
  links.push(part.href);
  return paragraph("", `<w:hyperlink r:id="rLink${links.length - 1}">${run(part.paragraph)}</w:hyperlink>`);
}

function table(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `<w:tc>${paragraph("", run(text))}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}

function paragraph(properties: string, content: string): string {
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
}

function run(text: string): string {
  return `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

function styles(): string {
  const heading = (level: number) =>
    `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`;
  return `<?xml version="1.0"?><w:styles ${W}>${[1, 2, 3, 4, 5, 6].map(heading).join("")}</w:styles>`;
}

function footnotesXml(notes: readonly string[]): string {
  const note = (text: string, index: number) =>
    `<w:footnote w:id="${index + 1}">${paragraph("", run(text))}</w:footnote>`;
  return `<?xml version="1.0"?><w:footnotes ${W}>${notes.map(note).join("")}</w:footnotes>`;
}

export function coreXml(title: string): string {
  return `<?xml version="1.0"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`;
}

export type Relation = readonly [id: string, type: string, target: string, mode?: "External"];

export function relationships(relations: readonly Relation[]): string {
  const one = ([id, type, target, mode]: Relation) =>
    `<Relationship Id="${id}" Type="${type}" Target="${escapeXml(target)}"${mode ? ` TargetMode="${mode}"` : ""}/>`;
  return `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.map(one).join("")}</Relationships>`;
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
