import { createInlineText } from "../inline-text.ts";
import { numbered, wholeNumber } from "../list-number.ts";
import { createAutoNumbers, type AutoNumber } from "./auto-number.ts";
import { attr, type Attributes, type XmlHandler } from "../office/read-xml.ts";
import type { Relation } from "../office/relations.ts";
import { isOn } from "../office/is-on.ts";
import { createTableGatherer, type Written } from "../office/table-gatherer.ts";

export interface SlideContent {
  readonly titles: Written[];
  readonly blocks: Written[];
  /** The slide is left out when the presentation is shown. */
  isHidden: boolean;
}

/** Date, footer, number and pictures of the slide itself are furniture. */
const FURNITURE = new Set(["dt", "ftr", "hdr", "sldNum", "sldImg"]);

/** How a paragraph is shown: the shape it is in, where that begins (in EMU) and the size of its letters (in 1/100 point). */
interface Look {
  readonly shape: number;
  readonly top: number;
  readonly size: number;
}

/** Of letters whose size is not told, in 1/100 point. */
const USUAL_SIZE = 1800;
/** Times the size of any other text that a title has. */
const LARGER = 1.2;
/** UTF-16 characters of a title at most. */
const LONGEST_TITLE = 120;

/** Turns a slide's or a notes page's shapes into blocks as they stream by. */
export function createSlideReader(relations: ReadonlyMap<string, Relation>): {
  readonly handler: XmlHandler;
  readonly content: SlideContent;
} {
  const content: SlideContent = { titles: [], blocks: [], isHidden: false };
  const table = createTableGatherer();
  const inline = createInlineText();
  let skipping = 0;
  let placeholder: string | null = null;
  let hidden = false;
  let level = 1;
  /** Whether the paragraph has a bullet; undefined where its shape decides. */
  let bullet: boolean | undefined;
  let look: Look = { shape: 0, top: 0, size: 0 };
  const looks = new Map<Written, Look>();
  let numbers = createAutoNumbers();
  let autoNumber: AutoNumber | null = null;
  let href: string | null = null;
  let inText = false;
  let inField = "";
  let hasFirstRow = false;

  const emit = (block: Written) => {
    if (placeholder === "title" || placeholder === "ctrTitle") content.titles.push(block);
    else content.blocks.push(block);
  };

  const endParagraph = () => {
    const rich = inline.take();
    if (rich.text === "" || hidden || (placeholder !== null && FURNITURE.has(placeholder))) return;
    const number = numbers.next(level, autoNumber);
    const block: Written = { ...paragraphKind(), content: numbered(number, rich) };
    if (table.inside) table.add(block);
    else {
      looks.set(block, { ...look, size: look.size || USUAL_SIZE });
      emit(block);
    }
  };

  const paragraphKind = (): Pick<Written, "kind" | "level"> => {
    if (placeholder === "title" || placeholder === "ctrTitle") return { kind: "heading", level: 1 };
    if (autoNumber) return { kind: "list_item", level };
    const isItem = bullet ?? (placeholder !== null && placeholder !== "subTitle");
    return isItem ? { kind: "list_item", level } : { kind: "paragraph" };
  };

  /** The largest text box, above all others, is the title of a slide that has no place for one. */
  const nameSlide = () => {
    if (content.titles.length > 0 || content.blocks.length < 2) return;
    const texts = content.blocks.flatMap((block) => {
      const own = looks.get(block);
      return own === undefined ? [] : [{ block, ...own }];
    });
    const [largest] = texts.toSorted((a, b) => b.size - a.size);
    const others = texts.filter(({ block }) => block !== largest?.block);
    if (!largest || largest.block.content.text.length > LONGEST_TITLE || !/\p{L}/u.test(largest.block.content.text))
      return;
    const isTitle = others.every(
      ({ shape, size, top }) => shape !== largest.shape && size * LARGER <= largest.size && top >= largest.top,
    );
    if (!isTitle) return;
    content.titles.push({ ...largest.block, kind: "heading", level: 1 });
    content.blocks.splice(content.blocks.indexOf(largest.block), 1);
  };

  /** A cell that goes on with the one above or before it is there, too, and empty. */
  const openCell = (attributes: Attributes) => {
    if (isOn(attributes["hMerge"] ?? "0") || isOn(attributes["vMerge"] ?? "0")) return;
    table.cell();
    table.shape({ column_span: Number(attributes["gridSpan"] ?? 1), row_span: Number(attributes["rowSpan"] ?? 1) });
  };

  const open = (name: string, attributes: Attributes) => {
    switch (name) {
      case "sld":
        content.isHidden = !isOn(attributes["show"] ?? "1");
        return;
      case "sp":
      case "graphicFrame":
      case "cxnSp":
        placeholder = null;
        hidden = false;
        look = { shape: look.shape + 1, top: 0, size: 0 };
        numbers = createAutoNumbers();
        return;
      case "cNvPr":
        hidden = attributes["hidden"] === "1" || attributes["hidden"] === "true";
        return;
      case "ph":
        placeholder = attributes["type"] ?? "obj";
        return;
      case "tbl":
        hasFirstRow = false;
        return table.open();
      case "tblPr":
        hasFirstRow = isOn(attributes["firstRow"] ?? "0");
        return;
      case "tr":
        table.row();
        if (hasFirstRow) table.headRow();
        hasFirstRow = false;
        return;
      case "tc":
        numbers = createAutoNumbers();
        return openCell(attributes);
      case "off":
        look = { ...look, top: Number(attributes["y"] ?? 0) };
        return;
      case "rPr":
        look = { ...look, size: Math.max(look.size, Number(attributes["sz"] ?? 0)) };
        return;
      case "p":
        level = 1;
        bullet = undefined;
        look = { ...look, size: 0 };
        autoNumber = null;
        return;
      case "pPr":
        level = Number(attributes["lvl"] ?? 0) + 1;
        return;
      case "buNone":
        bullet = false;
        return;
      case "buChar":
      case "buBlip":
        bullet = true;
        return;
      case "buAutoNum":
        autoNumber = { type: attributes["type"] ?? "", start: wholeNumber(attributes["startAt"]) ?? 1 };
        return;
      case "r":
        href = null;
        return;
      case "fld":
        inField = attributes["type"] ?? "";
        return;
      case "hlinkClick":
        href = relations.get(attr(attributes, "id") ?? "")?.target ?? null;
        return;
      case "br":
        return inline.newline();
      case "tab":
        return inline.add(" ");
      case "t":
        inText = true;
    }
  };

  const handler: XmlHandler = {
    open(name, attributes, raw) {
      if (skipping > 0 || name === "Fallback" || raw === "p:txStyles") skipping++;
      else open(name, attributes);
    },
    close(name) {
      if (skipping > 0) skipping--;
      else if (name === "t") inText = false;
      else if (name === "fld") inField = "";
      else if (name === "p") endParagraph();
      else if (name === "tbl") table.close().forEach(emit);
      else if (name === "sld") nameSlide();
    },
    text(text) {
      if (!inText || skipping > 0 || inField === "slidenum") return;
      if (href) inline.link(href, () => inline.add(text));
      else inline.add(text);
    },
  };
  return { handler, content };
}
