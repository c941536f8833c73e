import { sameJson } from "#core/storage/same-json.ts";
import type { Block, Design } from "./design.ts";
import { packed, type Places } from "./places.ts";

/**
 * What two people, tabs or devices made of the same design: each block and each place as whoever changed it left it, and
 * as `mine` where both did. A block that one deleted and the other changed stays.
 */
export function mergeDesigns(base: Design, mine: Design, theirs: Design): Design {
  const blocks = mergeMaps(byId(base), byId(mine), byId(theirs));
  const order = [...new Set([...mine.blocks, ...theirs.blocks].map(({ id }) => id))];
  const places = (screen: "desktop" | "tablet" | "phone"): Places | undefined => {
    const [before, own, other] = [base[screen], mine[screen], theirs[screen]];
    // To follow the desktop again is a change as well.
    if (!own || !other) return sameJson(own ?? null, before ?? null) ? other : own;
    const merged = mergeMaps(before ?? {}, own, other);
    // A block that one side changed and the other deleted keeps its place.
    const entries = Object.keys(blocks).flatMap((id) => {
      const place = merged[id] ?? own[id] ?? other[id];
      return place ? [[id, place] as const] : [];
    });
    return packed(Object.fromEntries(entries));
  };
  const [tablet, phone] = [places("tablet"), places("phone")];
  return {
    blocks: order.flatMap((id) => blocks[id] ?? []),
    desktop: places("desktop") ?? {},
    ...(tablet && { tablet }),
    ...(phone && { phone }),
  };
}

type ById<Value> = Readonly<Record<string, Value>>;

function mergeMaps<Value>(base: ById<Value>, mine: ById<Value>, theirs: ById<Value>): ById<Value> {
  const ids = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const isSame = (a: Value | undefined, b: Value | undefined) => sameJson(a ?? null, b ?? null);
  const entries = [...ids].flatMap((id) => {
    const [before, own, other] = [base[id], mine[id], theirs[id]];
    const kept = isSame(own, before) ? other : (own ?? (isSame(other, before) ? undefined : other));
    return kept === undefined ? [] : [[id, kept] as const];
  });
  return Object.fromEntries(entries);
}

const byId = ({ blocks }: Design): ById<Block> => Object.fromEntries(blocks.map((block) => [block.id, block]));
