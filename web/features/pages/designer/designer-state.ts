import { createSignal } from "solid-js";
import { sameJson } from "#core/storage/same-json.ts";
import type { Page } from "#core/workspace/pages/page.ts";
import type { PluginManifest } from "#core/plugins/registry/plugin.ts";
import { RequestFailed } from "#core/http/request-failed.ts";
import { createAutosave } from "../autosave.ts";
import { blockName } from "../blocks/kinds.ts";
import { limitsFor } from "../blocks/modules.ts";
import {
  following,
  freshId,
  placesOn,
  readDesign,
  withBlock,
  withChanged,
  withoutBlock,
  withPlaces,
  writeDesign,
  type Block,
  type Design,
} from "../content/design.ts";
import { createHistory } from "../content/history.ts";
import { mergeDesigns } from "../content/merge.ts";
import type { Place, Places } from "../content/places.ts";
import type { Screen } from "../content/screens.ts";
import type { PageStore, TaggedPage } from "../read-pages.ts";
import { createCopiedBlock } from "./copied-block.ts";
import { createKeptDrafts } from "./kept-draft.ts";

/** Milliseconds after the last change until it is saved. */
const PAUSE = 600;

interface DesignerDeps {
  readonly api: PageStore;
  readonly first: TaggedPage;
  readonly screen: Screen;
  readonly manifest: () => PluginManifest | undefined;
  readonly onSaved: (saved: TaggedPage<Page>) => void;
  readonly storage?: Storage;
}

export type DesignerState = ReturnType<typeof createDesignerState>;

