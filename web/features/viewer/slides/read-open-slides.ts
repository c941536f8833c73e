import { DocumentError } from "#core/engine/parsed-document.ts";
import { openPackage, type Package } from "#core/engine/parse/office/open-package.ts";
import { lengthOf, readStyles, said, type OpenStyles } from "./open-styles.ts";
import { colorOf, openTextOf, type OpenLook } from "./open-text.ts";
import { pictureNamed } from "./pictures.ts";
import type { Box, Picture, Shape, Slide, Slides, SlideTable } from "./slide.ts";
import { all, at, mixedTreeOf, valueOf, type Node } from "./xml-tree.ts";

interface Deck {
  readonly pack: Package;
  readonly styles: OpenStyles;
  readonly masters: ReadonlyMap<string, Node>;
}

/** Places and looks of what is on the slides of an .odp, in the order of the reader of documents. */
export async function readOpenSlides(bytes: Uint8Array): Promise<Slides> {
  const pack = await openPackage(bytes);
  const [content, looks] = ["content.xml", "styles.xml"].map((name) => {
    const part = pack.part(name);
    return part && mixedTreeOf(part).children[0];
  });
  const pages = all(at(content, "body", "presentation"), "page");
  if (pages.length === 0) throw new DocumentError("This file is not a presentation.");
  const styles = readStyles([looks, content]);
  const masters = new Map(all(at(looks, "master-styles"), "master-page").map((page) => [nameOf(page), page]));
  const deck: Deck = { pack, styles, masters };
  const first = masterOf(deck, pages[0]);
  const layout = at(styles.named("page-layout", valueOf(first, "page-layout-name")), "page-layout-properties");
  return {
    width: lengthOf(valueOf(layout, "page-width")) ?? 10_080_000,
    height: lengthOf(valueOf(layout, "page-height")) ?? 7_560_000,
    slides: pages.map((page) => slideOf(deck, page)),
  };
}

const nameOf = (node: Node): string => valueOf(node, "name") ?? "";
const masterOf = ({ masters }: Deck, page: Node | undefined) => masters.get(valueOf(page, "master-page-name") ?? "");

/** Undefined for an empty sheet of paper, which would tell less than the text alone. */
function slideOf(deck: Deck, page: Node): Slide | undefined {
  const master = masterOf(deck, page);
  const chains = [page, master].map((each) => deck.styles.chain("drawing-page", valueOf(each, "style-name")));
  const showsObjects = said(chains[0] ?? [], PAGE, "background-objects-visible") !== "false";
  const below = master && showsObjects ? shapesIn(deck, master, master, true) : [];
  const shapes = [...below, ...shapesIn(deck, page, master, false)];
  const filled = chains.find((chain) => (said(chain, PAGE, "fill") ?? "none") !== "none") ?? [];
  const background = fillOf(deck, filled, PAGE);
  if (shapes.length === 0 && !background.fill && !background.picture) return undefined;
  return { background: background.fill, picture: background.picture, shapes };
}

const PAGE = "drawing-page-properties";
const GRAPHIC = "graphic-properties";

interface Fill {
  readonly fill: string | undefined;
  readonly picture: Picture | undefined;
}

function fillOf({ pack, styles }: Deck, chain: readonly Node[], properties: string): Fill {
  const get = (name: string) => said(chain, properties, name);
  const none = { fill: undefined, picture: undefined };
  const kind = get("fill");
  if (kind === "bitmap") {
    const image = styles.named("fill-image", get("fill-image-name"));
    return { fill: undefined, picture: pictureNamed(pack, valueOf(image, "href")) };
  }
  if (kind === "gradient") {
    const gradient = styles.named("gradient", get("fill-gradient-name"));
    const [start, end] = ["start-color", "end-color"].map((name) => colorOf(valueOf(gradient, name)));
    const turn = Number.parseFloat(valueOf(gradient, "angle") ?? "0") || 0;
    return start && end ? { ...none, fill: `linear-gradient(${180 - turn}deg, ${start}, ${end})` } : none;
  }
  const color = kind === "solid" ? colorOf(get("fill-color")) : undefined;
  const share = Number.parseFloat(get("opacity") ?? "100");
  return { ...none, fill: color && share < 100 ? `color-mix(in srgb, ${color} ${share}%, transparent)` : color };
}

