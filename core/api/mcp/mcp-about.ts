import { listCollections } from "#core/library/collections/collections.ts";
import type { RequestContext } from "#core/http/context.ts";
import { shownIds } from "#core/http/shown-ids.ts";

/** Collections named to an assistant at its start; `list_collections` names all. */
const NAMED = 20;

/** What the collections are about, so that an assistant knows when to look there. Those that never leave are left out. */
export async function collectionsInWords(deps: Pick<RequestContext, "store" | "clock" | "user">): Promise<string> {
  const { items } = await listCollections(deps, deps.user, { limit: undefined, offset: 0 });
  const lines = items
    .filter(({ never_leaves }) => !never_leaves)
    .slice(0, NAMED)
    .map(({ id, name, description }) => `- ${name} (${shownIds(id)}): ${description}`);
  return lines.length === 0 ? "" : `\n\nCollections:\n${lines.join("\n")}`;
}