/** What is on the page that is designed, every step back, what is chosen, and saving all of it. */
export function createDesignerState({ api, first, manifest, onSaved, ...deps }: DesignerDeps) {
  const { id: pageId } = first.page;
  let saved = { design: readDesign(first.page.content), content: first.page.content, tag: first.tag };
  const history = createHistory(saved.design);
  const drafts = createKeptDrafts(pageId, deps.storage);
  const copied = createCopiedBlock(deps.storage);
  const [screen, setScreen] = createSignal<Screen>(deps.screen);
  const [selected, setSelected] = createSignal<string>();
  const [news, setNews] = createSignal("");
  const design = history.current;
  const isSaved = () => sameJson(design(), saved.design);

  // Reading and writing take turns: what is read is then never older than what was written last.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  const autosave = createAutosave({ pause: PAUSE, save: () => inTurn(save) });
  /** Saves what is on the screen. Somebody else's change in between is merged, and the sum of both saved. */
  async function save(): Promise<void> {
    for (;;) {
      const sent = design();
      try {
        const answer = await api.write(pageId, writeDesign(sent, saved.content), saved.tag);
        saved = { design: sent, content: answer.page.content, tag: answer.tag };
        onSaved(answer);
        if (isSaved()) drafts.forget();
        return;
      } catch (error) {
        if (!(error instanceof RequestFailed && error.status === 412)) throw error;
        take(await api.get(pageId));
      }
    }
  }
  /** Works what is stored now into what is on the screen and into every step back. */
  function take({ page, tag }: TaggedPage): void {
    const theirs = readDesign(page.content);
    const { design: base } = saved;
    saved = { design: theirs, content: page.content, tag };
    if (!sameJson(base, theirs)) history.rebase((mine) => mergeDesigns(base, mine, theirs));
  }
  function keep(): void {
    if (isSaved()) return drafts.forget();
    drafts.keep({ base: saved.design, mine: design() });
    autosave.later(undefined);
  }
  function apply(next: Design, key?: string): void {
    history.apply(next, key);
    keep();
  }

  const limitsOf = (id: string) => {
    const block = design().blocks.find((one) => one.id === id);
    return limitsFor(block ?? { id }, manifest());
  };
  /** "Text 2" where there are two texts. */
  const nameOf = (id: string): string => {
    const names = design().blocks.map((block) => [block.id, blockName(block)] as const);
    const name = names.find(([other]) => other === id)?.[1] ?? "";
    const alike = names.filter(([, other]) => other === name);
    return alike.length > 1 || name === "Text" ? `${name} ${alike.findIndex(([other]) => other === id) + 1}` : name;
  };
  const step = (move: "undo" | "redo") => {
    if (!history[move]()) return setNews(move === "undo" ? "Nothing to undo." : "Nothing to redo.");
    setNews(move === "undo" ? "Undone." : "Done again.");
    keep();
  };

  return {
    pageId,
    design,
    screen,
    setScreen,
    selected,
    select: setSelected,
    /** What has just been done, for people who do not see it. */
    news,
    say: setNews,
    autosave,
    limitsOf,
    nameOf,
    blockOf: (id: string | undefined) => design().blocks.find((block) => block.id === id),
    places: (): Places => placesOn(design(), screen(), limitsOf),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    undo: () => step("undo"),
    redo: () => step("redo"),
    /** Puts a block at the end. */
    add(given: Omit<Block, "id">): string {
      const block: Block = { ...given, id: freshId(design(), blockName({ ...given, id: "" }).toLowerCase()) };
      apply(withBlock(design(), block, limitsFor(block, manifest())));
      setSelected(block.id);
      setNews(`${nameOf(block.id)} added.`);
      return block.id;
    },
    /** Puts a block where it was dropped, with the others where they made room for it. */
    drop(given: Omit<Block, "id">, place: Place, others: Places): string {
      const block: Block = { ...given, id: freshId(design(), blockName({ ...given, id: "" }).toLowerCase()) };
      const roomy = withPlaces(design(), screen(), others);
      apply(withBlock(roomy, block, limitsFor(block, manifest()), { screen: screen(), place }));
      setSelected(block.id);
      setNews(`${nameOf(block.id)} added.`);
      return block.id;
    },
    /** The block that was copied last, on whichever page and in whichever tab. */
    copied: copied.block,
    hearStorage: copied.hear,
    copy(id: string): void {
      const block = design().blocks.find((one) => one.id === id);
      if (!block) return;
      copied.copy(block);
      setNews(`${nameOf(id)} copied. It can be pasted on any page.`);
    },
    duplicate(id: string): string | undefined {
      const block = design().blocks.find((one) => one.id === id);
      const place = design().desktop[id];
      if (!block || !place) return undefined;
      const copy: Block = { ...block, id: freshId(design(), blockName(block).toLowerCase()) };
      const size = { ...limitsOf(id), defaultWidth: place.w, defaultHeight: place.h };
      apply(withBlock(design(), copy, size));
      setSelected(copy.id);
      setNews(`${nameOf(copy.id)} added as a copy.`);
      return copy.id;
    },
    remove(id: string): void {
      const name = nameOf(id);
      apply(withoutBlock(design(), id));
      if (selected() === id) setSelected(undefined);
      setNews(`${name} deleted. Undo brings it back.`);
    },
    change: (block: Block, key: string) => apply(withChanged(design(), block), `${block.id} ${key}`),
    arrange(places: Places): void {
      if (!sameJson(places, placesOn(design(), screen(), limitsOf))) apply(withPlaces(design(), screen(), places));
    },
    follow(narrow: "tablet" | "phone"): void {
      apply(following(design(), narrow));
      setNews("The arrangement follows the desktop again.");
    },
    replace: (next: Design) => apply(next),
    /** Another tab, a script or another device has written when the state is not the one saved here: it is read then. */
    async hear({ tag }: Pick<TaggedPage, "tag">): Promise<void> {
      await inTurn(async () => {
        if (tag === saved.tag) return;
        const now = await api.get(pageId);
        if (now.tag === saved.tag) return;
        take(now);
        keep();
      });
    },
    /** Brings back what closed tabs had not saved; false where there is nothing. */
    restoreDraft(): boolean {
      const merged = drafts.takeAll().reduce((sum, { base, mine }) => mergeDesigns(base, mine, sum), saved.design);
      if (sameJson(merged, saved.design)) {
        drafts.forget();
        return false;
      }
      apply(merged);
      return true;
    },
  };
}
