import { useQuery } from "@tanstack/solid-query";
import { createMemo, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { loaded, Loading } from "../../ui/states.tsx";
import type { Installs } from "./installs.ts";
import { permissionChanges } from "./permission-changes.ts";
import { listAvailable, pluginInfo, updatePlugin } from "./plugin-api.ts";
import { Permissions } from "./problems.tsx";

interface Updated {
  readonly plugin_slug: string;
  readonly name: string;
  readonly version: string | null;
  readonly latest_version: string | null;
}

interface UpdateDialogProps {
  readonly plugin: Updated | undefined;
  readonly installs: Installs;
  readonly onClose: () => void;
}

/** What an update changes, as far as it can be told before. */
export function UpdateDialog(props: UpdateDialogProps): JSX.Element {
  return (
    <Dialog
      open={props.plugin !== undefined}
      title={`Update “${props.plugin?.name ?? ""}”`}
      onClose={() => props.onClose()}
    >
      <Show when={props.plugin}>{(plugin) => <UpdateForm {...props} plugin={plugin()} />}</Show>
    </Dialog>
  );
}

function UpdateForm(props: Omit<UpdateDialogProps, "plugin"> & { readonly plugin: Updated }): JSX.Element {
  const { api } = useApp();
  const { plugin_slug, name, version, latest_version } = props.plugin;
  const query = useQuery(() => ({
    queryKey: [...keys.plugins, "update", plugin_slug],
    queryFn: async () => {
      const [here, offered] = await Promise.all([
        pluginInfo(api, plugin_slug),
        // Without a marketplace the next version is asked about only when it is fetched.
        listAvailable(api).catch(() => []),
      ]);
      const next = offered.find((one) => one.plugin_slug === plugin_slug && one.version === latest_version);
      return { changes: next ? permissionChanges(here.permission_details, next.permissions) : null };
    },
    staleTime: 0,
  }));
  const found = createMemo(() => loaded(query));
  const update = async () => {
    props.onClose();
    await props.installs.begin(name, () => updatePlugin(api, plugin_slug), version ?? undefined);
  };
  return (
    <div class="plugin-review">
      <p>
        <strong>
          From version {version} to {latest_version}.
        </strong>{" "}
        What it stored stays, and what is switched off stays off. If the update fails, the version you have goes on.
      </p>
      <Show when={!query.isPending} fallback={<Loading what="Looking what it changes…" />}>
        <Show
          when={found()?.changes}
          fallback={
            <p class="plugin-note">
              What the new version asks for is told when it is here: look at its page after the update.
            </p>
          }
        >
          {(changes) => (
            <Show
              when={changes().added.length > 0}
              fallback={<p class="plugin-note">It asks for nothing that it does not have already.</p>}
            >
              <h3>New: it now also asks to</h3>
              <Permissions list={changes().added} />
            </Show>
          )}
        </Show>
      </Show>
      <div class="dialog-actions">
        <Button onClick={() => props.onClose()}>Not now</Button>
        <Button look="solid" onClick={() => void update()}>
          Update it
        </Button>
      </div>
    </div>
  );
}
