import { z } from "zod";
import { VERSION } from "#core/http/version.ts";
import { endpoint } from "#core/http/endpoint.ts";
import { Timestamp } from "#core/http/fields.ts";
import { routes } from "#core/http/route.ts";
import { timestamp } from "#core/storage/time.ts";

const Health = z.object({ status: z.literal("healthy"), timestamp: Timestamp, version: z.string() });

export const healthRoutes = routes(
  { base: "/api", api: "document-chat", tag: "Health" },
  {
    getHealth: endpoint({
      method: "GET",
      path: "/health",
      summary: "Say whether the service is up",
      output: Health,
      access: "anyone",
      handle: (_, { clock }) => ({ status: "healthy" as const, timestamp: timestamp(clock), version: VERSION }),
    }),
  },
);

export const platformHealthRoutes = routes(
  { base: "", api: "platform", tag: "Health" },
  {
    getPlatformHealth: endpoint({
      method: "GET",
      path: "/health",
      summary: "Say whether the platform is up",
      output: Health,
      access: "anyone",
      handle: (_, { clock }) => ({ status: "healthy" as const, timestamp: timestamp(clock), version: VERSION }),
    }),
  },
);
