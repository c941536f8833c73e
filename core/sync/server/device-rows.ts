import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { text } from "../../http/fields.ts";
import { DevicePath, SyncDevice } from "../protocol/sync-body.ts";
import type { NewsPort } from "./ports.ts";
import { isRevoked, listDevices, renameDevice, revokeDevice } from "./sync-devices.ts";

const endpoint = endpointWith<NewsPort>();

/** What a person does with the devices that sync with this server. */
export const deviceRows = {
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
};
