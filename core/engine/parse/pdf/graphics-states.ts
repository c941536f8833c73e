import type { GraphicsStates } from "./can-hide.ts";
import { decodeName } from "./can-hide.ts";

/** Gathers from the objects of a file, unread, by which names its pages set how opaque fills are. */
export interface OpacityNames {
  /** Text between streams, or of an object stream, whole: what is in no object shows by the difference. */
  look(text: string): void;
  note(object: number, body: string): void;
  /** Null where some object makes fills transparent, and it cannot be told by which names. */
  finish(): { of(pageOrForm: number): GraphicsStates } | null;
  /** Objects that name this one, directly or over others; those that `ends` holds lead no further. */
  leadingTo(objects: Iterable<number>, ends: { has(object: number): boolean }): ReadonlySet<number> | null;
}

/** White space and comments; bounded, because a file made to harm may hold megabytes of them. */
const GAP = String.raw`(?:\s|%[^\r\n]{0,200}[\r\n])`;
const OPACITY = new RegExp(
  String.raw`/(?:c|#63)(?:a|#61)(?![^\s()<>[\]{}/%])(?:${GAP}{0,20}([-+.\d]{1,20})(${GAP}{1,20}\d{1,10}${GAP}{1,20}R\b)?)?`,
  "g",
);
const REFERENCE = new RegExp(
  String.raw`(?:/([^\s/[\]<>(){}%]*)${GAP}{0,8})?(?<!\d)(\d{1,10})${GAP}{1,8}\d{1,10}${GAP}{1,8}R\b`,
  "g",
);
const NONE: GraphicsStates = { transparent: new Set(), opaque: new Set() };
/** From a page over the tree of pages to its resources. */
const MAX_DEPTH = 8;
const MAX_KEPT = 50_000_000;

export function createOpacityNames(): OpacityNames {
  const bodies = new Map<number, string[]>();
  let kept = 0;
  let [seen, noted] = [0, 0];

  /** All versions of an object that the file holds; null where one cannot be read for sure. */
  const versionsOf = (object: number) => {
    const versions = bodies.get(object) ?? [];
    return versions.length > 0 && versions.every(isPlain) ? versions : null;
  };
  const isTransparent = (object: number) => (bodies.get(object) ?? []).some((body) => transparentIn(body) > 0);

  /** Names of graphics states with their objects; null where they cannot be told. */
  const statesOf = (pageOrForm: number, depth = 0): readonly State[] | null =>
    depth > MAX_DEPTH ? null : all(versionsOf(pageOrForm), (body) => statesIn(body, depth));

  const statesIn = (body: string, depth: number): readonly State[] | null => {
    if (!body.includes("/Resources")) {
      const parent = /\/Parent\s{1,8}(\d{1,10})\s/.exec(body)?.[1];
      return parent === undefined ? null : statesOf(Number(parent), depth + 1);
    }
    return all(valuesOf(body, "/Resources", versionsOf), (resources) =>
      resources.includes("/ExtGState") ? all(valuesOf(resources, "/ExtGState", versionsOf), namesIn) : [],
    );
  };

  const finish: OpacityNames["finish"] = () => {
    if (seen === 0) return { of: () => NONE };
    const transparentObjects = [...bodies.keys()].filter(isTransparent);
    if (seen !== noted || kept > MAX_KEPT || !transparentObjects.every((object) => isFlat(bodies.get(object) ?? [])))
      return null;
    const targets = new Set(transparentObjects);
    const transparent = new Set<string>();
    for (const [, name, object] of [...bodies.values()].flat().flatMap((body) => [...body.matchAll(REFERENCE)])) {
      if (!targets.has(Number(object))) continue;
      if (name === undefined) return null;
      transparent.add(decodeName(name));
    }
    const anywhere = { transparent, opaque: NONE.opaque };
    const of = (pageOrForm: number) => {
      const states = statesOf(pageOrForm);
      if (!states) return anywhere;
      const visible = new Set(states.map(({ name }) => name));
      for (const { name, object } of states) if (!versionsOf(object)?.every(isOpaque)) visible.delete(name);
      return {
        transparent: new Set(states.flatMap(({ name, object }) => (targets.has(object) ? [name] : []))),
        opaque: visible,
      };
    };
    return { of };
  };

  const leadingTo: OpacityNames["leadingTo"] = (objects, ends) => {
    if (kept > MAX_KEPT) return null;
    const namedBy = new Map<number, number[]>();
    for (const [object, versions] of bodies)
      for (const [, , named] of versions.flatMap((body) => [...body.matchAll(REFERENCE)]))
        addTo(namedBy, Number(named), object);
    const found = new Set(objects);
    for (const object of found) if (!ends.has(object)) namedBy.get(object)?.forEach((next) => found.add(next));
    return found;
  };

  return {
    finish,
    leadingTo,
    look: (text) => void (seen += transparentIn(text)),
    note(object, body) {
      noted += transparentIn(body);
      kept += body.length;
      if (kept > MAX_KEPT) return;
      addTo(bodies, object, body);
    },
  };
}

