import type { BlockKind } from "../../parsed-document.ts";
import { isOn } from "../office/is-on.ts";
import { wholeNumber } from "../list-number.ts";
import { attr, readXml } from "../office/read-xml.ts";

export interface ParagraphStyle {
  readonly kind: BlockKind;
  readonly level?: number;
  /** The list that its paragraphs are in; "0" for none. */
  readonly list?: string;
  /** Of that list, from 0. */
  readonly listLevel?: number;
  /** Its id, and those that it is based on. */
  readonly ids: readonly string[];
  readonly vanish: boolean;
  readonly isBold: boolean;
  /** Of letters, in half points. */
  readonly size: number;
  /** Of a table: its first row is set in bold or filled. */
  readonly setsFirstRowOff: boolean;
}

interface RawStyle {
  name: string;
  basedOn?: string;
  outline?: number;
  list?: string;
  listLevel?: number;
  vanish?: boolean;
  bold?: boolean;
  size?: number;
  setsFirstRowOff?: boolean;
}

/** What a style says about a paragraph, following what it is based on. */
export function readStyles(bytes: Uint8Array | undefined): (id: string | undefined) => ParagraphStyle {
  const { raw, usual, size = USUAL_SIZE } = bytes ? readRawStyles(bytes) : NO_STYLES;
  const resolved = new Map<string, ParagraphStyle>();
  const plain = { ...PLAIN, size: usual === undefined ? size : resolve(raw, usual, size).size };
  return (id) => {
    if (id === undefined) return plain;
    const known = resolved.get(id) ?? resolve(raw, id, size);
    resolved.set(id, known);
    return known;
  };
}

/** Of letters where a file tells nothing, in half points (ECMA-376 part 1, 17.3.2.38). */
const USUAL_SIZE = 20;
const PLAIN = { kind: "paragraph", ids: [], vanish: false, isBold: false, setsFirstRowOff: false } as const;

interface RawStyles {
  readonly raw: ReadonlyMap<string, RawStyle>;
  /** The style of paragraphs that name none, and the size of letters where no style tells. */
  usual?: string;
  size?: number;
}

const NO_STYLES: RawStyles = { raw: new Map() };

function readRawStyles(bytes: Uint8Array): RawStyles {
  const styles = new Map<string, RawStyle>();
  const read: RawStyles = { raw: styles };
  let style: RawStyle | undefined;
  /** The part of a table that a piece of its style is for. */
  let part: string | undefined;
  readXml(bytes, {
    open(name, attributes) {
      const value = attr(attributes, "val");
      if (name === "style") {
        style = { name: "" };
        styles.set(attr(attributes, "styleId") ?? "", style);
        const isUsual = attr(attributes, "type") === "paragraph" && isOn(attr(attributes, "default") ?? "0");
        if (isUsual) read.usual = attr(attributes, "styleId");
      } else if (!style) {
        if (name === "sz") read.size ??= Number(value) || undefined;
      } else if (name === "name") style.name = value ?? "";
      else if (name === "basedOn") style.basedOn = value;
      else if (name === "outlineLvl") style.outline = Number(value);
      else if (name === "numId") style.list = value;
      else if (name === "ilvl") style.listLevel = wholeNumber(value);
      else if (name === "vanish") style.vanish = isOn(value);
      else if (name === "tblStylePr") part = attr(attributes, "type");
      else if (part === "firstRow") style.setsFirstRowOff ||= name === "shd" || (name === "b" && isOn(value));
      else if (name === "b" && part === undefined) style.bold = isOn(value);
      else if (name === "sz" && part === undefined) style.size = Number(value) || undefined;
    },
    close(name) {
      if (name === "tblStylePr") part = undefined;
      if (name === "style") style = undefined;
    },
  });
  return read;
}

function resolve(raw: ReadonlyMap<string, RawStyle>, id: string, usualSize: number): ParagraphStyle {
  const chain: RawStyle[] = [];
  const ids: string[] = [];
  let next: string | undefined = id;
  while (next !== undefined && chain.length < 12) {
    const style: RawStyle | undefined = raw.get(next);
    if (!style) break;
    chain.push(style);
    ids.push(next);
    next = style.basedOn;
  }
  const first = <Value>(pick: (style: RawStyle) => Value | undefined) =>
    chain.map(pick).find((value) => value !== undefined);
  const list = first((style) => style.list);
  const listLevel = first((style) => style.listLevel);
  const vanish = first((style) => style.vanish) ?? false;
  const isBold = first((style) => style.bold) ?? false;
  const setsFirstRowOff = first((style) => style.setsFirstRowOff) ?? false;
  const size = first((style) => style.size) ?? usualSize;
  const names = chain.length > 0 ? chain.map((style) => style.name.toLowerCase()) : [id.toLowerCase()];
  const outline = first((style) => style.outline);
  return {
    ...kindOf(names, outline),
    ids,
    size,
    vanish,
    isBold,
    setsFirstRowOff,
    ...(list !== undefined && { list }),
    ...(listLevel !== undefined && { listLevel }),
  };
}

function kindOf(names: readonly string[], outline: number | undefined): Pick<ParagraphStyle, "kind" | "level"> {
  const heading = names.map((name) => /^heading\s?([1-9])/.exec(name)?.[1]).find(Boolean);
  if (heading) return { kind: "heading", level: Math.min(6, Number(heading)) };
  if (names.includes("title")) return { kind: "title" };
  if (outline !== undefined && outline >= 0 && outline < 9) return { kind: "heading", level: Math.min(6, outline + 1) };
  const [own = ""] = names;
  if (own === "caption") return { kind: "caption" };
  if (/^(?:intense )?quote$|^block text$/.test(own)) return { kind: "quote" };
  if (/^(?:html preformatted|macro|code|source code)$/.test(own)) return { kind: "code" };
  return { kind: "paragraph" };
}
