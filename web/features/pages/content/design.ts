import { randomMark } from "../../../app/random-mark.ts";
import type { Page } from "#core/workspace/pages/page.ts";
import { isOriginal, readOriginal } from "./original.ts";
import { ANY_SIZE, bottomOf, derived, fitted, packed, type Limits, type Place, type Places } from "./places.ts";
import { SCREEN_NAMES, SCREENS, type Screen } from "./screens.ts";

type Content = Page["content"];

/** One component of a page, as it is stored, with an id that is unique on the page. */
export type Block = Readonly<Record<string, unknown>> & { readonly id: string };

/** The blocks of a page and their places. A screen without places follows the desktop. */
export interface Design {
  readonly blocks: readonly Block[];
  readonly desktop: Places;
  readonly tablet?: Places;
  readonly phone?: Places;
}

/** Reads `{layout, components}`, the original's `{layouts, modules}`, and lists of blocks that have no places. */
export function readDesign(content: Content): Design {
  if (isOriginal(content)) return readOriginal(content);
  const blocks = withIds(content.components);
  const { desktop = {}, tablet, phone } = content.layout;
  const known = new Set(blocks.map(({ id }) => id));
  const placed = placesFrom(desktop, "desktop", known);
  return {
    blocks,
    desktop: withMissing(placed, blocks),
    ...(Array.isArray(tablet) && { tablet: placesFrom(tablet, "tablet", known) }),
    ...(Array.isArray(phone) && { phone: placesFrom(phone, "phone", known) }),
  };
}

/** The content to store: further keys of the content and of its layout stay as they are. */
export function writeDesign(design: Design, before: Content): Content {
  const { layouts: _, modules: __, ...rest } = before;
  const { tablet: _t, phone: _p, ...layout } = before.layout;
  const places = SCREEN_NAMES.flatMap((screen) => {
    const own = design[screen];
    return own ? [[screen, Object.entries(own).map(([id, place]) => ({ id, ...place }))] as const] : [];
  });
  return { ...rest, layout: { ...layout, ...Object.fromEntries(places) }, components: [...design.blocks] };
}

/** The places of the blocks on a screen: as arranged for it, or computed from the desktop's arrangement. */
export function placesOn(design: Design, screen: Screen, limitsOf: (id: string) => Limits = () => ANY_SIZE): Places {
  const own = design[screen];
  const follows = derived(design.desktop, screen, limitsOf);
  if (screen === "desktop" || !own) return follows;
  const below = bottomOf(own);
  const missing = design.blocks.flatMap(({ id }) => {
    const place = own[id] ? undefined : follows[id];
    return place ? [[id, { ...place, y: below + place.y }] as const] : [];
  });
  return packed({ ...own, ...Object.fromEntries(missing) });
}

export const withPlaces = (design: Design, screen: Screen, places: Places): Design => ({ ...design, [screen]: places });

/** The screen follows the desktop again. */
export function following(design: Design, screen: "tablet" | "phone"): Design {
  const { [screen]: _, ...rest } = design;
  return rest;
}

/** The block below everything else, or at a place on one screen. */
export function withBlock(design: Design, block: Block, limits: Limits, at?: { screen: Screen; place: Place }): Design {
  const size = { w: limits.defaultWidth, h: limits.defaultHeight };
  const onDesktop = at?.screen === "desktop" ? at.place : { x: 0, y: bottomOf(design.desktop), ...size };
  const added = {
    ...design,
    blocks: [...design.blocks, block],
    desktop: { ...design.desktop, [block.id]: fitted(onDesktop, "desktop", limits) },
  };
  return at && at.screen !== "desktop" && design[at.screen]
    ? withPlaces(added, at.screen, { ...design[at.screen], [block.id]: fitted(at.place, at.screen, limits) })
    : added;
}

export function withoutBlock(design: Design, id: string): Design {
  const rest = (places: Places) => Object.fromEntries(Object.entries(places).filter(([other]) => other !== id));
  return {
    blocks: design.blocks.filter((block) => block.id !== id),
    desktop: packed(rest(design.desktop)),
    ...(design.tablet && { tablet: packed(rest(design.tablet)) }),
    ...(design.phone && { phone: packed(rest(design.phone)) }),
  };
}

export const withChanged = (design: Design, changed: Block): Design => ({
  ...design,
  blocks: design.blocks.map((block) => (block.id === changed.id ? changed : block)),
});

/** An id that no block of the design has. */
export function freshId(design: Pick<Design, "blocks">, kind: string): string {
  const taken = new Set(design.blocks.map(({ id }) => id));
  const name = kind.replaceAll(/[^\w-]+/g, "-").slice(0, 40) || "block";
  const short = `${name}-${randomMark().slice(0, 8)}`;
  return taken.has(short) ? randomMark() : short;
}

/** Ids are made from the position where a list has none, so that two tabs make the same. */
function withIds(components: Content["components"]): readonly Block[] {
  const taken = new Set<string>();
  return components.map((component, at) => {
    const own = component["id"];
    const wanted = typeof own === "string" && own !== "" ? own : `block-${at + 1}`;
    const id = taken.has(wanted) ? `${wanted}~${at + 1}` : wanted;
    taken.add(id);
    return { ...component, id };
  });
}

function placesFrom(given: unknown, screen: Screen, known: ReadonlySet<string>): Places {
  if (!Array.isArray(given)) return {};
  const entries = given.flatMap((item: Readonly<Record<string, unknown>> | null) => {
    const { id, x, y, w, h } = item ?? {};
    if (typeof id !== "string" || !known.has(id) || ![x, y, w, h].every(Number.isFinite)) return [];
    const whole = { x: round(x), y: round(y), w: round(w), h: round(h) };
    return [[id, fitted(whole, screen, ANY_SIZE)] as const];
  });
  return packed(Object.fromEntries(entries));
}

const round = (value: unknown) => Math.round(Number(value));

/** Blocks that have no place, such as those of a list, come one below the other. */
function withMissing(placed: Places, blocks: readonly Block[]): Places {
  let y = bottomOf(placed);
  const missing = blocks.flatMap((block) => {
    if (placed[block.id]) return [];
    const place = { x: 0, y, w: SCREENS.desktop.columns, h: rowsFor(block) };
    y += place.h;
    return [[block.id, place] as const];
  });
  return { ...placed, ...Object.fromEntries(missing) };
}

/** Rows that a block of a list takes; a text takes as many as its lines need. */
function rowsFor(block: Block): number {
  const text = block["type"] === "text" ? block["text"] : undefined;
  if (typeof text !== "string") return 6;
  const lines = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 90)), 0);
  return Math.min(30, Math.max(2, Math.ceil((lines * 28 + 24) / SCREENS.desktop.rowHeight)));
}
