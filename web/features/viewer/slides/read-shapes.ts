import type { Package } from "#core/engine/parse/office/open-package.ts";
import type { Relation } from "#core/engine/parse/office/relations.ts";
import { colorIn, fillOf, type Theme } from "./colors.ts";
import { outlineOf } from "./outlines.ts";
import { pictureOf } from "./pictures.ts";
import { tableOf } from "./read-table.ts";
import type { Box, Shape } from "./slide.ts";
import { textBodyOf, type TextLook } from "./text-body.ts";
import { at, below, numberOf, valueOf, type Node } from "./xml-tree.ts";

/** A slide, a layout or a master. */
export interface Sheet {
  readonly pack: Package;
  readonly root: Node;
  readonly relations: ReadonlyMap<string, Relation>;
  /** The layout of a slide, the master of a layout. */
  readonly parent: Sheet | undefined;
  readonly theme: Theme;
  /** How text looks of which nothing else says it. */
  readonly defaults: Node | undefined;
}

/** From the coordinates of a group to those of the slide. */
type Move = (box: Box) => Box;

/** The shapes of a sheet, the undermost first; of layouts and masters those that are no placeholders. */
export function shapesOf(sheet: Sheet, isBelow: boolean): Shape[] {
  return childrenOf(sheet, at(sheet.root, "cSld", "spTree"), (box) => box, isBelow);
}

function childrenOf(sheet: Sheet, tree: Node | undefined, move: Move, isBelow: boolean): Shape[] {
  return (tree?.children ?? []).flatMap((node): Shape[] => {
    if (node.name === "AlternateContent") return childrenOf(sheet, at(node, "Choice"), move, isBelow);
    if (isHidden(node) || (isBelow && below(node.children[0], "ph"))) return [];
    if (node.name === "grpSp") return childrenOf(sheet, node, within(node, move), isBelow);
    const shape = DRAWN.has(node.name) ? shapeOf(sheet, node, move) : undefined;
    return shape ? [shape] : [];
  });
}

const DRAWN = new Set(["sp", "pic", "cxnSp", "graphicFrame"]);

const isHidden = (node: Node) =>
  valueOf(below(node.children[0], "cNvPr") ?? at(node.children[0], "cNvPr"), "hidden") === "1";

function within(group: Node, move: Move): Move {
  const frame = at(group, "grpSpPr", "xfrm");
  const [outer, inner] = [boxOf(frame), boxOf(frame, "chOff", "chExt")];
  if (!outer || !inner || inner.width === 0 || inner.height === 0) return move;
  const [across, down] = [outer.width / inner.width, outer.height / inner.height];
  return ({ x, y, width, height }) =>
    move({
      x: outer.x + (x - inner.x) * across,
      y: outer.y + (y - inner.y) * down,
      width: width * across,
      height: height * down,
    });
}

function boxOf(frame: Node | undefined, offset = "off", extent = "ext"): Box | undefined {
  const [x, y] = [numberOf(at(frame, offset), "x"), numberOf(at(frame, offset), "y")];
  const [width, height] = [numberOf(at(frame, extent), "cx"), numberOf(at(frame, extent), "cy")];
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? undefined
    : { x, y, width, height };
}

function shapeOf(sheet: Sheet, node: Node, move: Move): Shape | undefined {
  const models = modelsOf(sheet, node);
  const properties = [node, ...models].map((each) => at(each, "spPr"));
  const frames = [at(node, "xfrm"), ...properties.map((each) => at(each, "xfrm"))];
  const frame = frames.find((each) => boxOf(each));
  const box = boxOf(frame);
  if (!box) return undefined;
  const body = at(node, "txBody");
  const style = at(node, "style");
  const line = properties.map((each) => at(each, "ln")).find(Boolean);
  const own = (name: string) => colorIn(at(style, name), sheet.theme);
  const fill = properties.map((each) => fillOf(each, sheet.theme)).find(Boolean) ?? styledFill(style, own("fillRef"));
  const lineColor = fillOf(line, sheet.theme) ?? (numberOf(at(style, "lnRef"), "idx") ? own("lnRef") : undefined);
  const content = contentOf(sheet, node);
  return {
    ...move(box),
    turn: (numberOf(frame, "rot") ?? 0) / 60_000,
    fill: fill === "none" ? undefined : fill,
    line: lineColor === "none" || lineColor === undefined ? undefined : flat(lineColor),
    lineWidth: numberOf(line, "w") ?? 9525,
    ...outlineOf(at(properties[0], "prstGeom"), node.name === "cxnSp"),
    isRising: (valueOf(frame, "flipH") === "1") !== (valueOf(frame, "flipV") === "1"),
    text: body && textBodyOf(body, lookOf(sheet, node, models, own("fontRef"))),
    ...content,
  };
}

