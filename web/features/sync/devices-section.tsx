import { useQuery } from "@tanstack/solid-query";
import { createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { timeWords } from "../../app/sync-words.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { QueryView } from "../../ui/states.tsx";
import { createForm } from "../account/form.tsx";
import type { SyncServer } from "./sync-server.ts";
import type { SyncDevice } from "#core/sync/protocol/sync-body.ts";
import { serverKeys } from "./use-server.ts";

/** Milliseconds between looks while the page is open. */
const LOOK_EVERY = 15_000;

/** All devices of the account, by the server's word. */
export function DevicesSection(props: { readonly server: SyncServer }): JSX.Element {
  const { client, sync } = useApp();
  const devices = useQuery(() => ({
    queryKey: serverKeys.devices,
    queryFn: () => props.server.devices(),
    reconcile: "id",
    staleTime: 0,
    refetchInterval: LOOK_EVERY,
    refetchOnReconnect: "always",
  }));
  const [naming, setNaming] = createSignal<SyncDevice>();
  const [leaving, setLeaving] = createSignal<SyncDevice>();
  const again = () => client.invalidateQueries({ queryKey: serverKeys.devices });
  return (
    <section class="card sync-section" aria-labelledby="sync-devices">
      <h2 id="sync-devices">Devices</h2>
      <QueryView
        query={devices}
        loading="Asking the server for your devices…"
        failed="Your devices could not be loaded."
        isEmpty={(list) => list.length === 0}
        empty={<p class="note">No device has synced yet.</p>}
      >
        {(list) => (
          <ul class="devices" aria-label="Your devices">
            <For each={inOrder(list(), sync.state()?.device)}>
              {(device) => (
                <DeviceRow
                  device={device}
                  isThis={device.id === sync.state()?.device}
                  onName={() => setNaming(device)}
                  onLeave={() => setLeaving(device)}
                />
              )}
            </For>
          </ul>
        )}
      </QueryView>
      <Dialog open={naming() !== undefined} title="Name the device" onClose={() => setNaming(undefined)}>
        <Show when={naming()}>
          {(device) => (
            <NameForm
              device={device()}
              send={async (name) => {
                await props.server.renameDevice(device().id, name);
                setNaming(undefined);
                await again();
              }}
            />
          )}
        </Show>
      </Dialog>
      <Dialog
        open={leaving() !== undefined}
        title={`Sign out “${leaving()?.name ?? ""}”?`}
        onClose={() => setLeaving(undefined)}
      >
        <Show when={leaving()}>
          {(device) => (
            <Leave
              device={device()}
              isThis={device().id === sync.state()?.device}
              leave={async () => {
                await props.server.revokeDevice(device().id);
                setLeaving(undefined);
                sync.ask({ kind: "sync now" });
                await again();
              }}
              onClose={() => setLeaving(undefined)}
            />
          )}
        </Show>
      </Dialog>
    </section>
  );
}

/** This one first, then those in use, the last seen first; those that were signed out at the end. */
const inOrder = (list: readonly SyncDevice[], here: string | null | undefined): SyncDevice[] =>
  list.toSorted(
    (a, b) =>
      Number(b.id === here) - Number(a.id === here) || Number(a.revoked_at !== null) - Number(b.revoked_at !== null),
  );

function DeviceRow(props: {
  readonly device: SyncDevice;
  readonly isThis: boolean;
  readonly onName: () => void;
  readonly onLeave: () => void;
}): JSX.Element {
  return (
    <li class="device">
      <Icon name="device" />
      <div class="device-main">
        <strong>
          {props.device.name} <Show when={props.isThis}>(this device)</Show>
        </strong>
        <span class="note">{lastWords(props.device)}</span>
      </div>
      <Show when={props.device.revoked_at === null}>
        <IconButton icon="edit" label={`Name ${props.device.name}`} onClick={() => props.onName()} />
        <Button small aria-label={`Sign out ${props.device.name}`} onClick={() => props.onLeave()}>
          Sign out
        </Button>
      </Show>
    </li>
  );
}

const lastWords = ({ revoked_at, last_seen }: SyncDevice) =>
  revoked_at ? `Signed out ${timeWords(revoked_at)}` : `Last seen ${timeWords(last_seen)}`;

function NameForm(props: { readonly device: SyncDevice; readonly send: (name: string) => Promise<void> }): JSX.Element {
  const form = createForm(({ name }) => props.send(name.trim()), { name: props.device.name });
  return (
    <form class="account-form" onSubmit={form.submit}>
      <TextField label="Name" {...form.input("name")} maxlength={200} autocomplete="off" required />
      <form.Foot label="Save the name" busy="Saving…" />
    </form>
  );
}

function Leave(props: {
  readonly device: SyncDevice;
  readonly isThis: boolean;
  readonly leave: () => Promise<void>;
  readonly onClose: () => void;
}): JSX.Element {
  const form = createForm(() => props.leave(), {});
  return (
    <form class="sync-section" onSubmit={form.submit}>
      <p>
        {props.isThis
          ? "This device stops syncing at once. What is here stays here until you remove it."
          : "It stops syncing at once. Everything on that device stays there, also changes that it has not sent yet, until someone removes it there."}
      </p>
      <form.Foot label="Sign it out" busy="Signing out…" />
      <Button look="plain" onClick={() => props.onClose()}>
        Keep it
      </Button>
    </form>
  );
}
