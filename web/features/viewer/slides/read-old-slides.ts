import { byteView, type ByteView } from "#core/engine/parse/office/byte-view.ts";
import { openContainer } from "#core/engine/parse/office/open-container.ts";
import { readPersistDirectory } from "#core/engine/parse/ppt/persist.ts";
import { child, children, recordAt, type PptRecord } from "#core/engine/parse/ppt/records.ts";
import { CHILD_ANCHOR, DRAWING, GROUP, SHAPE, shapeTexts } from "#core/engine/parse/ppt/shapes.ts";
import { documentOf, readList } from "#core/engine/parse/ppt/slide-list.ts";
import { isTitle, linesOf, TextType, type SlideText } from "#core/engine/parse/ppt/texts.ts";
import type { Box, Paragraph, Picture, Shape, Slide, Slides, TextBody } from "./slide.ts";

const DOCUMENT_ATOM = 0x03e9;
const DRAWING_GROUP = 0x040b;
const BLIP_STORE = 0xf001;
const BLIP_ENTRY = 0xf007;
const GROUP_FRAME = 0xf009;
const OPTIONS = 0xf00b;
const CLIENT_ANCHOR = 0xf010;
/** What of the pictures browsers draw, by the type of its record. */
const PICTURES: Readonly<Record<number, string>> = { 0xf01d: "image/jpeg", 0xf01e: "image/png" };
/** Options of a shape: the number of its picture, and its turn in degrees of 65,536 parts. */
const PICTURE = 0x0104;
const TURN = 0x0004;
/** EMU of a master unit, of which 576 make an inch. */
const UNIT = 1587.5;
const MAX_DEPTH = 40;
const SIZES = { title: 40, body: 26, other: 18 } as const;

interface Deck {
  readonly view: ByteView;
  readonly outline: readonly SlideText[];
  readonly picture: (number: number) => Picture | undefined;
}

/**
 * Places of texts and pictures on the slides of a PowerPoint file of 97 to 2003 ([MS-PPT], [MS-ODRAW]). Colors and fonts,
 * most of which its masters say, are left out. Throws `PasswordNeeded` for a file with a password.
 */
export async function readOldSlides(bytes: Uint8Array): Promise<Slides> {
  const container = openContainer(bytes);
  const directory = await readPersistDirectory(container, undefined);
  const { view, offsets } = directory;
  const document = documentOf(directory);
  const atom = child(view, document, DOCUMENT_ATOM);
  const picture = picturesOf(view, document, container.stream("Pictures"));
  return {
    width: (atom ? view.i32(atom.at) : 5760) * UNIT,
    height: (atom ? view.i32(atom.at + 4) : 4320) * UNIT,
    slides: readList(directory, document, "slides").map(({ persist, outline }) => {
      const offset = offsets.get(persist);
      return offset === undefined ? undefined : slideAt({ view, outline, picture }, offset);
    }),
  };
}

