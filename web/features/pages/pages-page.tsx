import { Key } from "@solid-primitives/keyed";
import { useQuery, useQueryClient } from "@tanstack/solid-query";
import { Link, useNavigate } from "@tanstack/solid-router";
import { createMemo, createSignal, Show, type JSX } from "solid-js";
import { AccountView, mustLogIn } from "../../app/account-view.tsx";
import { useApp } from "../../app/context.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { Empty, loaded } from "../../ui/states.tsx";
import { allPages, pageKeys } from "./read-pages.ts";
import type { Page } from "#core/workspace/pages/page.ts";
import { PageDialog } from "./page-dialog.tsx";
import { treeOf, type PageNode } from "./page-tree.ts";
import "./pages.css";

/** What the dialog is open for: a page to change, or a new one below a route. */
type Editing = { readonly page: Page } | { readonly below: string | null };

/** The pages a person has made, as they stand below each other. */
export function PagesPage(): JSX.Element {
  const { api, deletes } = useApp();
  const navigate = useNavigate();
  const query = useQuery(() => ({ queryKey: pageKeys.all, queryFn: () => allPages(api), reconcile: "id" }));
  const [editing, setEditing] = createSignal<Editing>();
  const edited = () => {
    const current = editing();
    return current && "page" in current ? current.page : undefined;
  };
  const below = () => {
    const current = editing();
    return current && "below" in current ? current.below : null;
  };
  const isEmpty = (list: readonly Page[]) => list.every(({ id }) => deletes.isGone(id));
  return (
    <div class="page">
      <header class="page-head">
        <h1>Pages</h1>
        <Button look="solid" icon="plus" onClick={() => setEditing({ below: null })} disabled={mustLogIn(query)}>
          New page
        </Button>
      </header>
      <p class="lede">
        A page holds texts, chats and documents of yours and modules of plugins, arranged as you like. A published one
        opens at its address and appears in the sidebar.
      </p>
      <AccountView
        query={query}
        belongs="Pages belong to an account"
        loading="Loading your pages…"
        failed="Your pages could not be loaded."
        isEmpty={isEmpty}
        empty={
          <Empty icon="file" title="No pages yet">
            <p>Make one and write its first lines.</p>
            <Button icon="plus" onClick={() => setEditing({ below: null })}>
              Make the first page
            </Button>
          </Empty>
        }
      >
        {(list) => <Tree pages={list()} onEdit={setEditing} />}
      </AccountView>
      <PageDialog
        open={editing() !== undefined}
        pages={loaded(query) ?? []}
        page={edited()}
        below={below()}
        onClose={() => setEditing(undefined)}
        onMade={({ id }) => void navigate({ to: "/pages/$pageId", params: { pageId: id } })}
      />
    </div>
  );
}

interface TreeProps {
  readonly pages: readonly Page[];
  readonly onEdit: (editing: Editing) => void;
}

function Tree(props: TreeProps): JSX.Element {
  const { deletes } = useApp();
  const tree = createMemo(() => treeOf(lifted(props.pages, deletes.isGone)));
  return (
    <ul class="pages panel" aria-label="Pages">
      <Key each={tree()} by={idOf}>
        {(node) => <Branch node={node()} onEdit={props.onEdit} />}
      </Key>
    </ul>
  );
}

const idOf = ({ page }: PageNode) => page.id;

/** As it will be once those are deleted: what is below them is lifted to their parents. */
function lifted(pages: readonly Page[], isGone: (id: string) => boolean): readonly Page[] {
  const gone = new Map(pages.filter(({ id }) => isGone(id)).map((page) => [page.route, page]));
  const parentOf = (route: string | null): string | null => {
    const parent = route === null ? undefined : gone.get(route);
    return parent ? parentOf(parent.parent_route) : route;
  };
  return pages
    .filter(({ id }) => !isGone(id))
    .map((page) => (page.parent_type === "page" ? { ...page, parent_route: parentOf(page.parent_route) } : page));
}

function Branch(props: { readonly node: PageNode; readonly onEdit: TreeProps["onEdit"] }): JSX.Element {
  const page = () => props.node.page;
  const act = usePageActions();
  return (
    <li>
      <div class="page-row">
        <div class="page-row-main">
          <Link class="page-row-name" to="/pages/$pageId" params={{ pageId: page().id }}>
            <span dir="auto">{page().name}</span>
          </Link>
          <Show when={page().description}>
            <p dir="auto">{page().description}</p>
          </Show>
          <p class="note">
            <span class="page-badge" data-published={page().is_published}>
              {page().is_published ? "Published" : "Draft"}
            </span>{" "}
            {page().route}
          </p>
        </div>
        <div class="page-row-actions">
          <Show when={page().is_published}>
            <Link
              class="button"
              data-look="soft"
              data-small=""
              to="/p/$"
              params={{ _splat: page().route.slice(1) }}
              aria-label={`Open ${page().name}`}
            >
              Open
            </Link>
          </Show>
          <Button small aria-label={`${publishLabel(page())} ${page().name}`} onClick={() => void act.publish(page())}>
            {publishLabel(page())}
          </Button>
          <IconButton
            icon="plus"
            label={`New page below ${page().name}`}
            onClick={() => props.onEdit({ below: page().route })}
          />
          <IconButton
            icon="edit"
            label={`Name and place of ${page().name}`}
            onClick={() => props.onEdit({ page: page() })}
          />
          <IconButton icon="trash" label={`Delete ${page().name}`} onClick={() => act.remove(page())} />
        </div>
      </div>
      <Show when={props.node.children.length > 0}>
        <ul class="pages-below" aria-label={`Below ${page().name}`}>
          <Key each={props.node.children} by={idOf}>
            {(child) => <Branch node={child()} onEdit={props.onEdit} />}
          </Key>
        </ul>
      </Show>
    </li>
  );
}

export const publishLabel = ({ is_published }: Pick<Page, "is_published">) => (is_published ? "Take back" : "Publish");

function usePageActions() {
  const { api, deletes, toasts } = useApp();
  const client = useQueryClient();
  return {
    async publish(page: Page) {
      await toasts.attempt(`“${page.name}” stays as it was.`, async () => {
        const { is_published: wasPublished } = page;
        await api.publishPage({ params: { page_id: page.id }, body: { publish: !wasPublished } });
        toasts.show(wasPublished ? `“${page.name}” is a draft again.` : `“${page.name}” is published.`);
      });
      await client.invalidateQueries({ queryKey: pageKeys.all });
    },
    remove: (page: Page) =>
      deletes.remove({
        id: page.id,
        what: `“${page.name}”`,
        commit: async () => {
          await api.deletePage({ params: { page_id: page.id } });
          await client.invalidateQueries({ queryKey: pageKeys.all });
        },
      }),
  };
}
