import { type Clock, timestamp } from "#core/storage/time.ts";
import { chatSessions } from "#core/chat/chat.ts";
import { changeTree } from "../hierarchy/tree-version.ts";
import type { OfPagesPort } from "../ports.ts";
import { settingInstances } from "../settings/setting.ts";
import { change, remove, type Store } from "#core/storage/store.ts";
import { pages } from "./page.ts";
import { childrenOf, checkRoutes, routeBelow, withPagesBelow } from "./page-routes.ts";
import { allPages, pageRow } from "./pages.ts";

/**
 * Deletes the page with its setting instances and its plugins' states. Pages below it are lifted to its parent, and
 * their routes follow; conversations held on it stay, without a page. Throws 409 when a lifted page would have a route
 * that is taken.
 */
export async function deletePage(
  { store, clock, ofPages }: { readonly store: Store; readonly clock: Clock } & OfPagesPort,
  user: string,
  id: string,
): Promise<void> {
  await changeTree(store, user, "pages", async () => {
    const page = await pageRow({ store }, user, id);
    const { parent_route, parent_type } = page;
    const all = (await allPages({ store }, user)).filter((other) => other.id !== id);
    const lifted = childrenOf(all, page).map((before) => {
      const route = routeBelow(parent_route, before.route_segment);
      return { before, after: { ...before, parent_route, parent_type, route } };
    });
    const moves = withPagesBelow(all, lifted);
    checkRoutes(all, moves);
    const updated_at = timestamp(clock);
    const [settings, talks, ...others] = await Promise.all([
      store.query(settingInstances, { owner: user }),
      store.query(chatSessions, { owner: user }),
      ...ofPages.map((table) => store.query(table, { owner: user })),
    ]);
    const ofPage = (row: { readonly page_id?: string | null | undefined }) => row.page_id === id;
    const batch = [
      remove(pages, user, id),
      ...moves.map(({ before, after }) =>
        change(pages, user, before.id, {
          route: after.route,
          parent_route: after.parent_route,
          parent_type: after.parent_type,
          updated_at,
        }),
      ),
      ...settings.filter(ofPage).map((row) => remove(settingInstances, user, row.id)),
      ...ofPages.flatMap((table, at) => (others[at] ?? []).filter(ofPage).map((row) => remove(table, user, row.id))),
      ...talks.filter(ofPage).map((row) => change(chatSessions, user, row.id, { page_id: null })),
    ];
    return { batch, result: undefined };
  });
}
