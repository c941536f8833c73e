import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { invalidField, notFound } from "../../http/errors.ts";
import { rangeReply } from "../../http/range-reply.ts";
import { routes } from "../../http/route.ts";
import { onlyFile } from "../../http/upload.ts";
import { PART_SIZE, SMALL_PART } from "./part-size.ts";
import { beginUpload, commitUpload, missingBlobs, putPart, putWhole } from "./receive-blobs.ts";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, "must be a SHA-256 in 64 small hexadecimal digits");
const BlobPath = z.object({ sha256: Sha256 });

/** R27. Files and indexes of a user's devices, by their hash; only the server has these. */
export const syncBlobRoutes = routes(
  { base: "/sync/blobs", api: "document-chat", tag: "Sync" },
  {
    findMissingBlobs: endpoint({
      method: "POST",
      path: "/missing",
      summary: "Which of these files are not here yet",
      description: "Looks only at what this user has sent or made here, whatever others have.",
      body: z.object({ ids: z.array(Sha256).max(1000, "must not hold more than 1000 ids") }),
      output: z.object({ missing: z.array(z.string()) }),
      handle: async ({ body }, context) => ({ missing: await missingBlobs(context, context.user, body.ids) }),
    }),
    beginBlobUpload: endpoint({
      method: "POST",
      path: "/",
      status: 200,
      summary: "Begin to send a file, or go on after a cut",
      description:
        "Answers the numbers of the parts to send, each of part_size bytes, the last one shorter. A smaller part_size than before begins anew.",
      body: z.object({
        sha256: Sha256,
        size: z.number().int().min(0),
        part_size: z.number().int().min(SMALL_PART).max(PART_SIZE).optional().meta({
          description: "Bytes of a part, for whoever is behind a proxy that takes no large requests",
        }),
      }),
      output: z.object({ complete: z.boolean(), part_size: z.number(), missing: z.array(z.number()) }),
      errors: [413],
      handle: ({ body }, context) => beginUpload(context, context.user, body),
    }),
    putBlobPart: endpoint({
      method: "PUT",
      path: "/:sha256/parts/:part",
      status: 204,
      summary: "Send one part",
      description: "In the header X-Part-SHA256 stands the part's own hash. Sent again it is taken again.",
      params: BlobPath.extend({ part: z.string().regex(/^\d{1,6}$/) }),
      form: { files: { file: "The bytes of the part" }, fields: {} },
      errors: [404, 413, 415, 507],
      limit: "sync",
      handle: ({ params, headers, files }, context) => {
        const expected = Sha256.safeParse(headers.get("x-part-sha256"));
        if (!expected.success) throw invalidField("x-part-sha256", "is required: the part's SHA-256 in hexadecimal");
        const { sha256, part } = params;
        return putPart(context, context.user, { sha256, part: Number(part), expected: expected.data }, onlyFile(files));
      },
    }),
    putBlob: endpoint({
      method: "PUT",
      path: "/:sha256",
      status: 204,
      summary: "Send a small file in one request",
      description: "Of at most 8 MiB.",
      params: BlobPath,
      form: { files: { file: "The bytes" }, fields: {} },
      errors: [413, 415, 507],
      limit: "sync",
      handle: ({ params, files }, context) => putWhole(context, context.user, params.sha256, onlyFile(files)),
    }),
    commitBlobUpload: endpoint({
      method: "POST",
      path: "/:sha256/commit",
      status: 204,
      summary: "Put the parts together",
      params: BlobPath,
      errors: [404, 409],
      handle: ({ params }, context) => commitUpload(context, context.user, params.sha256),
    }),
    getBlob: endpoint({
      method: "GET",
      path: "/:sha256",
      summary: "Fetch a file, whole or a Range of it",
      params: BlobPath,
      produces: "application/octet-stream",
      errors: [404, 416],
      limit: "sync",
      handle: async ({ params, headers }, context) => {
        const { sha256 } = params;
        const held = context.blobs.heldBy(context.user);
        const size = await held.size(sha256);
        const reply =
          size === undefined
            ? undefined
            : await rangeReply(
                {
                  size,
                  etag: `"${sha256}"`,
                  headers: {
                    "content-type": "application/octet-stream",
                    "content-disposition": "attachment",
                    "cache-control": "private, max-age=31536000, immutable",
                    "x-content-type-options": "nosniff",
                  },
                  stream: (from, to) => held.stream(sha256, from, to),
                },
                headers,
              );
        if (!reply) throw notFound("file", sha256);
        return reply;
      },
    }),
  },
);
