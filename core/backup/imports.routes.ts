import type { BackgroundPort } from "#core/work/ports.ts";
import { endpointWith } from "#core/http/endpoint.ts";
import { jsonReply, routes } from "../http/route.ts";
import type { z } from "zod";
import type { Job } from "#core/work/job.ts";
import { beginImport } from "./backup-upload.ts";

const endpoint = endpointWith<BackgroundPort>();

/** `JobOfHost` is the schema that names the kinds of the host. */
export const createImportRoutes = <OfHost extends Job>(JobOfHost: z.core.$ZodType<OfHost>) =>
  routes(
    { base: "/api/v1/imports", api: "platform", tag: "Jobs" },
    {
      importBackup: endpoint({
        method: "POST",
        path: "",
        status: 201,
        summary: "Bring in what an export job made",
        description:
          "Takes the zip file that an export made on any host and answers the job that brings it in. The whole of it is checked before anything is written; a damaged or foreign file fails the job with the reason. What is here and was changed later stays; bringing the same file in again changes nothing. The job's result counts what was added, updated, there already (same), kept as it is here, and left aside, with reasons.",
        form: { files: { file: "The zip file" }, fields: {} },
        output: JobOfHost,
        errors: [413, 507],
        limit: "upload",
        handle: async (form, context) => jsonReply(await beginImport(context, context.user, form), {}, 201),
      }),
    },
  );
