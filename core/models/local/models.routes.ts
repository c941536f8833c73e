import type { EmbedderPort, MachinePort } from "../ports.ts";
import type { BackgroundPort } from "#core/work/ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { badRequest } from "#core/http/errors.ts";
import { ListQuery, partOf } from "#core/http/list-reply.ts";
import { routes } from "#core/http/route.ts";
import type { RequestContext } from "#core/http/context.ts";
import { downloadAsJob } from "./download-model.ts";
import { addModelFile, FilePiece } from "./add-model-file.ts";
import { activateModel, deactivateModel, factsOf, listModels, Model, pauseModel, removeModel } from "./models.ts";

const endpoint = endpointWith<BackgroundPort & MachinePort & EmbedderPort>();

const ModelPath = z.object({ model_id: z.string() });

const Machine = z.object({
  gpu: z
    .object({ name: z.string(), shader_f16: z.boolean(), max_buffer_bytes: z.number(), software: z.boolean() })
    .nullable(),
  memory_bytes: z.number().nullable(),
  free_bytes: z.number().nullable(),
  runtimes: z.array(z.enum(["transformers", "web-llm"])),
});

export const modelRoutes = routes(
  { base: "/api/models", api: "document-chat", tag: "Models" },
  {
    listModels: endpoint({
      method: "GET",
      path: "/",
      summary: "List models and their state on this machine",
      description:
        "Embedders, language models and rerankers. Of models that come in two precisions the one that suits this machine is listed.",
      query: ListQuery,
      output: z.array(Model),
      handle: async ({ query }, context) => partOf(await listModels(context), query),
    }),
    getMachine: endpoint({
      method: "GET",
      path: "/machine",
      summary: "Say what this machine has for running models",
      description: "null where it cannot be told: in the browser, while no page of the app is open.",
      output: Machine.nullable(),
      handle: async (_, context) => {
        const facts = await factsOf(context.machine);
        return facts && { ...facts, runtimes: [...facts.runtimes] };
      },
    }),
    installModel: endpoint({
      method: "POST",
      path: "/:model_id/install",
      status: 202,
      summary: "Download a model and take it into use",
      description:
        "Goes on where an earlier download stopped. It runs as a job of the type model_download; poll the list, or follow the job, for progress. Files come from the server's own models folder or the model hub; where neither can be reached the status becomes failed with the reason, and the built-in embedder stays in use.",
      params: ModelPath,
      output: Model,
      errors: [404],
      handle: ({ params }, context) => downloadAsJob(context, context.user, params.model_id),
    }),
    pauseModel: endpoint({
      method: "POST",
      path: "/:model_id/pause",
      summary: "Pause a download",
      description: "What has come is kept; install goes on with it. Its job ends.",
      params: ModelPath,
      output: Model,
      errors: [400, 404],
      handle: ({ params }, context) => pauseModel(context, params.model_id),
    }),
    addModelFile: endpoint({
      method: "POST",
      path: "/:model_id/files",
      status: 202,
      summary: "Install a model from files of your own",
      description:
        "Send each file in pieces, in order; a file's path is the one it has in the model's repository. The model is taken into use when its last file is whole. A piece that does not follow is 409 with the number of bytes there are.",
      params: ModelPath,
      form: {
        files: { piece: "The bytes, at most as many as an upload may have; 8 MB are a good size" },
        fields: {
          path: "Path of the file within the model's repository",
          size: "Bytes of the whole file",
          offset: "Where in the file the piece begins, in bytes",
        },
      },
      output: Model,
      errors: [400, 404, 409],
      handle: ({ params, fields, files }, context) => {
        const piece = files.find(({ field }) => field === "piece")?.file;
        const result = FilePiece.safeParse(fields);
        if (!piece || !result.success) throw badRequest("Send path, size, offset and the bytes as piece.");
        return thenRead(context, addModelFile(context, params.model_id, result.data, piece));
      },
    }),
    activateModel: endpoint({
      method: "POST",
      path: "/:model_id/activate",
      summary: "Take an installed model, or `built-in`, into use",
      description:
        "Documents are embedded again in the background; search goes on meanwhile. A job of the type reindex tells how far that is; cancelled, what is left keeps its old index.",
      params: ModelPath,
      output: z.array(Model),
      errors: [404],
      handle: ({ params }, context) => thenRead(context, activateModel(context, params.model_id)),
    }),
    deactivateModel: endpoint({
      method: "POST",
      path: "/:model_id/deactivate",
      summary: "Take a model out of use and keep its files",
      params: ModelPath,
      output: z.array(Model),
      errors: [404],
      handle: ({ params }, context) => thenRead(context, deactivateModel(context, params.model_id)),
    }),
    removeModel: endpoint({
      method: "DELETE",
      path: "/:model_id",
      status: 204,
      summary: "Cancel a download or remove a model",
      params: ModelPath,
      errors: [404],
      handle: ({ params }, context) => thenRead(context, removeModel(context, params.model_id)),
    }),
  },
);

/** Where another embedder may have come into use: there is a job to follow. */
async function thenRead<Value>(
  context: RequestContext & BackgroundPort & EmbedderPort,
  change: Promise<Value>,
): Promise<Value> {
  const value = await change;
  await context.embedderChanged(context, context.user);
  return value;
}
