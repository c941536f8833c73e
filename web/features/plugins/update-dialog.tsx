import { useQuery } from "@tanstack/solid-query";
import { createMemo, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { loaded, QueryView } from "../../ui/states.tsx";
import type { Installs } from "./installs.ts";
import type { UpdatePreview } from "#core/plugins/registry/answers.ts";
import { DroppedModules, Permissions, Problems } from "./problems.tsx";

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

/** What an update changes, read from the archive that would be installed. */
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
  const preview = useQuery(() => ({
    queryKey: [...keys.plugins, "update", plugin_slug],
    queryFn: () => api.previewPluginUpdate({ params: { plugin_slug } }),
    staleTime: 0,
  }));
  const shown = createMemo(() => loaded(preview));
  const update = async () => {
    const known = shown();
    props.onClose();
    await props.installs.begin(
      name,
      () => api.updatePlugin({ params: { plugin_slug }, query: { sha256: known?.sha256 ?? undefined } }),
      version ?? undefined,
    );
  };
  return (
    <div class="plugin-review stack">
      <p>
        <strong>
          From version {version} to {shown()?.next_version ?? latest_version}.
        </strong>{" "}
        What it stored stays, and what is switched off stays off. If the update fails, you keep the version you have.
      </p>
      <QueryView query={preview} loading="Reading what it changes…" failed="What the update changes could not be read.">
        {(known) => (
          <Show when={known().error} fallback={<Changes preview={known()} />}>
            {(reason) => <Problems what="The new version cannot be read:" problems={reason().split("\n")} />}
          </Show>
        )}
      </QueryView>
      <div class="dialog-actions">
        <Button onClick={() => props.onClose()}>Not now</Button>
        <Button look="solid" disabled={!shown()?.sha256} onClick={() => void update()}>
          Update it
        </Button>
      </div>
    </div>
  );
}

/** What the next version may do and this one may not, and the other way round. */
function Changes(props: { readonly preview: UpdatePreview }): JSX.Element {
  const added = () => props.preview.permissions_added.length + props.preview.services_added.length;
  return (
    <>
      <Show when={props.preview.next_version === null}>
        <p class="note">There is nothing newer than version {props.preview.current_version} any more.</p>
      </Show>
      <Show when={props.preview.next_version !== null && added() === 0}>
        <p class="note">It asks for nothing that it does not have already.</p>
      </Show>
      <Show when={added() > 0}>
        <h3>New: it now also asks to</h3>
        <Asked permissions={props.preview.permissions_added} services={props.preview.services_added} />
      </Show>
      <Show when={props.preview.permissions_dropped.length + props.preview.services_dropped.length > 0}>
        <h3>No longer asks to</h3>
        <Asked permissions={props.preview.permissions_dropped} services={props.preview.services_dropped} />
      </Show>
      <DroppedModules names={props.preview.modules_dropped} />
    </>
  );
}

interface AskedProps {
  readonly permissions: UpdatePreview["permissions_added"];
  readonly services: readonly string[];
}

function Asked(props: AskedProps): JSX.Element {
  return (
    <>
      <Show when={props.permissions.length > 0}>
        <Permissions list={props.permissions} />
      </Show>
      <Show when={props.services.length > 0}>
        <p>Use the services {props.services.join(", ")}.</p>
      </Show>
    </>
  );
}
