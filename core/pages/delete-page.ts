import { conversations } from "../conversations/conversation.ts";
import { changeTree } from "../hierarchy/tree-version.ts";
import { pluginStates } from "../plugin-state/plugin-state.ts";
import { settingInstances } from "../settings/setting.ts";
import { change, put, remove, type Store } from "../storage/store.ts";
import { pages } from "./page.ts";
import { allPages, childrenOf, pageRow } from "./pages.ts";

/**
 * Deletes the page with its setting instances and its plugins' states. Pages below it are lifted to its parent;
 * conversations held on it stay, without a page.
 */
export async function deletePage({ store }: { readonly store: Store }, user: string, id: string): Promise<void> {
  await changeTree(store, user, "pages", async () => {
    const page = await pageRow({ store }, user, id);
    const { parent_route, parent_type } = page;
    const children = childrenOf(await allPages({ store }, user), page);
    const [settings, states, talks] = await Promise.all([
      store.query(settingInstances, { owner: user }),
      store.query(pluginStates, { owner: user }),
      store.query(conversations, { owner: user }),
    ]);
    const ofPage = (row: { readonly page_id: string | null }) => row.page_id === id;
    const batch = [
      remove(pages, user, id),
      ...children.map((child) => put(pages, { ...child, parent_route, parent_type })),
      ...settings.filter(ofPage).map((row) => remove(settingInstances, user, row.id)),
      ...states.filter(ofPage).map((row) => remove(pluginStates, user, row.id)),
      ...talks.filter(ofPage).map((row) => change(conversations, user, row.id, { page_id: null })),
    ];
    return { batch, result: undefined };
  });
}
