import type { Store } from "#core/storage/store.ts";
import { pages, toPage } from "./page.ts";

/** By name. */
export async function listPages(
  { store }: { readonly store: Store },
  user: string,
  page: { limit: number; offset: number },
) {
  const [rows, total] = await Promise.all([
    store.query(pages, { owner: user, order: { by: "name", direction: "ascending" }, ...page }),
    store.count(pages, { owner: user }),
  ]);
  return { pages: rows.map(toPage), total };
}