/** A gradient is no color of a line. */
const flat = (color: string) => (color.startsWith("linear") ? (/rgb\([^)]*\)/.exec(color)?.[0] ?? "gray") : color);

const styledFill = (style: Node | undefined, color: string | undefined) =>
  numberOf(at(style, "fillRef"), "idx") ? color : undefined;

const NAMES: Readonly<Record<string, string>> = { chart: "Chart", diagram: "Diagram", oleObject: "Embedded object" };

function contentOf({ pack, relations, theme }: Sheet, node: Node): Pick<Shape, "picture" | "table" | "missing"> {
  const blip = at(node, "blipFill", "blip") ?? at(node, "spPr", "blipFill", "blip");
  const picture = pictureOf(pack, relations, blip);
  const data = at(node, "graphic", "graphicData");
  const grid = at(data, "tbl");
  const kind = /(chart|diagram)$/.exec(valueOf(data, "uri") ?? "")?.[1] ?? (data && !grid ? "oleObject" : undefined);
  const missing = kind ? NAMES[kind] : node.name === "pic" && !picture ? "Picture" : undefined;
  return { picture, table: grid && tableOf(grid, theme), missing };
}

/** The placeholders of layout and master that the shape takes after, the nearest first. */
function modelsOf(sheet: Sheet, node: Node): Node[] {
  const place = below(node.children[0], "ph");
  if (!place) return [];
  const models: Node[] = [];
  for (let each = sheet.parent; each; each = each.parent) {
    const found = placeholderLike(each, place, models.length === 0);
    if (found) models.push(found);
  }
  return models;
}

const SAME: Readonly<Record<string, string>> = { ctrTitle: "title", subTitle: "body", obj: "body", "": "body" };
const typeOf = (place: Node | undefined) => valueOf(place, "type") ?? "";
const basicType = (place: Node | undefined) => SAME[typeOf(place)] ?? typeOf(place);

function placeholderLike(sheet: Sheet, place: Node, byIndex: boolean): Node | undefined {
  const shapes = (at(sheet.root, "cSld", "spTree")?.children ?? []).flatMap((node) => {
    const own = below(node.children[0], "ph");
    return own ? [{ node, own }] : [];
  });
  const index = valueOf(place, "idx");
  const sameIndex = byIndex && index !== undefined && shapes.find(({ own }) => valueOf(own, "idx") === index);
  const sameType = shapes.find(({ own }) => typeOf(own) === typeOf(place));
  return (sameIndex || (sameType ?? shapes.find(({ own }) => basicType(own) === basicType(place))))?.node;
}

const STYLES: Readonly<Record<string, string>> = { title: "titleStyle", body: "bodyStyle" };

function lookOf(sheet: Sheet, node: Node, models: readonly Node[], color: string | undefined): TextLook {
  const place = below(node.children[0], "ph");
  let master = sheet;
  while (master.parent) master = master.parent;
  const style = place ? (STYLES[basicType(place)] ?? "otherStyle") : "otherStyle";
  const bodies = models.map((each) => at(each, "txBody"));
  return {
    styles: [...bodies.map((each) => at(each, "lstStyle")), at(master.root, "txStyles", style), sheet.defaults],
    bodies: bodies.map((each) => at(each, "bodyPr")),
    theme: sheet.theme,
    color: color ?? colorIn(TEXT, sheet.theme),
    isCentered: place === undefined && valueOf(at(node, "nvSpPr", "cNvSpPr"), "txBox") !== "1" && node.name === "sp",
  };
}

/** `<a:solidFill><a:schemeClr val="tx1"/></a:solidFill>` */
const leaf = (name: string, attributes: Node["attributes"], children: readonly Node[]): Node => ({
  name,
  attributes,
  children,
  text: "",
});
const TEXT = leaf("solidFill", {}, [leaf("schemeClr", { val: "tx1" }, [])]);
