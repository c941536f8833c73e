import { useQuery } from "@tanstack/solid-query";
import { Link, useNavigate } from "@tanstack/solid-router";
import { createSignal, Match, Show, Switch, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import type { Autosave } from "./autosave.ts";
import type { Block } from "./blocks.ts";
import { createPageApi, pageKeys, type BackedUpPage } from "./page-api.ts";
import { PageDialog } from "./page-dialog.tsx";

interface EditorHeadProps {
  readonly page: BackedUpPage;
  readonly autosave: Autosave<readonly Block[]>;
  readonly onRestored: (blocks: readonly Block[]) => void;
}

/** A page's name and state, and what can be done with all of it. */
export function EditorHead(props: EditorHeadProps): JSX.Element {
  const { api } = useApp();
  const navigate = useNavigate();
  const all = useQuery(() => ({ queryKey: pageKeys.all, queryFn: createPageApi(api).list }));
  const [isNaming, setNaming] = createSignal(false);
  const act = useEditorActions(props);
  return (
    <>
      <header class="page-head">
        <Link class="page-back" to="/pages" aria-label="All pages" title="All pages">
          <Icon name="left" />
        </Link>
        <h1 dir="auto">{props.page.name}</h1>
        <IconButton icon="edit" label="Name and place" onClick={() => setNaming(true)} />
      </header>
      <Show when={props.page.description}>
        <p class="lede" dir="auto">
          {props.page.description}
        </p>
      </Show>
      <div class="page-bar">
        <span class="page-badge" data-published={props.page.is_published}>
          {props.page.is_published ? "Published" : "Draft"}
        </span>
        <span class="page-facts">{props.page.route}</span>
        <span class="page-saved" role="status">
          <SavedLine autosave={props.autosave} />
        </span>
      </div>
      <div class="page-bar">
        <Button small onClick={() => void act.publish()}>
          {props.page.is_published ? "Take back" : "Publish"}
        </Button>
        <Button small icon="copy" onClick={() => void act.backUp()}>
          Back up
        </Button>
        <Show when={props.page.content_backup}>
          <Button small icon="retry" onClick={() => void act.restore()}>
            Restore the backup
          </Button>
        </Show>
      </div>
      <PageDialog
        open={isNaming()}
        pages={loaded(all) ?? []}
        page={props.page}
        below={null}
        onClose={() => setNaming(false)}
        onMade={({ id }) => void navigate({ to: "/pages/$pageId", params: { pageId: id } })}
      />
    </>
  );
}

function SavedLine(props: { readonly autosave: Autosave<readonly Block[]> }): JSX.Element {
  const state = () => props.autosave.state();
  const failed = () => {
    const current = state();
    return current.phase === "failed" ? current : undefined;
  };
  return (
    <Switch>
      <Match when={state().phase === "waiting" || state().phase === "saving"}>Saving…</Match>
      <Match when={state().phase === "saved"}>Saved</Match>
      <Match when={failed()}>
        {(failure) => (
          <span class="form-problem">
            Not saved. {failure().reason}{" "}
            <Button small onClick={() => void props.autosave.now()}>
              Try again
            </Button>
          </span>
        )}
      </Match>
    </Switch>
  );
}

function useEditorActions(props: EditorHeadProps) {
  const { api, client, toasts } = useApp();
  const pageApi = createPageApi(api);
  const keep = (changed: Partial<BackedUpPage>) =>
    client.setQueryData<BackedUpPage>(pageKeys.one(props.page.id), (known) => known && { ...known, ...changed });
  const attempt = async (action: () => Promise<Partial<BackedUpPage>>, done: string, undo?: () => void) => {
    try {
      // What is on the screen is what is meant, not what was saved last.
      await props.autosave.now();
      keep(await action());
      await client.invalidateQueries({ queryKey: pageKeys.all });
      toasts.show(done, undo && { action: { label: "Undo", run: undo } });
    } catch (error) {
      toasts.show(`The page stays as it was. ${error instanceof Error ? error.message : ""}`);
    }
  };
  const putBack = (content: BackedUpPage["content"], done: string, undo?: () => void) =>
    attempt(
      async () => {
        const saved = await pageApi.change(props.page.id, { content });
        props.onRestored(saved.content.components);
        return saved;
      },
      done,
      undo,
    );
  return {
    publish: () => {
      const isWanted = !props.page.is_published;
      return attempt(
        () => pageApi.publish(props.page.id, isWanted),
        isWanted ? "The page is published." : "The page is a draft again.",
      );
    },
    backUp: () =>
      attempt(() => pageApi.backUp(props.page.id), "A copy of the content is kept, in place of the one before."),
    async restore() {
      await props.autosave.now();
      const { content, content_backup } = props.page;
      if (!content_backup) return;
      await putBack(
        content_backup,
        "The content is as it was at the backup.",
        () => void putBack(content, "The content is as it was before."),
      );
    },
  };
}