/** The undermost first; of a master those that are no placeholders. */
function shapesIn(deck: Deck, tree: Node, master: Node | undefined, isMaster: boolean): Shape[] {
  return tree.children.flatMap((node): Shape[] => {
    if (node.name === "g" || node.name === "a") return shapesIn(deck, node, master, isMaster);
    if (isMaster && (valueOf(node, "placeholder") === "true" || FURNITURE.has(valueOf(node, "class") ?? ""))) return [];
    const shape = DRAWN.has(node.name) ? shapeOf(deck, node, master) : undefined;
    return shape ? [shape] : [];
  });
}

const DRAWN = new Set(["frame", "custom-shape", "rect", "ellipse", "circle", "line", "connector", "polygon", "path"]);
/** Fields that every slide repeats. */
const FURNITURE = new Set(["date-time", "footer", "header", "page-number"]);
const LINES = new Set(["line", "connector"]);
/** Shapes of which only the text is drawn: a filled box in their place would hide what is below them. */
const OPEN = new Set(["line", "connector", "path"]);

function shapeOf(deck: Deck, node: Node, master: Node | undefined): Shape | undefined {
  const box = LINES.has(node.name) ? lineBox(node) : boxOf(node);
  if (!box) return undefined;
  const chain = [
    ...deck.styles.chain("paragraph", valueOf(node, "text-style-name")),
    ...deck.styles.chain("presentation", attribute(node, "presentation:style-name")),
    ...deck.styles.chain("graphic", attribute(node, "draw:style-name")),
    ...deck.styles.defaults("graphic"),
  ];
  const get = (name: string) => said(chain, GRAPHIC, name);
  const { fill, picture } = fillOf(deck, chain, GRAPHIC);
  const hasLine = get("stroke") !== "none" && (LINES.has(node.name) || get("stroke") !== undefined);
  const isText = node.name !== "frame";
  const look: OpenLook = {
    styles: deck.styles,
    chain,
    outline: (level) =>
      valueOf(node, "class") === "outline" && master
        ? deck.styles.chain("presentation", `${nameOf(master)}-outline${Math.min(level, 9)}`)
        : [],
  };
  const body = isText ? node : at(node, "text-box");
  return {
    ...box,
    fill: OPEN.has(node.name) ? undefined : fill,
    line: hasLine ? (colorOf(get("stroke-color")) ?? "#000000") : undefined,
    lineWidth: lengthOf(get("stroke-width")) || 9525,
    outline: outlineOf(node),
    polygon: polygonOf(node),
    text: body && openTextOf(body, look),
    ...contentOf(deck, node, look),
    ...(picture && { picture }),
  };
}

/** With its prefix: a shape has two names of styles. */
const attribute = ({ attributes }: Node, name: string): string | undefined => attributes[name];

/** The corners as shares of the box. */
function polygonOf(node: Node): string | undefined {
  const [left = 0, top = 0, width = 0, height = 0] = (valueOf(node, "viewBox") ?? "").split(/\s+/).map(Number);
  const points = node.name === "polygon" ? (valueOf(node, "points") ?? "").trim().split(/\s+/) : [];
  const corners = points.flatMap((point) => {
    const [x = Number.NaN, y = Number.NaN] = point.split(",").map(Number);
    const [across, down] = [(100 * (x - left)) / width, (100 * (y - top)) / height];
    return Number.isFinite(across) && Number.isFinite(down) ? [`${across}% ${down}%`] : [];
  });
  return corners.length > 2 ? corners.join(", ") : undefined;
}

function outlineOf(node: Node): Shape["outline"] {
  if (LINES.has(node.name)) return "line";
  if (node.name === "polygon" || node.name === "path") return "path";
  if (node.name === "ellipse" || node.name === "circle") return "ellipse";
  const type = valueOf(at(node, "enhanced-geometry"), "type") ?? "";
  return type === "ellipse" ? "ellipse" : type === "round-rectangle" ? "rounded" : "box";
}

