import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { notFound } from "../http/errors.ts";
import { Uuid } from "../http/fields.ts";
import { rawReply, routes } from "../http/route.ts";
import { jobRow } from "#core/work/jobs.ts";

export const exportRoutes = routes(
  { base: "/api/v1/exports", api: "platform", tag: "Jobs" },
  {
    downloadExport: endpoint({
      method: "GET",
      path: "/:job_id",
      summary: "Download what an export job made",
      description:
        "A zip archive of everything: the original files and lists of what there is (collections.json, documents.json, chats.json) for people and other programs; rows, texts and index for POST /api/v1/imports; and manifest.json with the SHA-256 of each entry. Sealed secrets and plugins are left out and named there. What never leaves this device is in it: take care where you put the archive. It is kept until the job is deleted.",
      params: z.object({ job_id: Uuid }),
      produces: "application/zip",
      errors: [404],
      handle: async ({ params }, context) => {
        const { job_type, status, result, completed_at } = await jobRow(context, context.user, params.job_id);
        const file = result?.["file"];
        const isThere = job_type === "export" && status === "completed" && typeof file === "string";
        const [stream, size] = isThere ? await Promise.all([context.blobs.stream(file), context.blobs.size(file)]) : [];
        if (!stream) throw notFound("finished export", params.job_id);
        return rawReply(stream, {
          "content-type": "application/zip",
          "content-disposition": `attachment; filename="lectern-backup-${completed_at?.slice(0, 10) ?? "files"}.zip"`,
          "content-length": String(size),
          "cache-control": "private, no-store",
        });
      },
    }),
  },
);
