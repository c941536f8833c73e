import type { ModelServersPort } from "../ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { ApiError, badRequest } from "#core/http/errors.ts";
import { rawReply, routes } from "#core/http/route.ts";
import { ServerUrl } from "./provider-setting.ts";
import { RELAYED, RELAY_PATH } from "./relay.ts";
import { reasonIn } from "./upstream-error.ts";

const endpoint = endpointWith<ModelServersPort>();

/** What model servers are asked for; nothing else is passed on. */
const PATHS =
  /\/(?:api\/(?:tags|version|show|ps|chat|generate|pull|delete)|models|chat\/completions|messages|props|tokenize)$/;
const HEADERS = /^(?:accept|authorization|content-type|x-api-key|anthropic-[a-z-]+)$/i;

/** Asks a model server in place of a device whose browser may not. */
export const relayRoutes = routes(
  { base: RELAY_PATH, api: "platform", tag: "AI providers" },
  {
    askModelServer: endpoint({
      method: "POST",
      path: "/",
      summary: "Ask a model server in a device's place",
      description:
        "For a device whose browser may not ask the address itself. Only paths of model servers are asked, under the same guard as every address that a user names. The answer is 200 with the server's own body as it comes and its status in the header lectern-relayed; nothing is stored.",
      body: z.object({
        url: ServerUrl.or(z.url()),
        method: z.enum(["GET", "POST", "DELETE"]),
        headers: z.record(z.string().regex(HEADERS, "is not passed on"), z.string().max(4000)).default({}),
        body: z.string().max(16_000_000).nullable().default(null),
      }),
      produces: "application/octet-stream",
      errors: [400, 401, 502],
      async handle({ body: asked, signal }, { modelServers }) {
        const url = new URL(asked.url);
        if (!PATHS.test(url.pathname)) throw badRequest(`${url.pathname} is no address of a model server.`);
        const init = { method: asked.method, headers: asked.headers, signal, redirect: "error" } as const;
        const answer = await modelServers
          .fetch(asked.url, asked.body === null ? init : { ...init, body: asked.body })
          .catch((error: unknown) => {
            if (error instanceof ApiError) throw error;
            throw new ApiError(502, `${url.host} could not be reached from your server (${reasonIn(error)}).`, {
              code: "unreachable",
            });
          });
        const kept = ["content-type", "retry-after"].flatMap((name) => {
          const value = answer.headers.get(name);
          return value === null ? [] : [[name, value] as const];
        });
        return rawReply(answer.body, { ...Object.fromEntries(kept), [RELAYED]: String(answer.status) });
      },
    }),
  },
);