function contentOf(deck: Deck, node: Node, look: OpenLook): Pick<Shape, "picture" | "table" | "missing"> {
  if (node.name !== "frame") return { picture: undefined, table: undefined, missing: undefined };
  const grid = at(node, "table");
  const images = all(node, "image").map((image) => pictureNamed(deck.pack, valueOf(image, "href")));
  const picture = images.find((image) => image !== undefined);
  const isEmbedded = at(node, "object") ?? at(node, "object-ole");
  const missing =
    picture || grid ? undefined : isEmbedded ? "Embedded object" : images.length > 0 ? "Picture" : undefined;
  return { picture, table: grid && tableOf(deck, grid, look), missing };
}

type Placed = Box & Pick<Shape, "turn" | "isRising">;

function boxOf(node: Node): Placed | undefined {
  const [width, height] = ["width", "height"].map((name) => lengthOf(valueOf(node, name)));
  if (width === undefined || height === undefined) return undefined;
  const straight = { width, height, turn: 0, isRising: false };
  const transform = valueOf(node, "transform");
  const moved = /translate\s*\(\s*(\S+)\s+(\S+?)\s*\)/.exec(transform ?? "");
  const [x, y] = moved ? moved.slice(1).map(lengthOf) : ["x", "y"].map((name) => lengthOf(valueOf(node, name)));
  if (x === undefined || y === undefined) return undefined;
  const angle = Number(/rotate\s*\(\s*(-?[\d.e-]+)\s*\)/.exec(transform ?? "")?.[1] ?? 0);
  // Turned to the left around its upper left corner; a browser turns to the right around the middle.
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [across, down] = [(width * cos + height * sin) / 2, (height * cos - width * sin) / 2];
  const turn = (-angle * 180) / Math.PI;
  return angle === 0
    ? { ...straight, x, y }
    : { ...straight, x: x + across - width / 2, y: y + down - height / 2, turn };
}

function lineBox(node: Node): Placed | undefined {
  const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((name) => lengthOf(valueOf(node, name)));
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  const isRising = x2 > x1 !== y2 > y1 && x1 !== x2 && y1 !== y2;
  const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
  return { x, y, width: Math.abs(x2 - x1), height: Math.abs(y2 - y1), turn: 0, isRising };
}

/** Columns that a table is drawn with at most: a file may say that one is repeated a million times. */
const MOST_COLUMNS = 200;

function tableOf(deck: Deck, grid: Node, look: OpenLook): SlideTable {
  const widths = all(grid, "table-column").flatMap((column) => {
    const chain = deck.styles.chain("table-column", valueOf(column, "style-name"));
    const width = lengthOf(said(chain, "table-column-properties", "column-width")) ?? 1;
    const times = Math.min(MOST_COLUMNS, Number(valueOf(column, "number-columns-repeated") ?? 1) || 1);
    return Array.from({ length: times }, () => width);
  });
  const total = widths.reduce((sum, width) => sum + width, 0) || 1;
  const rows = grid.children.flatMap((node) => (node.name === "table-header-rows" ? all(node, "table-row") : [node]));
  const shown = rows.filter(({ name }) => name === "table-row");
  return {
    columns: widths.slice(0, MOST_COLUMNS).map((width) => width / total),
    rows: shown.map((row) => ({
      height: 1 / shown.length,
      cells: all(row, "table-cell").map((cell) => {
        const chain = deck.styles.chain("table-cell", valueOf(cell, "style-name"));
        return {
          columnSpan: Number(valueOf(cell, "number-columns-spanned") ?? 1) || 1,
          rowSpan: Number(valueOf(cell, "number-rows-spanned") ?? 1) || 1,
          fill: fillOf(deck, chain, GRAPHIC).fill,
          text: openTextOf(cell, { ...look, chain: [...chain, ...look.chain] }),
        };
      }),
    })),
  };
}
