import type { PluginManifest } from "#core/plugins/registry/plugin.ts";
import { blockName } from "../blocks/kinds.ts";
import { limitsFor } from "../blocks/modules.ts";
import {
  freshId,
  withBlock,
  withChanged,
  withoutBlock,
  withPlaces,
  type Block,
  type Design,
} from "../content/design.ts";
import type { Limits, Place, Places } from "../content/places.ts";
import type { Screen } from "../content/screens.ts";
import { createCopiedBlock } from "./copied-block.ts";

interface BlockEditsDeps {
  readonly design: () => Design;
  /** False where the page has no room for it. */
  readonly apply: (next: Design, key?: string) => boolean;
  readonly screen: () => Screen;
  readonly selected: () => string | undefined;
  readonly select: (id: string | undefined) => void;
  /** Announces to screen readers what has just been done. */
  readonly say: (words: string) => void;
  /** Tells everybody why something is not as it was asked for. */
  readonly tell: (words: string) => void;
  readonly manifest: () => PluginManifest | undefined;
  readonly limitsOf: (id: string) => Limits;
  readonly storage?: Storage;
}

/** What can be done with single blocks of a page: add, copy, paste, change and delete them. */
export function createBlockEdits({ design, apply, screen, selected, select, say, tell, ...deps }: BlockEditsDeps) {
  const { limitsOf, manifest } = deps;
  const copied = createCopiedBlock(deps.storage);
  const blockOf = (id: string | undefined) => design().blocks.find((block) => block.id === id);
  /** "Text 2" where there are two texts. */
  const nameOf = (id: string): string => {
    const names = design().blocks.map((block) => [block.id, blockName(block)] as const);
    const name = names.find(([other]) => other === id)?.[1] ?? "";
    const alike = names.filter(([, other]) => other === name);
    return alike.length > 1 || name === "Text" ? `${name} ${alike.findIndex(([other]) => other === id) + 1}` : name;
  };
  const withId = (given: Omit<Block, "id">): Block => ({
    ...given,
    id: freshId(design(), blockName({ ...given, id: "" }).toLowerCase()),
  });
  /** Applies a design with a new block and selects the block; undefined where the page has no room for it. */
  const put = (next: Design, { id }: Block, what: string): string | undefined => {
    if (!apply(next)) return undefined;
    select(id);
    say(`${nameOf(id)} ${what}.`);
    return id;
  };
  return {
    nameOf,
    blockOf,
    /** Puts a block at the end. */
    add(given: Omit<Block, "id">): string | undefined {
      const block = withId(given);
      return put(withBlock(design(), block, limitsFor(block, manifest())), block, "added");
    },
    /** Puts a block where it was dropped, and the blocks that made room for it where they moved. */
    drop(given: Omit<Block, "id">, place: Place, others: Places): string | undefined {
      const block = withId(given);
      const roomy = withPlaces(design(), screen(), others);
      const next = withBlock(roomy, block, limitsFor(block, manifest()), { screen: screen(), place });
      return put(next, block, "added");
    },
    /** The block that was copied last, on any page and in any tab. */
    copied: copied.block,
    hearStorage: copied.hear,
    copy(id: string): void {
      const block = blockOf(id);
      if (!block) return;
      if (copied.copy(block)) return say(`${nameOf(id)} copied. It can be pasted on any page.`);
      tell(`${nameOf(id)} is too large to be copied to other pages. It can be pasted on this page until you leave it.`);
    },
    duplicate(id: string): string | undefined {
      const block = blockOf(id);
      const place = design().desktop[id];
      if (!block || !place) return undefined;
      const copy: Block = { ...block, id: freshId(design(), blockName(block).toLowerCase()) };
      const size = { ...limitsOf(id), defaultWidth: place.w, defaultHeight: place.h };
      return put(withBlock(design(), copy, size), copy, "added as a copy");
    },
    remove(id: string): void {
      const name = nameOf(id);
      apply(withoutBlock(design(), id));
      if (selected() === id) select(undefined);
      say(`${name} deleted. Undo brings it back.`);
    },
    change: (block: Block, key: string) => void apply(withChanged(design(), block), `${block.id} ${key}`),
  };
}
