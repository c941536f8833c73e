import type { AccountsPort } from "#core/accounts/ports.ts";
import { adoptions } from "../../accounts/adoption.ts";
import { HOST_OWNER } from "../../accounts/user.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { RequestContext } from "#core/http/context.ts";
import { ApiError, conflict, notFound } from "../../http/errors.ts";
import { ANY_OWNER, change, put, require, type Store } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import { writeUnlessChanged } from "../../storage/write-unless-changed.ts";
import { timestamp } from "#core/storage/time.ts";
import { operation } from "../merge/procedure.ts";
import { emptyAccount } from "../server/empty-account.ts";
import { headOf } from "../merge/heads.ts";
import { accountKeys, type AccountKeysRow } from "./tables.ts";
import { emptyReadable, sealAccount } from "./procedures.ts";
import { WrappedKeys } from "./wrapped-form.ts";
import { hashOfProof } from "./wrapped-keys.ts";

type Deps = Pick<RequestContext & AccountsPort, "store" | "blobs" | "clock" | "eraseDeleted">;

/**
 * What stays readable of an account when the rest is deleted: that it is there, who is logged in, which devices it has.
 * The books of sync (`sync_*`) are emptied row by row with what they are about.
 */
const KEPT_TABLES = new Set([
  "users",
  "sessions",
  "access_tokens",
  "access_token_keys",
  "starting_points",
  "adoptions",
  "request_counts",
  "sync_rows",
  "sync_heads",
  "sync_aside",
  "sync_devices",
  "sync_epochs",
  "blob_holders",
  "account_keys",
  "sealed_files",
]);

/** The wrapped keys; undefined for an account that is not encrypted. */
export async function wrappedKeys({ store }: Pick<Deps, "store">, user: string): Promise<WrappedKeys | undefined> {
  const row = await store.get(accountKeys, user, "keys");
  if (!row) return undefined;
  return WrappedKeys.parse(row);
}

/**
 * R44. From now on the server takes nothing readable for this account, and deletes what it has: the devices send it
 * again, sealed. Sent again with the same keys it goes on where it was cut off. Throws 409 where it cannot be.
 */
export async function turnOn(deps: Deps, tables: readonly Table[], user: string, keys: WrappedKeys): Promise<void> {
  if (user === LOCAL_USER) throw conflict("Only an account can be encrypted. Make one first.");
  const adoption = await deps.store.get(adoptions, HOST_OWNER, "adoption");
  if (adoption?.account === user && !adoption.done)
    throw conflict("What was on this server before is still being moved into the account. Try again in a moment.");
  const now = timestamp(deps.clock);
  const row: AccountKeysRow = { id: "keys", owner: user, ...keys, created_at: now, changed_at: now, emptied: false };
  const isNew = await writeUnlessChanged(deps.store, [
    require(accountKeys, user, "keys", "absent"),
    put(accountKeys, row),
    operation(sealAccount, user, { keyId: keys.key_id, generation: keys.generation ?? 1 }),
  ]);
  const stored = await deps.store.get(accountKeys, user, "keys");
  if (!isNew && stored?.key_id !== keys.key_id)
    throw conflict("This account is encrypted already. Unlock it with its passphrase or its recovery key.");
  await finishEmptying(deps, tables, user);
}

/**
 * R46. The account's next key, wrapped. Throws 404, 403 without proof of the key that it replaces, and 409 when these are
 * not the account's keys or not the next ones.
 */
export async function replaceKeys(
  { store, clock }: Deps,
  user: string,
  { proof, keys }: { readonly proof: string; readonly keys: WrappedKeys },
): Promise<void> {
  const row = await existingKeys(store, user);
  const { generation = 1 } = row;
  if (row.key_id !== keys.key_id) throw conflict("These are not the keys of this account.");
  if (row.proof === undefined || row.proof !== (await hashOfProof(proof))) throw new ApiError(403, NOT_PROVED);
  if (keys.generation !== generation + 1 || keys.older?.length !== generation || keys.proof === undefined)
    throw conflict("The passphrase was changed on another device meanwhile. Open this page again.");
  // What was sealed with the key until now must open: its end is after every stamp there is.
  const { ms } = await headOf(store, user);
  if ((keys.older.at(-1)?.until ?? 0) < ms)
    throw conflict("The clock of this device is behind. Set it right, then try again.");
  const changed = { ...keys, headed: row.headed ?? false, changed_at: timestamp(clock) };
  const isFirst = await writeUnlessChanged(store, [
    require(accountKeys, user, "keys", { changed_at: row.changed_at, proof: row.proof }),
    change(accountKeys, user, "keys", changed),
    operation(sealAccount, user, { keyId: keys.key_id, generation: generation + 1 }),
  ]);
  if (!isFirst) throw conflict("The passphrase was changed on another device meanwhile. Open this page again.");
}

const NOT_PROVED = "To change the passphrase, give the one in use or the recovery key.";

/** R46. What later shows that somebody has the key; of accounts from before there was any. Throws 404, and 409 for another. */
export async function setProof(
  { store, clock }: Deps,
  user: string,
  { key_id, proof }: { readonly key_id: string; readonly proof: string },
): Promise<void> {
  const row = await existingKeys(store, user);
  if (row.key_id !== key_id) throw conflict("These are not the keys of this account.");
  if (row.proof === proof) return;
  if (row.proof !== undefined) throw conflict("The account has another proof of its key.");
  const isFirst = await writeUnlessChanged(store, [
    require(accountKeys, user, "keys", { changed_at: row.changed_at }),
    change(accountKeys, user, "keys", { proof, changed_at: timestamp(clock) }),
  ]);
  if (!isFirst) throw conflict("The account's keys were changed meanwhile. Try again.");
}

async function existingKeys(store: Store, user: string): Promise<AccountKeysRow> {
  const row = await store.get(accountKeys, user, "keys");
  if (!row) throw notFound("key of the account", user);
  return row;
}

/**
 * At the start of a server: goes on where deleting what is readable was cut off, or was left in the files of the
 * database by an earlier version. What fails, such as on a full disk, is reported and tried again at the next start:
 * until then that account waits, and the others go on.
 */
export async function finishAllEmptying(
  deps: Omit<Deps, "clock"> & { readonly report: (error: unknown) => void },
  tables: readonly Table[],
): Promise<void> {
  const rows = await deps.store.query(accountKeys, { owner: ANY_OWNER });
  for (const { owner } of rows) await finishEmptying(deps, tables, owner).catch(deps.report);
}

/** Deletes what is readable of an account just encrypted; what was cut off goes on with the next call. */
async function finishEmptying(deps: Omit<Deps, "clock">, tables: readonly Table[], user: string): Promise<void> {
  const { store } = deps;
  const row = await store.get(accountKeys, user, "keys");
  if (!row || row.rewritten) return;
  const readable = tables.filter(({ name }) => !KEPT_TABLES.has(name));
  if (!row.emptied) await emptyAccount(deps, { tables: readable, user, forget: emptyReadable });
  await deps.eraseDeleted?.(user);
  await store.write([change(accountKeys, user, "keys", { emptied: true, rewritten: true })]);
}
