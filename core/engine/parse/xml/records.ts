import { elementsOf, isLeaf, textOf, type XmlElement } from "./xml-tree.ts";

/** Values of one record; an element with more is a part of the document. */
const MOST_VALUES = 40;
const MOST_COLUMNS = 60;

/** An element that holds values with names and no text to read. */
export function isRecord(element: XmlElement): boolean {
  return !element.isProse && element.values > 0 && element.values <= MOST_VALUES && isFlat(element, 0);
}

/** Elements in elements in elements are a part of a document rather than a value of a record. */
function isFlat(element: XmlElement, depth: number): boolean {
  return isLeaf(element) || (depth < 2 && elementsOf(element).every((child) => isFlat(child, depth + 1)));
}

/** The values of a record by name; an element within an element is named by both, and the text of the record by "". */
export function fieldsOf(record: XmlElement): Map<string, string> {
  const fields = new Map<string, string>();
  const add = (name: string, value: string) => {
    if (value === "") return;
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : `${before}, ${value}`);
  };
  const visit = (element: XmlElement, path: readonly string[]) => {
    for (const [name, value] of element.attributes) add([...path, writtenName(name)].join(" "), value.trim());
    if (isLeaf(element)) add(path.join(" "), textOf(element));
    else for (const child of elementsOf(element)) visit(child, [...path, writtenName(child.name)]);
  };
  visit(record, []);
  return fields;
}

/** Records as rows below the names of their values; null where they have too little or too many in common to be a table. */
export function sheetOf(records: readonly XmlElement[]): string[][] | null {
  const rows = records.map(fieldsOf).filter((fields) => fields.size > 0);
  const names = new Set(rows.flatMap((fields) => [...fields.keys()]));
  if (names.size < 2 || names.size > MOST_COLUMNS) return null;
  const heads = [...names];
  const own = writtenName(records[0]?.name ?? "");
  return [heads.map((name) => name || own), ...rows.map((fields) => heads.map((name) => fields.get(name) ?? ""))];
}

/** A name as words: `orderDate`, `order_date` and `order-date` are "order date". */
export function writtenName(name: string): string {
  const local = name.slice(name.indexOf(":") + 1);
  return local
    .replace(/(\p{Ll})(\p{Lu})(?=\p{Ll})/gu, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/[_-]+/g, " ")
    .trim();
}
