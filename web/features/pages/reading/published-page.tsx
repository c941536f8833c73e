import { useQuery } from "@tanstack/solid-query";
import { Link, useParams } from "@tanstack/solid-router";
import { createMemo, For, Show, type JSX } from "solid-js";
import { RequestFailed } from "#core/http/request-failed.ts";
import { mustLogIn } from "../../../app/account-view.tsx";
import { useApp } from "../../../app/context.tsx";
import { Empty, Failed, loaded, Loading } from "../../../ui/states.tsx";
import { UnlessArriving } from "../../trash/not-here.tsx";
import { readDesign } from "../content/design.ts";
import { allPages, asPublished, pageKeys } from "../read-pages.ts";
import type { Page } from "#core/workspace/pages/page.ts";
import { chainOf, publishedBelow } from "../page-tree.ts";
import { PageBody } from "./page-body.tsx";

/** A page as its readers see it, at `/p/` and its route. */
export function PublishedPage(): JSX.Element {
  const params = useParams({ from: "/p/$" });
  const route = () => `/${(params()._splat ?? "").replace(/^\/+|\/+$/g, "")}`;
  return (
    <Show when={route()} keyed>
      {(at) => <AtRoute route={at} />}
    </Show>
  );
}

/** The published page at a route; it may be shown at another address, too, such as the start. */
export function AtRoute(props: { readonly route: string }): JSX.Element {
  const { api } = useApp();
  const page = useQuery(() => ({
    queryKey: pageKeys.published(props.route),
    queryFn: () => api.getPageByRoute({ params: { route: props.route.slice(1) }, query: { published: true } }),
    retry: (count, error) => count < 2 && !(error instanceof RequestFailed && error.status === 404),
  }));
  return (
    <Show
      when={loaded(page)}
      fallback={
        <Show when={page.isError} fallback={<Loading what="Opening the page…" />}>
          <NotShown route={props.route} error={page.error} onRetry={() => void page.refetch()} />
        </Show>
      }
    >
      {(known) => <Reading page={known()} />}
    </Show>
  );
}

const usePages = () => {
  const { api } = useApp();
  const pages = useQuery(() => ({ queryKey: pageKeys.all, queryFn: () => allPages(api), reconcile: "id" }));
  return () => loaded(pages) ?? [];
};

function Reading(props: { readonly page: Page }): JSX.Element {
  const all = usePages();
  const pages = createMemo(() => all().map(asPublished));
  const above = createMemo(() => chainOf(pages(), props.page).toReversed());
  const below = createMemo(() => publishedBelow(pages(), props.page));
  // Compared by its text, so that the modules go on running when nothing has changed.
  const stored = createMemo(() => JSON.stringify(props.page.content));
  const design = createMemo(() => readDesign(JSON.parse(stored()) as Page["content"]));
  return (
    // Focusable, so that a page without links and fields can be scrolled by keyboard.
    <article class="published" tabindex="0" aria-label={props.page.name}>
      <header class="published-head">
        <Show when={above().length > 0}>
          <nav aria-label="Breadcrumbs">
            <ol class="published-path">
              <For each={above()}>
                {(page) => (
                  <li>
                    <Show when={page.is_published} fallback={<span dir="auto">{page.name}</span>}>
                      <Link to="/p/$" params={{ _splat: page.route.slice(1) }}>
                        {page.name}
                      </Link>
                    </Show>
                  </li>
                )}
              </For>
            </ol>
          </nav>
        </Show>
        <h1 dir="auto">{props.page.name}</h1>
        <Show when={props.page.description}>
          <p class="lede" dir="auto">
            {props.page.description}
          </p>
        </Show>
      </header>
      <Show when={design().blocks.length > 0} fallback={<p class="note">This page is empty.</p>}>
        <PageBody
          design={design()}
          context={{
            pageId: props.page.id,
            pageName: props.page.name,
            pageRoute: props.page.route,
            isStudioPage: false,
          }}
        />
      </Show>
      <Show when={below().length > 0}>
        <nav class="published-below" aria-labelledby="pages-below">
          <h2 id="pages-below">Pages below this one</h2>
          <ul class="published-children">
            <For each={below()}>
              {(page) => (
                <li>
                  <Link class="published-child" to="/p/$" params={{ _splat: page.route.slice(1) }}>
                    <strong dir="auto">{page.name}</strong>
                    <span class="note" dir="auto">
                      {page.description}
                    </span>
                  </Link>
                </li>
              )}
            </For>
          </ul>
        </nav>
      </Show>
    </article>
  );
}

interface NotShownProps {
  readonly route: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function NotShown(props: NotShownProps): JSX.Element {
  const pages = usePages();
  const draft = () => pages().find(({ route }) => route === props.route);
  const isLockedOut = () => props.error !== null && mustLogIn({ error: props.error });
  const isMissing = () => props.error instanceof RequestFailed && props.error.status === 404;
  return (
    <div class="page">
      <Show
        when={isMissing()}
        fallback={
          <Show
            when={isLockedOut()}
            fallback={
              <Failed
                isPage
                what="This page could not be opened."
                reason={props.error?.message ?? ""}
                onRetry={props.onRetry}
              />
            }
          >
            <Empty isPage icon="person" title="Pages belong to an account">
              <Link to="/settings/account">Log in or make one</Link>
            </Empty>
          </Show>
        }
      >
        <Show
          when={draft()}
          fallback={
            <UnlessArriving what="page">
              <Empty isPage icon="file" title={`There is no page at ${props.route}`}>
                <p>It may have moved or be in the trash, or the address is mistyped.</p>
                <Link to="/pages">See all pages</Link>
              </Empty>
            </UnlessArriving>
          }
        >
          {(page) => (
            <Empty isPage icon="eyeOff" title="This page is not published">
              <p>“{page().name}” is a draft. Publish it to open it here.</p>
              <Link to="/pages/$pageId" params={{ pageId: page().id }}>
                Open the draft
              </Link>
            </Empty>
          )}
        </Show>
      </Show>
    </div>
  );
}
