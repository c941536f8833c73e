import type { NewsPort } from "./ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { eventStream } from "../../http/event-stream.ts";
import { routes } from "../../http/route.ts";
import { text } from "../../http/fields.ts";
import type { Table } from "../../storage/table.ts";
import { bucketSums, rowsOfBucket } from "../merge/digest.ts";
import { headOf } from "../merge/heads.ts";
import { epochFor } from "./epoch.ts";
import { followHead } from "./follow-head.ts";
import { HelloReply } from "../protocol/protocol.ts";
import { readStates, wireOf } from "../merge/read-states.ts";
import { pullPage } from "./server-pull.ts";
import { pushBatch } from "./server-push.ts";
import {
  BucketQuery,
  DevicePath,
  Hello,
  MIN_PROTOCOL,
  PullQuery,
  PushBody,
  SyncDevice,
} from "../protocol/sync-body.ts";
import { greet, listDevices, isRevoked, renameDevice, revokeDevice } from "./sync-devices.ts";
import { answering, packedReply, upgradeRequired } from "./sync-reply.ts";

const endpoint = endpointWith<NewsPort>();

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
        produces: "application/json",
        errors: [401, 404, 409, 410, 426],
        handle: ({ body, headers }, { store, clock, user }) =>
          answering(async () => {
            expectProtocol(body);
            const reply = await pushBatch({ store, tables, now: clock.now() }, user, body);
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
      listSyncDevices: endpoint({
        method: "GET",
        path: "/devices",
        summary: "Devices of the user, the last seen first",
        output: z.array(SyncDevice),
        handle: (_, { store, clock, user }) => listDevices({ store, clock }, user),
      }),
      getDeviceStanding: endpoint({
        method: "GET",
        path: "/devices/:device_id/standing",
        access: "anyone",
        summary: "Say whether a device was signed out of sync",
        description:
          "For a device whose login was ended with it, and which cannot be told otherwise why. Whoever asks knows the device's own id; of one that is not known nothing is said.",
        params: DevicePath,
        output: z.object({ revoked: z.boolean() }),
        handle: async ({ params }, { store }) => ({ revoked: await isRevoked({ store }, params.device_id) }),
      }),
      renameSyncDevice: endpoint({
        method: "PATCH",
        path: "/devices/:device_id",
        status: 204,
        summary: "Name a device",
        params: DevicePath,
        body: z.object({ name: text(200) }),
        errors: [404],
        handle: ({ params, body }, { store, clock, user }) =>
          renameDevice({ store, clock }, user, params.device_id, body.name),
      }),
      revokeSyncDevice: endpoint({
        method: "DELETE",
        path: "/devices/:device_id",
        status: 204,
        summary: "Sign a device out of sync",
        params: DevicePath,
        errors: [404],
        handle: ({ params }, { store, clock, user }) => revokeDevice({ store, clock }, user, params.device_id),
      }),
    },
  );

function expectProtocol({ protocol }: { readonly protocol: number }): void {
  if (protocol < MIN_PROTOCOL) throw upgradeRequired();
}
