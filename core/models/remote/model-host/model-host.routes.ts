import type { ModelServersPort } from "../../ports.ts";
import type { BackgroundPort, JobKindsPort } from "#core/work/ports.ts";
import type { AccountsPort } from "#core/accounts/ports.ts";
import { z } from "zod";
import { ServerUrl } from "../provider-setting.ts";
import { endpointWith } from "#core/http/endpoint.ts";
import { eventStream } from "#core/http/event-stream.ts";
import { text, Timestamp, Uuid } from "#core/http/fields.ts";
import { partOf } from "#core/http/list-reply.ts";
import { platformPaging } from "#core/http/platform-list.ts";
import { jsonReply, routes } from "#core/http/route.ts";
import { followJob } from "#core/work/follow-job.ts";
import { JobStatus } from "#core/work/job.ts";
import { cancelJob } from "#core/work/jobs.ts";
import { toJob } from "#core/work/list-jobs.ts";
import { InstallPayload } from "./install-payload.ts";
import { installRow, startInstall, toInstall } from "./installs.ts";
import { deleteHostModel, listHostModels, modelHost, testModelHost } from "./model-host.ts";

const endpoint = endpointWith<AccountsPort & BackgroundPort & ModelServersPort & JobKindsPort>();

const Install = z.object({
  task_id: Uuid,
  job_id: Uuid,
  name: z.string(),
  server_url: z.string().nullable(),
  status: JobStatus,
  progress_percent: z.number().int(),
  message: z.string().nullable(),
  result: z.record(z.string(), z.unknown()).nullable(),
  error: z.string().nullable(),
  created_at: Timestamp,
  started_at: Timestamp.nullable(),
  completed_at: Timestamp.nullable(),
});

const HostModel = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number().optional().meta({ description: "Bytes" }),
  modified_at: z.string().optional(),
  details: z.record(z.string(), z.unknown()).optional(),
});

const ServerQuery = z.object({ server_url: ServerUrl.optional() });
const TaskPath = z.object({ task_id: Uuid });

const WHICH =
  "The server is the one at server_url; without it your own Ollama server in the provider settings, else the one at OLLAMA_URL. Not configured or not reachable is 502, too slow 504. A Koa server that others can reach refuses (400) addresses that are not public, save those its owner has named.";

const testRow = endpoint({
  method: "GET",
  path: "/test",
  summary: "Test the connection to the model host",
  description: WHICH,
  query: ServerQuery,
  output: z.object({
    reachable: z.literal(true),
    server_url: z.string(),
    version: z.string(),
    milliseconds: z.number().int(),
  }),
  errors: [400, 429, 502, 504],
  handle: async ({ query, signal }, context) =>
    testModelHost(context, await modelHost(context, context.user, query.server_url), signal),
});

const modelsRow = endpoint({
  method: "GET",
  path: "/models",
  summary: "List the models on the model host, by name",
  description: WHICH,
  query: ServerQuery.extend(platformPaging()),
  output: z.array(HostModel),
  errors: [400, 429, 502, 504],
  handle: async ({ query, signal }, context) => {
    const items = await listHostModels(context, await modelHost(context, context.user, query.server_url), signal);
    return partOf(items, query);
  },
});

const startRow = endpoint({
  method: "POST",
  path: "/install",
  status: 201,
  summary: "Install a model on the model host",
  description: `Queues a job of the type model_install; the same model under way already is answered with 200. With stream: true the answer is the stream of its events, as GET install/{task_id}/events gives it. ${WHICH} That shows as the job's error.`,
  body: InstallPayload.extend({ stream: z.boolean().default(false) }),
  output: Install,
  handle: async ({ body: { stream, ...payload }, signal }, context) => {
    const { job, isNew } = await startInstall(context, context.user, payload);
    if (stream) return eventStream(followJob(context.store, context.user, job.id, 0, signal));
    return jsonReply(toInstall(job), {}, isNew ? 201 : 200);
  },
});

const statusRow = endpoint({
  method: "GET",
  path: "/install/:task_id",
  summary: "Get how far an install is",
  params: TaskPath,
  output: Install,
  errors: [404],
  handle: async ({ params }, context) => toInstall(toJob(await installRow(context, context.user, params.task_id))),
});

const eventsRow = endpoint({
  method: "GET",
  path: "/install/:task_id/events",
  summary: "Follow an install",
  description: "Server-sent events as GET /api/v1/jobs/{job_id}/events/stream gives them. Resumes with Last-Event-ID.",
  params: TaskPath,
  produces: "text/event-stream",
  errors: [404],
  handle: async ({ params, headers, signal }, context) => {
    await installRow(context, context.user, params.task_id);
    const since = /^\d{1,9}$/.exec(headers.get("last-event-id") ?? "")?.[0];
    return eventStream(
      followJob(context.store, context.user, params.task_id, since === undefined ? null : Number(since), signal),
    );
  },
});

const cancelRow = endpoint({
  method: "DELETE",
  path: "/install/:task_id",
  status: 204,
  summary: "Cancel an install",
  description:
    "Ends the download on the model host; 400 when it has ended. What was downloaded stays there for the next attempt.",
  params: TaskPath,
  errors: [400, 404],
  handle: async ({ params }, context) => {
    const { id } = await installRow(context, context.user, params.task_id);
    await cancelJob(context, context.user, id);
    return undefined;
  },
});

const deleteRow = endpoint({
  method: "DELETE",
  path: "/delete",
  status: 204,
  summary: "Delete a model from the model host",
  description: WHICH,
  body: z.object({ name: text(300), server_url: ServerUrl.nullish() }),
  errors: [400, 404, 429, 502, 504],
  handle: async ({ body, signal }, context) => {
    await deleteHostModel(context, await modelHost(context, context.user, body.server_url), body.name, signal);
    return undefined;
  },
});

export const modelHostRoutes = routes(
  { base: "/api/v1/modelhost", api: "platform", tag: "Model host" },
  {
    testModelHost: testRow,
    listModelHostModels: modelsRow,
    installOnModelHost: startRow,
    getModelHostInstall: statusRow,
    streamModelHostInstall: eventsRow,
    cancelModelHostInstall: cancelRow,
    deleteFromModelHost: deleteRow,
  },
);

/** The same under the vendor's name. */
export const ollamaRoutes = routes(
  { base: "/api/v1/ollama", api: "platform", tag: "Model host" },
  {
    testOllama: testRow,
    listOllamaModels: modelsRow,
    installOnOllama: startRow,
    getOllamaInstall: statusRow,
    streamOllamaInstall: eventsRow,
    cancelOllamaInstall: cancelRow,
    deleteFromOllama: deleteRow,
  },
);
