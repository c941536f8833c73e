import type { NewsPort, WakePort } from "./ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { eventStream } from "../../http/event-stream.ts";
import { routes } from "../../http/route.ts";
import type { Table } from "../../storage/table.ts";
import { bucketSums, rowsOfBucket } from "../merge/digest.ts";
import { headOf } from "../merge/heads.ts";
import { epochFor } from "./epoch.ts";
import { followHead } from "./follow-head.ts";
import { HelloReply, PUSH_LIMIT } from "../protocol/protocol.ts";
import { readStates, wireOf } from "../merge/read-states.ts";
import { pullPage } from "./server-pull.ts";
import { isErasing } from "../merge/wire.ts";
import { pushBatch } from "./server-push.ts";
import { BucketQuery, DevicePath, Hello, MIN_PROTOCOL, PullQuery, PushBody } from "../protocol/sync-body.ts";
import { deviceRows } from "./device-rows.ts";
import { greet } from "./sync-devices.ts";
import { answering, packedReply, upgradeRequired } from "./sync-reply.ts";

const endpoint = endpointWith<NewsPort & WakePort>();

/** How devices keep in step with this server; only the server has these (`SPEC.md`). */
export const createSyncRoutes = (tables: readonly Table[]) =>
  routes(
    { base: "/sync", api: "document-chat", tag: "Sync" },
    {
      hello: endpoint({
        method: "POST",
        path: "/hello",
        summary: "Make a device known and ask where the server is",
        body: Hello,
        output: HelloReply,
        errors: [401, 426],
        handle: ({ body }, { store, clock, user, identity }) => {
          expectProtocol(body);
          const { session } = identity;
          return answering(
            async () => ({
              kind: "json",
              status: 200,
              headers: {},
              body: await greet({ store, clock }, { user, session }, body),
            }),
            clock.now,
          );
        },
      }),
      pull: endpoint({
        method: "GET",
        path: "/pull",
        summary: "Rows changed after a place in the feed",
        description: "Rows as SPEC.md R21 writes them, in the order they last changed. 410 asks for everything anew.",
        query: PullQuery,
        produces: "application/json",
        errors: [401, 404, 409, 410, 426],
        handle: ({ query, headers }, { store, clock, user }) =>
          answering(async () => {
            expectProtocol(query);
            const page = await pullPage({ store, tables, now: clock.now() }, user, query);
            // Most pages are empty ones: they say only what they have to.
            const said = { ...page, rows: page.rows.length > 0 ? page.rows : undefined, more: page.more || undefined };
            return packedReply({ ...said, epoch: await epochFor(store, user), serverTime: clock.now() }, headers);
          }, clock.now),
      }),
      push: endpoint({
        method: "POST",
        path: "/push",
        summary: "Send a device's edits",
        description: "One batch at a time, numbered; sent again it is answered as before and changes nothing.",
        body: PushBody,
        bodyLimit: PUSH_LIMIT,
        produces: "application/json",
        errors: [401, 404, 409, 410, 413, 426],
        handle: ({ body, headers }, { store, clock, user, background }) =>
          answering(async () => {
            expectProtocol(body);
            const reply = await pushBatch({ store, tables, now: clock.now() }, user, body);
            // The files of what was deleted for ever go with it.
            if (body.ops.some(isErasing)) background.wake();
            return packedReply({ ...reply, epoch: await epochFor(store, user), serverTime: clock.now() }, headers);
          }, clock.now),
      }),
      events: endpoint({
        method: "GET",
        path: "/events",
        summary: "Hear when there is something to pull",
        query: z.object({ device: DevicePath.shape.device_id }),
        produces: "text/event-stream",
        errors: [401],
        handle: ({ query, signal }, { store, user, syncNews: news }) =>
          eventStream(followHead({ store, news }, user, query.device, signal)),
      }),
      digest: endpoint({
        method: "GET",
        path: "/digest",
        summary: "Sums over all rows, to compare",
        produces: "application/json",
        handle: async ({ headers }, { store, user }) => {
          const sums = await bucketSums(store, user);
          return packedReply({ sums, head: (await headOf(store, user)).seq }, headers);
        },
      }),
      bucket: endpoint({
        method: "GET",
        path: "/bucket",
        summary: "All rows of one of 256 parts",
        query: BucketQuery,
        produces: "application/json",
        handle: async ({ query, headers }, { store, user }) => {
          const envelopes = await rowsOfBucket(store, user, query.bucket);
          const { states } = await readStates({ store, tables }, user, envelopes);
          return packedReply({ rows: states.map(wireOf), head: (await headOf(store, user)).seq }, headers);
        },
      }),
      ...deviceRows,
    },
  );

function expectProtocol({ protocol }: { readonly protocol: number }): void {
  if (protocol < MIN_PROTOCOL) throw upgradeRequired();
}
