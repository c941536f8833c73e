import { useQuery } from "@tanstack/solid-query";
import { Link, useParams } from "@tanstack/solid-router";
import { createEffect, createMemo, createSignal, on, onCleanup, Show, type JSX } from "solid-js";
import { AccountView } from "../../../app/account-view.tsx";
import { useApp } from "../../../app/context.tsx";
import { isTyping } from "../../../app/shortcuts.ts";
import { createMessageBus } from "../../../sandbox/services/message-bus.ts";
import { loaded } from "../../../ui/states.tsx";
import type { ShownOn } from "../blocks/module-block.tsx";
import { limitsFor, manifestKey, readManifest } from "../blocks/modules.ts";
import { SCREENS } from "../content/screens.ts";
import { createPageStore, pageKeys, readPage, type TaggedPage } from "../read-pages.ts";
import { DesignGrid } from "./design-grid.tsx";
import { createDeveloperLog } from "./developer-log.ts";
import { DesignerHead } from "./designer-head.tsx";
import { DesignerPanel } from "./designer-panel.tsx";
import { createDesignerState, type DesignerState } from "./designer-state.ts";
import type { Grid } from "./grid-engine.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { createPaletteActions } from "./palette-actions.ts";
import { paletteOf } from "./palette-entries.ts";
import "../pages.css";
import "./designer.css";
import "./panel.css";

/** Pixels below which the phone's arrangement is shown first. */
const NARROW = 700;

/** One page, to design. */
export function DesignerPage(): JSX.Element {
  const { api } = useApp();
  const params = useParams({ from: "/pages/$pageId" });
  const id = createMemo(() => params().pageId);
  const page = useQuery(() => ({
    queryKey: pageKeys.one(id()),
    queryFn: () => readPage(api, id()),
    gcTime: 0,
  }));
  return (
    <div class="page design">
      <Show when={page.isError}>
        <p>
          <Link to="/pages">All pages</Link>
        </p>
      </Show>
      <AccountView
        query={page}
        belongs="Pages belong to an account"
        loading="Opening the page…"
        isPage
        failed="This page could not be opened."
      >
        {(known) => (
          <Show when={known().page.id} keyed>
            {(_) => <Designer known={known()} />}
          </Show>
        )}
      </AccountView>
    </div>
  );
}

function Designer(props: { readonly known: TaggedPage }): JSX.Element {
  const { api, client, toasts } = useApp();
  const manifest = useQuery(() => ({ queryKey: manifestKey, queryFn: () => readManifest(api) }));
  const state = createDesignerState({
    api: createPageStore(api),
    first: props.known,
    screen: innerWidth < NARROW ? "phone" : "desktop",
    manifest: () => loaded(manifest),
    onRefused: (reason) => void toasts.show(reason),
    onSaved: (saved) =>
      client.setQueryData<TaggedPage>(pageKeys.one(props.known.page.id), (known) => ({
        tag: saved.tag,
        page: { ...saved.page, content_backup: known?.page.content_backup ?? null },
      })),
  });
  if (state.restoreDraft()) toasts.show("What you changed before this page was closed is back.");
  createEffect(
    on(
      () => props.known,
      (known) =>
        void state.hear(known).catch((error: unknown) => console.warn("The page could not be read again:", error)),
      { defer: true },
    ),
  );
  onCleanup(() => void state.autosave.now());

  const bus = createMessageBus();
  const log = createDeveloperLog();
  const shownOn: ShownOn = {
    bus,
    onEvent: log.note,
    get context() {
      const { id, name, route } = props.known.page;
      return { pageId: id, pageName: name, pageRoute: route, isStudioPage: true };
    },
  };
  const groups = createMemo(() => paletteOf(loaded(manifest) ?? {}));
  const actions = createPaletteActions(state, groups);
  const [grid, setGrid] = createSignal<Grid>();
  listenForDesignerKeys(state, actions.paste);
  hearStorage(state);

  return (
    <>
      <DesignerHead page={props.known.page} state={state} />
      <LeaveDialog state={state} />
      <p class="hidden-visually" role="status">
        {state.news()}
      </p>
      <div class="design-body">
        <div class="design-scroll">
          <div class="design-width" data-screen={state.screen()} data-columns={SCREENS[state.screen()].columns}>
            <DesignGrid state={state} page={shownOn} onGrid={setGrid} onSettings={actions.openSettings} />
          </div>
        </div>
        <DesignerPanel
          state={state}
          tab={actions.tab()}
          onTab={actions.setTab}
          groups={groups()}
          manifest={loaded(manifest)}
          grid={grid()}
          copied={state.copied()}
          focused={actions.focused()}
          log={log}
          limitsOf={({ block }) => limitsFor({ ...block, id: "" }, loaded(manifest))}
          onAdd={actions.add}
          onDropped={actions.drop}
          onPaste={actions.paste}
        />
      </div>
    </>
  );
}

/** Undo, redo and paste, where no text is being written and no dialog is open. They come before the keys of the shell. */
function listenForDesignerKeys(state: DesignerState, paste: () => void): void {
  const onKeys = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (!isCommand || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) state.undo();
    else if (key === "y" || key === "z") state.redo();
    else if (key === "v" && state.copied()) paste();
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", onKeys, { capture: true });
  onCleanup(() => removeEventListener("keydown", onKeys, { capture: true }));
}

function hearStorage(state: DesignerState): void {
  addEventListener("storage", state.hearStorage);
  onCleanup(() => removeEventListener("storage", state.hearStorage));
}
