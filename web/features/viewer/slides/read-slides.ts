import { DocumentError } from "#core/engine/parsed-document.ts";
import { openPackage, type Package } from "#core/engine/parse/office/open-package.ts";
import { mainPart, readRelations, type Relation } from "#core/engine/parse/office/relations.ts";
import { colorIn, fillOf, readTheme, type Theme } from "./colors.ts";
import { shapesOf, type Sheet } from "./read-shapes.ts";
import { pictureOf } from "./pictures.ts";
import type { Slide, Slides } from "./slide.ts";
import { all, at, numberOf, treeOf, valueOf, type Node } from "./xml-tree.ts";

/** Places and looks of what is on the slides of a .pptx, in the order of the reader of documents. */
export async function readSlides(bytes: Uint8Array): Promise<Slides> {
  const pack = await openPackage(bytes);
  const main = mainPart(pack, "ppt/presentation.xml");
  const part = pack.part(main);
  if (!part) throw new DocumentError("This file is damaged: it holds no presentation.");
  const presentation = at(treeOf(part), "presentation");
  const relations = readRelations(pack, main);
  const size = at(presentation, "sldSz");
  const parts = all(at(presentation, "sldIdLst"), "sldId").flatMap(({ attributes }) => {
    const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1];
    return relations.get(id ?? "")?.target ?? [];
  });
  const defaults = at(presentation, "defaultTextStyle");
  const masters = new Map<string, Sheet>();
  return {
    width: numberOf(size, "cx") ?? 9_144_000,
    height: numberOf(size, "cy") ?? 6_858_000,
    slides: parts.map((each) => slideOf(pack, each, defaults, masters)),
  };
}

/** Undefined for a slide that is shown as its text: a damaged one, and one without places. */
function slideOf(
  pack: Package,
  part: string,
  defaults: Node | undefined,
  known: Map<string, Sheet>,
): Slide | undefined {
  try {
    const slide = sheetOf(pack, part, defaults, known);
    if (!slide) return undefined;
    const showsMaster = valueOf(slide.root, "showMasterSp") !== "0";
    const layout = slide.parent;
    const master = layout && valueOf(layout.root, "showMasterSp") !== "0" ? layout.parent : undefined;
    const below = showsMaster ? [master, layout].filter((sheet) => sheet !== undefined) : [];
    const background = backgroundOf(slide);
    const shapes = [...below.flatMap((sheet) => shapesOf(sheet, true)), ...shapesOf(slide, false)];
    // Nothing says where its text is: an empty sheet of paper would tell less than the text alone.
    if (shapes.length === 0 && background.background === undefined && !background.picture) return undefined;
    return { ...background, shapes };
  } catch (error) {
    if (error instanceof DocumentError) return undefined;
    throw error;
  }
}

const PARENTS: Readonly<Record<string, string>> = { sld: "slideLayout", sldLayout: "slideMaster" };

/** A slide, a layout or a master, with what it takes after. */
function sheetOf(
  pack: Package,
  part: string,
  defaults: Node | undefined,
  known: Map<string, Sheet>,
): Sheet | undefined {
  const before = known.get(part);
  if (before) return before;
  const bytes = pack.part(part);
  const root = bytes && treeOf(bytes).children[0];
  if (!root) return undefined;
  const relations = readRelations(pack, part);
  const target = (type: string | undefined) => [...relations.values()].find((each) => each.type === type)?.target;
  const above = target(PARENTS[root.name]);
  const parent = above === undefined ? undefined : sheetOf(pack, above, defaults, known);
  const theme = parent?.theme ?? themeOf(pack, target("theme"), at(root, "clrMap"));
  const sheet: Sheet = { pack, root, relations, parent, theme, defaults };
  if (root.name !== "sld") known.set(part, sheet);
  return sheet;
}

function themeOf(pack: Package, part: string | undefined, colorMap: Node | undefined): Theme {
  const bytes = part === undefined ? undefined : pack.part(part);
  return readTheme(bytes && treeOf(bytes), colorMap);
}

/** The nearest background that is given: of the slide, its layout or its master. */
function backgroundOf(sheet: Sheet): Pick<Slide, "background" | "picture"> {
  for (let each: Sheet | undefined = sheet; each; each = each.parent) {
    const background = at(each.root, "cSld", "bg");
    const properties = at(background, "bgPr");
    const picture = pictureIn(each.pack, each.relations, at(properties, "blipFill"));
    const fill = fillOf(properties, sheet.theme) ?? colorIn(at(background, "bgRef"), sheet.theme);
    if (background) return { background: fill === "none" ? undefined : fill, picture };
  }
  return { background: undefined, picture: undefined };
}

const pictureIn = (pack: Package, relations: ReadonlyMap<string, Relation>, fill: Node | undefined) =>
  pictureOf(pack, relations, at(fill, "blip"));
