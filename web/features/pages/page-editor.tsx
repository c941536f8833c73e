import { useQuery, useQueryClient } from "@tanstack/solid-query";
import { Link, useParams } from "@tanstack/solid-router";
import { createSignal, Index, onCleanup, Show, type JSX } from "solid-js";
import { AccountView } from "../../app/account-view.tsx";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { AddModule } from "./add-module.tsx";
import { createAutosave } from "./autosave.ts";
import { BlockRow } from "./block-row.tsx";
import { moved, withBlock, withoutBlock, type Block } from "./blocks.ts";
import { createMessageBus } from "../../sandbox/services/message-bus.ts";
import { EditorHead } from "./editor-head.tsx";
import type { ShownOn } from "./module-block.tsx";
import { createPageApi, pageKeys, type BackedUpPage } from "./page-api.ts";
import "./pages.css";

/** Milliseconds after the last key until what was written is saved. */
const PAUSE = 800;

/** The content of one page. */
export function PageEditor(): JSX.Element {
  const { api } = useApp();
  const params = useParams({ from: "/pages/$pageId" });
  const id = () => params().pageId;
  // Asked for once each time it is opened: what somebody is writing is newer than what a later look would bring.
  const page = useQuery(() => ({
    queryKey: pageKeys.one(id()),
    queryFn: () => createPageApi(api).get(id()),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }));
  return (
    <div class="page">
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
          <Show when={known().id} keyed>
            {(_) => <Editor page={known()} />}
          </Show>
        )}
      </AccountView>
    </div>
  );
}

function Editor(props: { readonly page: BackedUpPage }): JSX.Element {
  const { api, toasts } = useApp();
  const client = useQueryClient();
  const pageApi = createPageApi(api);
  const [blocks, setBlocks] = createSignal<readonly Block[]>(props.page.content.components);
  const autosave = createAutosave({
    pause: PAUSE,
    save: async (components: readonly Block[]) => {
      const { content, ...page } = props.page;
      const saved = await pageApi.change(page.id, { content: { ...content, components: [...components] } });
      client.setQueryData<BackedUpPage>(pageKeys.one(page.id), (known) => known && { ...known, ...saved });
    },
  });
  onCleanup(() => void autosave.now());
  const change = (next: readonly Block[]) => {
    setBlocks(next);
    autosave.later(next);
  };
  const bus = createMessageBus();
  const shownOn: ShownOn = {
    bus,
    get context() {
      return { pageId: props.page.id, pageName: props.page.name, pageRoute: props.page.route };
    },
  };
  /** Place of the text that is being added: its field takes the focus when it is made. */
  const [fresh, setFresh] = createSignal<number>();
  const addText = () => {
    setFresh(blocks().length);
    change([...blocks(), { type: "text", text: "" }]);
    setFresh(undefined);
  };
  const remove = (at: number) => {
    const before = blocks();
    change(withoutBlock(before, at));
    toasts.show("Taken off the page.", { action: { label: "Undo", run: () => change(before) } });
  };
  return (
    <>
      <EditorHead page={props.page} autosave={autosave} onRestored={(restored) => setBlocks(restored)} />
      <Show when={blocks().length === 0}>
        <p class="page-facts">This page is empty. Add a text or a module.</p>
      </Show>
      <ol class="blocks" aria-label="Content of the page">
        {/* By place: a text that is being written keeps its field. */}
        <Index each={blocks()}>
          {(block, at) => (
            <BlockRow
              block={block()}
              at={at}
              count={blocks().length}
              page={shownOn}
              takesFocus={fresh() === at}
              onChange={(changed) => change(withBlock(blocks(), at, changed))}
              onMove={(by) => change(moved(blocks(), at, by))}
              onRemove={() => remove(at)}
            />
          )}
        </Index>
      </ol>
      <div class="block-adders">
        <Button icon="plus" onClick={addText}>
          Add a text
        </Button>
        <AddModule onAdd={(block) => change([...blocks(), block])} />
      </div>
    </>
  );
}
