import type { RequestContext } from "#core/http/context.ts";
import { discardBlobs } from "#core/storage/discard.ts";
import { erase } from "#core/storage/store.ts";
import { accountPlugins, findAccountPlugin } from "./account-plugin.ts";

type Deps = Pick<RequestContext, "store" | "blobs">;

/** Takes a plugin off the account's list, so that no device offers it; answers whether it was there. Where it is installed it stays. */
export async function forgetForAccount(deps: Deps, owner: string, slug: string): Promise<boolean> {
  const row = await findAccountPlugin(deps, owner, slug);
  if (!row) return false;
  await deps.store.write([erase(accountPlugins, owner, row.id)]);
  await discardBlobs(deps, [row.file]);
  return true;
}
