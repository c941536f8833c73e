import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { routes } from "../http/route.ts";
import { downloadAsJob } from "../jobs/work/download-model.ts";
import { activateModel, listModels, Model, removeModel } from "./models.ts";

const ModelPath = z.object({ model_id: z.string() });

export const modelRoutes = routes(
  { base: "/api/models", api: "document-chat", tag: "Models" },
  {
    listModels: endpoint({
      method: "GET",
      path: "/",
      summary: "List embedding models and their state on this machine",
      output: z.array(Model),
      handle: (_, context) => listModels(context),
    }),
    installModel: endpoint({
      method: "POST",
      path: "/:model_id/install",
      status: 202,
      summary: "Download a model and take it into use",
      description:
        "Goes on where an earlier download stopped. Poll the list for progress. Files come from the server's own models folder or the model hub; where neither can be reached the status becomes failed with the reason, and the built-in embedder stays in use.",
      params: ModelPath,
      output: Model,
      errors: [404],
      handle: ({ params }, context) => downloadAsJob(context, context.user, params.model_id),
    }),
    activateModel: endpoint({
      method: "POST",
      path: "/:model_id/activate",
      summary: "Take an installed model, or `built-in`, into use",
      description: "Documents are embedded again in the background; search goes on meanwhile.",
      params: ModelPath,
      output: z.array(Model),
      errors: [404],
      handle: ({ params }, context) => activateModel(context, params.model_id),
    }),
    removeModel: endpoint({
      method: "DELETE",
      path: "/:model_id",
      status: 204,
      summary: "Cancel a download or remove a model",
      params: ModelPath,
      errors: [404],
      handle: ({ params }, context) => removeModel(context, params.model_id),
    }),
  },
);
