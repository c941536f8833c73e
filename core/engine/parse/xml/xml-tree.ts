import { readXml } from "../office/read-xml.ts";

export interface XmlElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: (XmlElement | string)[];
  /** Values in it: its attributes and the texts of it and of the elements within. */
  values: number;
  /** An element in it stands among words, or a text in it is longer than a value is. */
  isProse: boolean;
}

export interface XmlTree {
  readonly root: XmlElement | undefined;
  /** The file holds more elements than fit into memory; the last ones are left out. */
  readonly isCut: boolean;
}

/** Elements of one file: a million take some 200 MB. */
const MOST = 1_000_000;
/** Characters of a value; what is longer is prose. */
const LONGEST_VALUE = 300;

/** The elements of an XML file. Declarations, comments and processing instructions are left out. */
export function readXmlTree(bytes: Uint8Array): XmlTree {
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  const add = (child: XmlElement | string) => {
    if (count++ < MOST) open.at(-1)?.children.push(child);
  };
  readXml(
    bytes,
    {
      open(name, given) {
        const attributes = Object.entries(given).filter(([key, value]) => !isTechnical(key) && value.trim() !== "");
        const element = { name, attributes, children: [], values: attributes.length, isProse: false };
        if (open.length === 0) root ??= element;
        else add(element);
        open.push(element);
      },
      close() {
        const element = open.pop();
        if (!element) return;
        weigh(element);
        const parent = open.at(-1);
        if (!parent) return;
        parent.values += element.values;
        parent.isProse ||= element.isProse;
      },
      text(text) {
        const last = open.at(-1)?.children.at(-1);
        if (text.trim() !== "" || typeof last === "object") add(text);
      },
    },
    { isAnyXml: true },
  );
  return { root, isCut: count > MOST };
}

/** Names of namespaces and schemas say nothing to a reader. */
const isTechnical = (name: string): boolean => name === "xmlns" || /^(?:xmlns|xsi|xml):/.test(name);

function weigh(element: XmlElement): void {
  const hasText = element.children.some((child) => typeof child === "string" && child.trim() !== "");
  const hasElements = element.children.some((child) => typeof child === "object");
  if (hasText) element.values++;
  if (hasText && (hasElements || textOf(element).length > LONGEST_VALUE)) element.isProse = true;
}

/** The words in an element, on one line. */
export function textOf(element: XmlElement): string {
  const parts: string[] = [];
  const visit = ({ children }: XmlElement) =>
    children.forEach((child) => (typeof child === "string" ? parts.push(child) : visit(child)));
  visit(element);
  return parts.join("").replace(/\s+/g, " ").trim();
}

export const elementsOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child === "object");

/** An element without elements in it. */
export const isLeaf = ({ children }: XmlElement): boolean => children.every((child) => typeof child === "string");