/** Undefined for a slide that is damaged or has nothing with a place. */
function slideAt(deck: Deck, offset: number): Slide | undefined {
  try {
    const drawing = child(deck.view, recordAt(deck.view, offset), DRAWING);
    const shapes = drawing ? shapesIn(deck, drawing, toSlide, 0) : [];
    return shapes.length > 0 ? { background: undefined, picture: undefined, shapes } : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** From the coordinates of a group to those of the slide. */
type Move = (box: Box) => Box;

const toSlide: Move = ({ x, y, width, height }) => ({
  x: x * UNIT,
  y: y * UNIT,
  width: width * UNIT,
  height: height * UNIT,
});

function shapesIn(deck: Deck, parent: PptRecord, move: Move, depth: number): Shape[] {
  if (depth > MAX_DEPTH) return [];
  return [...children(deck.view, parent)].flatMap((record): Shape[] => {
    if (record.type === SHAPE) return shapeOf(deck, record, move);
    const within = record.type === GROUP ? moveWithin(deck.view, record, move) : move;
    return record.container ? shapesIn(deck, record, within, depth + 1) : [];
  });
}

/** The first shape of a group is the group itself. The outermost has no place: its coordinates are the slide's. */
function moveWithin(view: ByteView, group: PptRecord, move: Move): Move {
  const own = child(view, group, SHAPE);
  const frame = own && child(view, own, GROUP_FRAME);
  const outer = own && anchorOf(view, own);
  if (!frame || !outer) return move;
  const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((at) => view.i32(frame.at + at));
  if (right === left || bottom === top) return move;
  const [across, down] = [outer.width / (right - left), outer.height / (bottom - top)];
  return ({ x, y, width, height }) =>
    move({
      x: outer.x + (x - left) * across,
      y: outer.y + (y - top) * down,
      width: width * across,
      height: height * down,
    });
}

function anchorOf(view: ByteView, shape: PptRecord): Box | undefined {
  const inner = child(view, shape, CHILD_ANCHOR);
  if (inner) return boxOf([0, 4, 8, 12].map((at) => view.i32(inner.at + at)));
  const anchor = child(view, shape, CLIENT_ANCHOR);
  if (!anchor) return undefined;
  const isLong = anchor.end - anchor.at >= 16;
  const [top = 0, left = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map((at) =>
    isLong ? view.i32(anchor.at + at * 4) : (view.u16(anchor.at + at * 2) << 16) >> 16,
  );
  return boxOf([left, top, right, bottom]);
}

function boxOf([left = 0, top = 0, right = 0, bottom = 0]: readonly number[]): Box {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function shapeOf(deck: Deck, record: PptRecord, move: Move): Shape[] {
  const { view, outline } = deck;
  const box = anchorOf(view, record);
  if (!box || child(view, record, GROUP_FRAME)) return [];
  const texts = shapeTexts(view, record, outline);
  const options = optionsOf(view, record);
  const number = options.get(PICTURE);
  const picture = number === undefined ? undefined : deck.picture(number);
  if (texts.length === 0 && number === undefined) return [];
  const shape: Shape = {
    ...move(box),
    turn: ((options.get(TURN) ?? 0) | 0) / 65_536,
    fill: undefined,
    line: undefined,
    lineWidth: 0,
    outline: "box",
    polygon: undefined,
    isRising: false,
    text: texts.length > 0 ? bodyOf(texts) : undefined,
    picture,
    table: undefined,
    missing: number !== undefined && !picture ? "Picture" : undefined,
  };
  return [shape];
}

function optionsOf(view: ByteView, shape: PptRecord): ReadonlyMap<number, number> {
  const options = child(view, shape, OPTIONS);
  const found = new Map<number, number>();
  if (!options) return found;
  for (let at = options.at, count = 0; count < options.instance && at + 6 <= options.end; count++, at += 6)
    found.set(view.u16(at) & 0x3fff, view.u32(at + 2));
  return found;
}

const INSET = 91_440;

function bodyOf(texts: readonly SlideText[]): TextBody {
  return {
    anchor: texts.some(isTitle) ? "middle" : "top",
    insets: [INSET, INSET / 2, INSET, INSET / 2],
    isWrapped: true,
    paragraphs: texts.flatMap(paragraphsOf),
  };
}

/** As the reader of documents parts them, so that they are found in its text. */
function paragraphsOf(given: SlideText): Paragraph[] {
  const isHead = isTitle(given);
  const isBody = given.type === TextType.body;
  const parts = isHead ? [given.text.replaceAll("\r", " ")] : given.text.split("\r");
  return parts.map((part) => ({
    text: linesOf(part),
    align: isHead || given.type === TextType.centeredBody ? "center" : "left",
    size: isHead ? SIZES.title : isBody ? SIZES.body : SIZES.other,
    color: undefined,
    isBold: false,
    isItalic: false,
    bullet: isBody && part.trim() !== "" ? "•" : undefined,
    indent: isBody ? 300_000 : 0,
    spacing: 1,
    above: 0,
  }));
}

/** The pictures of the file by their number, from 1. */
function picturesOf(view: ByteView, document: PptRecord, stream: Uint8Array | undefined): Deck["picture"] {
  const group = child(view, document, DRAWING_GROUP);
  const drawings = group && [...children(view, group)][0];
  const store = drawings && child(view, drawings, BLIP_STORE);
  const entries = store ? [...children(view, store)].filter(({ type }) => type === BLIP_ENTRY) : [];
  const pictures = stream && byteView(stream);
  return (number) => {
    const entry = entries[number - 1];
    return entry && pictures && pictureAt(pictures, view.u32(entry.at + 28));
  };
}

function pictureAt(pictures: ByteView, offset: number): Picture | undefined {
  if (offset + 8 > pictures.length) return undefined;
  const record = recordAt(pictures, offset);
  const type = PICTURES[record.type];
  // One hash of sixteen bytes, or two where the number of the record is odd, and one byte more.
  const at = record.at + 16 * (1 + (record.instance & 1)) + 1;
  return type && at < record.end ? { type, bytes: pictures.bytes.slice(at, record.end) } : undefined;
}
