import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { notFound } from "../../http/errors.ts";
import { rangeReply } from "../../http/range-reply.ts";
import type { RequestContext } from "../../http/context.ts";
import { routes, type Reply } from "../../http/route.ts";
import type { Table } from "../../storage/table.ts";
import { headOf } from "../merge/heads.ts";
import { replaceKeys, setProof, turnOn, wrappedKeys } from "./account-encryption.ts";
import { findFile, missingFiles, nameFile } from "./sealed-files.ts";
import { WrappedKeys } from "./wrapped-form.ts";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, "must be a SHA-256 in 64 small hexadecimal digits");
const SealedFileName = z.string().regex(/^[0-9a-f]{64}$/, "must be 64 small hexadecimal digits");
const FilePath = z.object({ name: SealedFileName });

/** R44. An account that only its devices can read; only the server has these. */
export const createEncryptionRoutes = (tables: readonly Table[]) =>
  routes(
    { base: "/sync/encryption", api: "document-chat", tag: "Sync" },
    {
      getAccountKeys: endpoint({
        method: "GET",
        path: "/",
        summary: "Whether the account is encrypted, and its wrapped keys",
        description: "The server cannot open them: that takes the passphrase or the recovery key, which it never gets.",
        output: z.object({
          keys: WrappedKeys.nullable(),
          latest: z.number().meta({ description: "Milliseconds of the latest stamp: a key's end comes after it" }),
        }),
        errors: [401],
        handle: async (_, context) => ({
          keys: (await wrappedKeys(context, context.user)) ?? null,
          latest: (await headOf(context.store, context.user)).ms,
        }),
      }),
      turnOnEncryption: endpoint({
        method: "PUT",
        path: "/",
        status: 204,
        summary: "Encrypt the account from now on",
        description:
          "What the server has of it in readable form is deleted, and sent again by the devices, sealed. It cannot be turned off. From then on everything that would need the server to read (search, the REST APIs, /v1, /mcp, jobs) is answered 403 with the code account_encrypted.",
        body: WrappedKeys,
        errors: [401, 409],
        handle: ({ body }, context) => turnOn(context, tables, context.user, body),
      }),
      changePassphrase: endpoint({
        method: "PUT",
        path: "/passphrase",
        status: 204,
        summary: "Replace the account's key by the next one, under another passphrase and recovery key",
        description:
          "The proof is what only holders of the key that is replaced can work out. The other devices ask for the new passphrase once.",
        body: z.object({ proof: Sha256, keys: WrappedKeys }),
        errors: [401, 403, 404, 409],
        handle: ({ body }, context) => replaceKeys(context, context.user, body),
      }),
      setKeyProof: endpoint({
        method: "PUT",
        path: "/proof",
        status: 204,
        summary: "Say how holders of the account's key show that they have it",
        description: "Once, for an account that was encrypted before there were proofs.",
        body: z.object({ key_id: WrappedKeys.shape.key_id, proof: Sha256 }),
        errors: [401, 403, 404, 409],
        handle: ({ body }, context) => setProof(context, context.user, body),
      }),
      findMissingSealedFiles: endpoint({
        method: "POST",
        path: "/files/missing",
        summary: "Which of these files of an encrypted account are not here yet",
        body: z.object({ names: z.array(SealedFileName).max(1000, "must not hold more than 1000 names") }),
        output: z.object({ missing: z.array(z.string()) }),
        errors: [401, 403],
        handle: async ({ body }, context) => ({ missing: await missingFiles(context, context.user, body.names) }),
      }),
      nameSealedFile: endpoint({
        method: "PUT",
        path: "/files/:name",
        status: 204,
        summary: "Name a sealed file that was sent",
        params: FilePath,
        body: z.object({ sha256: Sha256 }),
        errors: [401, 403, 404, 409],
        handle: ({ params, body }, context) => nameFile(context, context.user, params.name, body.sha256),
      }),
      getSealedFile: endpoint({
        method: "GET",
        path: "/files/:name",
        summary: "Fetch a sealed file, whole or a Range of it",
        params: FilePath,
        produces: "application/octet-stream",
        errors: [401, 403, 404, 416],
        limit: "sync",
        handle: ({ params, headers }, context) => sealedFile(context, params.name, headers),
      }),
    },
  );

async function sealedFile(
  context: RequestContext,
  name: string,
  headers: Parameters<typeof rangeReply>[1],
): Promise<Reply> {
  const row = await findFile(context, context.user, name);
  const size = row && (await context.blobs.size(row.blob));
  if (!row || size === undefined) throw notFound("file", name);
  const content = {
    size,
    etag: `"${row.blob}"`,
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": "attachment",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
    stream: (from: number, to: number) => context.blobs.stream(row.blob, from, to),
  };
  const reply = await rangeReply(content, headers);
  if (!reply) throw notFound("file", name);
  return reply;
}
