import { JSON_LIMIT } from "#core/http/json-limit.ts";
import { RequestFailed } from "#core/http/request-failed.ts";
import { sameJson } from "#core/storage/same-json.ts";
import type { Page } from "#core/workspace/pages/page.ts";
import { createTurns } from "#core/storage/turns.ts";
import { createAutosave } from "../autosave.ts";
import { readDesign, writeDesign, type Design } from "../content/design.ts";
import { createHistory } from "../content/history.ts";
import { mergeDesigns } from "../content/merge.ts";
import type { PageStore, TaggedPage } from "../read-pages.ts";
import { createKeptDrafts } from "./kept-draft.ts";

/** Milliseconds after the last change until it is saved. */
const PAUSE = 600;

const MEGABYTES = JSON_LIMIT / 1024 / 1024;

export interface SavedDesignDeps {
  readonly api: PageStore;
  readonly first: TaggedPage;
  readonly onSaved: (saved: TaggedPage<Page>) => void;
  /** Called with the reason when a change was not made. */
  readonly onRefused: (reason: string) => void;
  readonly storage?: Storage;
}

/** The design of a page with every step back. Each change is saved, and merged with what others saved meanwhile. */
export function createSavedDesign({ api, first, onSaved, onRefused, storage }: SavedDesignDeps) {
  const { id: pageId } = first.page;
  let saved = { design: readDesign(first.page.content), content: first.page.content, tag: first.tag };
  const history = createHistory(saved.design);
  const drafts = createKeptDrafts(pageId, storage);
  const design = history.current;
  const isSaved = () => sameJson(design(), saved.design);
  /** Whether the unsaved design would survive closing the tab. */
  let isKept = true;
  const sizeOf = (given: Design) =>
    new TextEncoder().encode(JSON.stringify({ content: writeDesign(given, saved.content) })).length;

  // Reads and writes take turns, so that a read is never older than the last write.
  const inTurn = createTurns();
  const autosave = createAutosave({ pause: PAUSE, save: () => inTurn(save) });
  /** Saves what is on the screen. A change of another tab or device in between is merged, and the sum of both saved. */
  async function save(): Promise<void> {
    for (;;) {
      const sent = design();
      // Two tabs or devices may each have added what fits by itself.
      if (sizeOf(sent) > JSON_LIMIT)
        throw new Error(`The page has more than ${MEGABYTES} MB. Remove a picture, or move it to another page.`);
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
  /** Merges the stored design into the one on the screen and into every step of the history. */
  function take({ page, tag }: TaggedPage): void {
    const theirs = readDesign(page.content);
    const { design: base } = saved;
    saved = { design: theirs, content: page.content, tag };
    if (!sameJson(base, theirs)) history.rebase((mine) => mergeDesigns(base, mine, theirs));
  }
  function keep(): void {
    if (isSaved()) return drafts.forget();
    isKept = drafts.keep({ base: saved.design, mine: design() });
    autosave.later(undefined);
  }
  /** False where the page would become too large to be saved: nothing is changed then. */
  function apply(next: Design, key?: string): boolean {
    const size = sizeOf(next);
    if (size > JSON_LIMIT && size > sizeOf(design())) {
      onRefused(`This does not fit: a page holds at most ${MEGABYTES} MB, its pictures included.`);
      return false;
    }
    history.apply(next, key);
    keep();
    return true;
  }

  return {
    pageId,
    design,
    autosave,
    /** Changes with the same key in a row are one step. False where nothing was changed. */
    apply,
    /** Whether the last change would be lost with the tab. */
    isAtRisk: () => !isKept && !isSaved(),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    /** False where there is no step that way. */
    step(move: "undo" | "redo"): boolean {
      const isMoved = history[move]();
      if (isMoved) keep();
      return isMoved;
    },
    /** Reads the page again where its state is not the one saved here: another tab, a script or another device wrote it. */
    async hear({ tag }: Pick<TaggedPage, "tag">): Promise<void> {
      await inTurn(async () => {
        if (tag === saved.tag) return;
        const now = await api.get(pageId);
        if (now.tag === saved.tag) return;
        take(now);
        keep();
      });
    },
    /** Restores what closed tabs had not saved; false where there is nothing. */
    restoreDraft(): boolean {
      const merged = drafts.takeAll().reduce((sum, { base, mine }) => mergeDesigns(base, mine, sum), saved.design);
      if (sameJson(merged, saved.design)) {
        drafts.forget();
        return false;
      }
      history.apply(merged);
      keep();
      return true;
    },
  };
}