export function addTo<Value>(lists: Map<number, Value[]>, key: number, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** How many entries set the opacity of fills to nearly nothing, or to what another object says. */
function transparentIn(text: string): number {
  if (!/a|#61/.test(text)) return 0;
  let count = 0;
  for (const [, value, reference] of text.matchAll(OPACITY)) if (reference || !(Number(value) >= 0.05)) count++;
  return count;
}

/** Without strings, comments and escaped names, which could show something else than what is read. */
const isPlain = (body: string | undefined): body is string => body !== undefined && !/[(%#]/.test(body);

const isFlat = (versions: readonly string[]) => versions.every((body) => /^\s*<<[^<>]*>>\s*$/.test(body));

const isOpaque = (body: string) => isFlat([body]) && transparentIn(body) === 0 && body.match(/\/ca\s/g)?.length === 1;

interface State {
  readonly name: string;
  readonly object: number;
}

/** What is found in each of them together; null when it cannot be told for one. */
function all(
  bodies: readonly string[] | null,
  find: (body: string) => readonly State[] | null,
): readonly State[] | null {
  const found = bodies?.map(find);
  return found?.every((states) => states !== null) ? found.flat() : null;
}

/** The dictionary under a key that occurs once, written there or in another object. */
function valuesOf(
  body: string,
  key: string,
  versionsOf: (object: number) => readonly string[] | null,
): readonly string[] | null {
  const at = body.indexOf(key) + key.length;
  if (at < key.length || body.includes(key, at)) return null;
  const reference = /^\s{0,8}(\d{1,10})\s{1,8}\d{1,10}\s{1,8}R\b/.exec(body.slice(at, at + 60))?.[1];
  if (reference !== undefined) return versionsOf(Number(reference));
  const dictionary = dictionaryAt(body, at);
  return dictionary === null ? null : [dictionary];
}

function dictionaryAt(body: string, from: number): string | null {
  if (!/^\s{0,8}<</.test(body.slice(from, from + 20))) return null;
  let depth = 0;
  for (const { 0: sign, index } of body.slice(from).matchAll(/<<|>>/g)) {
    depth += sign === "<<" ? 1 : -1;
    if (depth === 0) return body.slice(from, from + index + 2);
  }
  return null;
}

/** Of a dictionary of nothing but references. */
function namesIn(dictionary: string): readonly State[] | null {
  const states: State[] = [];
  const rest = dictionary.replace(REFERENCE, (_, name: string | undefined, object: string) => {
    states.push({ name: name ?? "", object: Number(object) });
    return "";
  });
  const names = new Set(states.map(({ name }) => name));
  return /^\s*<<\s*>>\s*$/.test(rest) && names.size === states.length && !names.has("") ? states : null;
}
