import { ApiError, unavailable } from "../../http/errors.ts";
import type { RequestContext } from "#core/http/context.ts";
import type { MountedRoute } from "../../http/route.ts";
import type { Store } from "../../storage/store.ts";
import { isPassedPath } from "../protocol/passed-on.ts";
import { headPlace } from "../merge/row-places.ts";
import { upgradeRequired } from "../server/sync-reply.ts";
import { keyName } from "./key-header.ts";
import { accountKeys } from "./tables.ts";

/** What is asked of an encrypted account and only its devices could answer. */
const ACCOUNT_ENCRYPTED = "account_encrypted";

/** Of the document-chat and platform APIs: what is about the account and the server, not about what is in it. */
const OPEN_TAGS = new Set(["Accounts", "Health", "Documentation"]);
/** Below `/sync`: the login, the wrapped keys, and the list of devices, which a device without the key may use. */
const OPEN_PATHS = [
  /^\/sync\/auth\//,
  /^\/sync\/encryption(\/(passphrase|proof))?$/,
  /^\/sync\/devices(\/|$)/,
  /^\/sync\/events$/,
];

/**
 * R44. An encrypted account's content is on its devices: search, REST, `/v1` and `/mcp` are refused, and `/sync` is for
 * those who hold its keys. Throws `ApiError` 403.
 */
export async function refuseSealed(
  { store, user }: Pick<RequestContext, "store" | "user">,
  route: Pick<MountedRoute<RequestContext>, "tag" | "fullPath" | "access">,
  keyHeader: string | null,
): Promise<void> {
  if (route.access === "anyone" || OPEN_TAGS.has(route.tag)) return;
  if (OPEN_PATHS.some((open) => open.test(route.fullPath))) return;
  const [head] = await store.getMany([headPlace(user)]);
  const named = keyHeader === "" ? null : keyHeader;
  const isSync = route.fullPath.startsWith("/sync/") && !isPassedPath(route.fullPath);
  const { sealed, sealed_with = 1 } = head ?? {};
  const wanted = sealed === undefined ? null : keyName(sealed, sealed_with);
  if (!isSync && head?.sealed === undefined) return;
  if (isSync && wanted === named) return sealed === undefined ? undefined : refuseHalfway(store, user);
  // R45. Of a program that makes rows without sealed heads.
  if (isSync && sealed !== undefined && named === sealed) throw upgradeRequired();
  if (head?.sealed === undefined)
    throw new ApiError(403, "This account is not encrypted on the server, but it is on this device.", {
      code: "account_not_encrypted",
    });
  throw new ApiError(
    403,
    isSync
      ? "This account is encrypted. Unlock it on this device with its passphrase or its recovery key."
      : "This account is encrypted: the server cannot read what is in it. Use it on one of its devices.",
    { code: ACCOUNT_ENCRYPTED },
  );
}

/** Until the readable copy is deleted nobody gets it, and nothing sealed is merged with it. Throws `ApiError` 503. */
async function refuseHalfway(store: Pick<Store, "get">, user: string): Promise<void> {
  if ((await store.get(accountKeys, user, "keys"))?.emptied === false)
    throw unavailable("This account is just being encrypted. Try again in a moment.");
}
