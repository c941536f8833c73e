import { droppedModules } from "#core/plugins/registry/dropped-modules.ts";
import { isNewer } from "#core/plugins/sources/is-newer.ts";
import { useQuery } from "@tanstack/solid-query";
import { For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { loaded, Loading } from "../../ui/states.tsx";
import type { Reviewed } from "./install-card.tsx";
import type { Installs } from "./installs.ts";
import { permissionChanges } from "./permission-changes.ts";
import { DroppedModules, Permissions } from "./problems.tsx";

interface ReviewDialogProps {
  readonly reviewed: Reviewed | undefined;
  readonly installs: Installs;
  readonly onClose: () => void;
}

/** What is in a file and what it asks for, before it is let in. */
export function ReviewDialog(props: ReviewDialogProps): JSX.Element {
  return (
    <Dialog
      open={props.reviewed !== undefined}
      title={props.reviewed ? props.reviewed.found.name : ""}
      onClose={() => props.onClose()}
    >
      <Show when={props.reviewed}>
        {(reviewed) => <Review {...props} file={reviewed().file} found={reviewed().found} />}
      </Show>
    </Dialog>
  );
}

function Review(props: ReviewDialogProps & Reviewed): JSX.Element {
  const { api } = useApp();
  const { file, found } = props;
  const existing = useQuery(() => ({
    queryKey: [...keys.plugins, "info", found.plugin_slug],
    queryFn: async () => {
      const isHere = (await api.listManagedPlugins({ query: { limit: 1000 } })).some(
        (one) => one.plugin_slug === found.plugin_slug && one.version !== null,
      );
      return isHere ? api.getPluginBySlug({ params: { plugin_slug: found.plugin_slug } }) : null;
    },
    staleTime: 0,
  }));
  const here = () => loaded(existing) ?? undefined;
  const changes = () => permissionChanges(here()?.permission_details ?? [], found.permissions);
  const install = async () => {
    const before = here()?.version;
    props.onClose();
    await props.installs.begin(
      found.name,
      () =>
        api.installPlugin({
          fields: { method: "upload", ...(before !== undefined && { replace: "true" }) },
          files: { file },
        }),
      before,
    );
  };
  return (
    <div class="plugin-review stack">
      <p>{found.description}</p>
      <p class="note">
        Version {found.version} by {found.author}. Modules:{" "}
        {found.modules.map(({ display_name }) => display_name).join(", ") || "none"}. Services:{" "}
        {found.services.join(", ") || "none"}.
      </p>
      <Show when={!existing.isPending} fallback={<Loading what="Checking whether it is installed already…" />}>
        <Show
          when={here()}
          fallback={
            <>
              <h3>It asks to</h3>
              <Permissions list={found.permissions} />
            </>
          }
        >
          {(known) => (
            <>
              <p>
                <strong>{replacing(known().version, found.version)}</strong> What it stored stays.
              </p>
              <Show
                when={changes().added.length > 0}
                fallback={<p class="note">It asks for nothing that it does not have already.</p>}
              >
                <h3>New: it now also asks to</h3>
                <Permissions list={changes().added} />
              </Show>
              <Show when={changes().dropped.length > 0}>
                <h3>No longer asks to</h3>
                <Permissions list={changes().dropped} />
              </Show>
              <DroppedModules names={droppedModules(known().modules, found.modules)} />
            </>
          )}
        </Show>
      </Show>
      <Show when={found.warnings.length > 0}>
        <h3>Notes for its author</h3>
        <ul class="plugin-warnings">
          <For each={found.warnings}>{(warning) => <li>{warning}</li>}</For>
        </ul>
      </Show>
      <div class="dialog-actions">
        <Button onClick={() => props.onClose()}>Cancel</Button>
        <Button look="solid" disabled={existing.isPending || props.installs.isBusy()} onClick={() => void install()}>
          {installWord(here()?.version, found.version)}
        </Button>
      </div>
    </div>
  );
}

const isOlder = (version: string, here: string) => isNewer(here, version);

function replacing(here: string, version: string): string {
  if (here === version) return `Version ${version} is here already; it is installed again.`;
  return isOlder(version, here)
    ? `Version ${version} is older than version ${here}, which is here, and takes its place.`
    : `Takes the place of version ${here}.`;
}

function installWord(here: string | undefined, version: string): string {
  if (here === undefined) return "Install it";
  if (here === version) return "Install it again";
  return isOlder(version, here) ? "Install the older version" : "Update it";
}
