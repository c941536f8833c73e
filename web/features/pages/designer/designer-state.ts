import { createSignal } from "solid-js";
import { sameJson } from "#core/storage/same-json.ts";
import type { PluginManifest } from "#core/plugins/registry/plugin.ts";
import { limitsFor } from "../blocks/modules.ts";
import { following, placesOn, withPlaces, type Design } from "../content/design.ts";
import type { Places } from "../content/places.ts";
import type { Screen } from "../content/screens.ts";
import { createBlockEdits } from "./block-edits.ts";
import { createSavedDesign, type SavedDesignDeps } from "./saved-design.ts";

interface DesignerDeps extends SavedDesignDeps {
  readonly screen: Screen;
  readonly manifest: () => PluginManifest | undefined;
}

export type DesignerState = ReturnType<typeof createDesignerState>;

/** The design that is edited, its history, the selected block, and saving. */
export function createDesignerState({ manifest, ...deps }: DesignerDeps) {
  const saved = createSavedDesign(deps);
  const { design, apply } = saved;
  const [screen, setScreen] = createSignal<Screen>(deps.screen);
  const [selected, setSelected] = createSignal<string>();
  const [news, setNews] = createSignal("");
  const limitsOf = (id: string) => limitsFor(blocks.blockOf(id) ?? { id }, manifest());
  const places = (): Places => placesOn(design(), screen(), limitsOf);
  const blocks = createBlockEdits({
    design,
    apply,
    screen,
    selected,
    select: setSelected,
    say: setNews,
    tell: deps.onRefused,
    manifest,
    limitsOf,
    ...(deps.storage && { storage: deps.storage }),
  });
  const step = (move: "undo" | "redo", done: string) => setNews(saved.step(move) ? done : `Nothing to ${move}.`);

  return {
    ...blocks,
    pageId: saved.pageId,
    design,
    screen,
    setScreen,
    selected,
    select: setSelected,
    /** What has just been done, for screen readers. */
    news,
    say: setNews,
    autosave: saved.autosave,
    isAtRisk: saved.isAtRisk,
    limitsOf,
    places,
    canUndo: saved.canUndo,
    canRedo: saved.canRedo,
    undo: () => step("undo", "Undone."),
    redo: () => step("redo", "Done again."),
    arrange(arranged: Places): void {
      if (!sameJson(arranged, places())) apply(withPlaces(design(), screen(), arranged));
    },
    follow(narrow: "tablet" | "phone"): void {
      apply(following(design(), narrow));
      setNews("The arrangement follows the desktop again.");
    },
    replace: (next: Design) => void apply(next),
    hear: saved.hear,
    restoreDraft: saved.restoreDraft,
  };
}
