import { SCREENS, type Screen } from "./screens.ts";

/** Where a block is, in columns and rows; `x` and `y` count from 0. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** By the id of the block. */
export type Places = Readonly<Record<string, Place>>;

/** Sizes in columns of the desktop's twelve and in rows. */
export interface Limits {
  readonly minWidth: number;
  readonly minHeight: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly defaultWidth: number;
  readonly defaultHeight: number;
}

const MOST_ROWS = 200;

export const ANY_SIZE: Limits = {
  minWidth: 1,
  minHeight: 1,
  maxWidth: 12,
  maxHeight: MOST_ROWS,
  defaultWidth: 12,
  defaultHeight: 4,
};

/** Limits as a plugin or a kind of block gives them; what is missing or out of range is filled in. */
export function limitsFrom(given: Readonly<Record<string, unknown>>): Limits {
  const within = (key: string, from: number, to: number, otherwise: number) => {
    const value = given[key];
    return typeof value === "number" && Number.isInteger(value) ? clamp(value, from, to) : otherwise;
  };
  const minWidth = within("minWidth", 1, 12, 1);
  const minHeight = within("minHeight", 1, MOST_ROWS, 1);
  const maxWidth = within("maxWidth", minWidth, 12, 12);
  const maxHeight = within("maxHeight", minHeight, MOST_ROWS, MOST_ROWS);
  return {
    minWidth,
    minHeight,
    maxWidth,
    maxHeight,
    defaultWidth: within("defaultWidth", minWidth, maxWidth, clamp(6, minWidth, maxWidth)),
    defaultHeight: within("defaultHeight", minHeight, maxHeight, clamp(4, minHeight, maxHeight)),
  };
}

/** The limits on a screen, which may have fewer columns than a limit asks for. */
export function limitsOn(screen: Screen, limits: Limits): Limits {
  const { columns } = SCREENS[screen];
  const fit = (width: number) => Math.min(width, columns);
  return {
    ...limits,
    minWidth: fit(limits.minWidth),
    maxWidth: fit(limits.maxWidth),
    defaultWidth: fit(limits.defaultWidth),
  };
}

/** The place, made to fit its limits and the screen's columns. */
export function fitted(place: Place, screen: Screen, limits: Limits): Place {
  const { minWidth, maxWidth, minHeight, maxHeight } = limitsOn(screen, limits);
  const w = clamp(place.w, minWidth, maxWidth);
  const h = clamp(place.h, minHeight, maxHeight);
  return { x: clamp(place.x, 0, SCREENS[screen].columns - w), y: Math.max(0, place.y), w, h };
}

/** Ids from top to bottom, and from left to right within a row. */
export function readingOrder(places: Places): readonly string[] {
  return Object.entries(places)
    .toSorted(([, a], [, b]) => a.y - b.y || a.x - b.x)
    .map(([id]) => id);
}

/** Moves every place up as far as possible, in reading order, so that none overlaps another. */
export function packed(places: Places): Places {
  const done: Record<string, Place> = {};
  for (const id of readingOrder(places)) {
    const place = places[id];
    if (place) done[id] = { ...place, y: firstFreeRow(Object.values(done), place) };
  }
  return done;
}

/** The row below everything. */
export const bottomOf = (places: Places): number => Math.max(0, ...Object.values(places).map(({ y, h }) => y + h));

function firstFreeRow(taken: readonly Place[], { x, w }: Place): number {
  const inTheWay = taken.filter((other) => other.x < x + w && x < other.x + other.w);
  return Math.max(0, ...inTheWay.map(({ y, h }) => y + h));
}

/** The arrangement of the desktop, made to fit a narrower screen: scaled on a tablet, one below the other on a phone. */
export function derived(desktop: Places, screen: Screen, limitsOf: (id: string) => Limits): Places {
  if (screen === "desktop") return desktop;
  const { columns, rowHeight } = SCREENS[screen];
  const scale = columns / SCREENS.desktop.columns;
  const entries = readingOrder(desktop).flatMap((id, at) => {
    const place = desktop[id];
    if (!place) return [];
    const next =
      screen === "phone"
        ? { x: 0, y: at * MOST_ROWS, w: columns, h: Math.ceil((place.h * SCREENS.desktop.rowHeight) / rowHeight) }
        : { ...place, x: Math.floor(place.x * scale), w: Math.max(1, Math.round(place.w * scale)) };
    return [[id, fitted(next, screen, limitsOf(id))] as const];
  });
  return packed(Object.fromEntries(entries));
}

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
