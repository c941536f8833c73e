import { useQuery } from "@tanstack/solid-query";
import { Link, useNavigate } from "@tanstack/solid-router";
import { createMemo, createSignal, For, Match, Show, Switch, type JSX } from "solid-js";
import { sameJson } from "#core/storage/same-json.ts";
import { useApp } from "../../../app/context.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { loaded } from "../../../ui/states.tsx";
import { readDesign } from "../content/design.ts";
import { SCREEN_NAMES, SCREENS } from "../content/screens.ts";
import { allPages, type BackedUpPage, pageKeys } from "../read-pages.ts";
import { PageDialog } from "../page-dialog.tsx";
import type { DesignerState } from "./designer-state.ts";
import { useDesignerActions } from "./designer-actions.ts";

interface DesignerHeadProps {
  readonly page: BackedUpPage;
  readonly state: DesignerState;
}

/** The name and state of the page, and the actions for the whole page. */
export function DesignerHead(props: DesignerHeadProps): JSX.Element {
  const { api } = useApp();
  const navigate = useNavigate();
  const all = useQuery(() => ({ queryKey: pageKeys.all, queryFn: () => allPages(api) }));
  const [isNaming, setNaming] = createSignal(false);
  const act = useDesignerActions(() => props.page, props.state);
  const published = useQuery(() => ({
    queryKey: pageKeys.published(props.page.route),
    queryFn: () => api.getPageByRoute({ params: { route: props.page.route.slice(1) }, query: { published: true } }),
    enabled: props.page.is_published,
    retry: false,
  }));
  const hasChanges = createMemo(() => {
    const copy = props.page.is_published ? loaded(published) : undefined;
    if (copy === undefined) return false;
    const about = ({ name, description, icon }: typeof copy) => ({ name, description, icon });
    return !sameJson(about(copy), about(props.page)) || !sameJson(readDesign(copy.content), props.state.design());
  });
  return (
    <>
      <header class="page-head design-head">
        <Link class="page-back" to="/pages" aria-label="All pages" title="All pages">
          <Icon name="left" />
        </Link>
        <h1 dir="auto">{props.page.name}</h1>
        <IconButton icon="edit" label="Name and place" onClick={() => setNaming(true)} />
        <span class="page-badge" data-published={props.page.is_published}>
          {props.page.is_published ? "Published" : "Draft"}
        </span>
        <span class="note">{props.page.route}</span>
        <span class="page-saved" role="status">
          <SavedLine state={props.state} />
        </span>
      </header>
      <div class="row" role="toolbar" aria-label="Page">
        <Show when={props.page.is_published}>
          <Link class="button" data-look="soft" data-small="" to="/p/$" params={{ _splat: props.page.route.slice(1) }}>
            <Icon name="external" size={16} /> Open the page
          </Link>
        </Show>
        <Button
          small
          look={!props.page.is_published || hasChanges() ? "solid" : "soft"}
          onClick={() => void act.publish(true)}
          disabled={props.page.is_published && !hasChanges()}
        >
          {props.page.is_published ? (hasChanges() ? "Publish the changes" : "All changes are published") : "Publish"}
        </Button>
        <Show when={props.page.is_published}>
          <Button small onClick={() => void act.publish(false)}>
            Take back
          </Button>
        </Show>
        <Button small icon="copy" onClick={() => void act.backUp()}>
          Back up
        </Button>
        <Show when={props.page.content_backup}>
          <Button small icon="retry" onClick={() => void act.restore()}>
            Restore the backup
          </Button>
        </Show>
      </div>
      <div class="row" role="toolbar" aria-label="Arrangement">
        <Button small disabled={!props.state.canUndo()} onClick={() => props.state.undo()}>
          Undo
        </Button>
        <Button small disabled={!props.state.canRedo()} onClick={() => props.state.redo()}>
          Redo
        </Button>
        <Screens state={props.state} />
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

function Screens(props: { readonly state: DesignerState }): JSX.Element {
  const screen = () => props.state.screen();
  /** The narrow screen that is shown, where it has an arrangement that does not follow the desktop. */
  const own = () => {
    const shown = screen();
    return shown !== "desktop" && props.state.design()[shown] !== undefined ? shown : undefined;
  };
  return (
    <>
      <fieldset class="design-screens">
        <legend class="hidden-visually">Size that is shown</legend>
        <For each={SCREEN_NAMES}>
          {(name) => (
            <label data-chosen={name === screen()}>
              <input
                class="hidden-visually"
                type="radio"
                name="design-screen"
                checked={name === screen()}
                onChange={() => props.state.setScreen(name)}
              />
              {SCREENS[name].name}
            </label>
          )}
        </For>
      </fieldset>
      <Show when={screen() !== "desktop"}>
        <span class="note">{own() ? "Arranged by itself." : "Follows the desktop until you change it here."}</span>
      </Show>
      <Show when={own()}>
        {(narrow) => (
          <Button small look="plain" onClick={() => props.state.follow(narrow())}>
            Follow the desktop again
          </Button>
        )}
      </Show>
    </>
  );
}

function SavedLine(props: { readonly state: DesignerState }): JSX.Element {
  const phase = () => props.state.autosave.state();
  const failed = () => {
    const current = phase();
    return current.phase === "failed" ? current : undefined;
  };
  return (
    <Switch>
      <Match when={phase().phase === "waiting" || phase().phase === "saving"}>Saving…</Match>
      <Match when={phase().phase === "saved"}>Saved</Match>
      <Match when={failed()}>
        {(failure) => (
          <span class="form-problem">
            Not saved. {failure().reason}{" "}
            <Button small onClick={() => void props.state.autosave.now()}>
              Try again
            </Button>
          </span>
        )}
      </Match>
    </Switch>
  );
}
