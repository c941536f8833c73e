import { createSignal, For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Inspected } from "./inspect-archive.ts";
import { InstallProgress } from "./install-progress.tsx";
import type { Installs } from "./installs.ts";
import { Problems } from "./problems.tsx";
import { ReviewDialog } from "./review-dialog.tsx";

/** A file as it was read, to be looked at before it is installed. */
export interface Reviewed {
  readonly file: File;
  readonly found: Exclude<Inspected, { readonly problems: readonly string[] }>;
}

/** The ways a plugin comes in: a file, an address. */
export function InstallCard(props: { readonly installs: Installs }): JSX.Element {
  const [reviewed, setReviewed] = createSignal<Reviewed>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    props.installs.clearProblems();
    const { inspectArchive } = await import("./inspect-archive.ts");
    const found = await inspectArchive(file);
    if ("problems" in found) props.installs.setProblems(found.problems);
    else setReviewed({ file, found });
  };
  return (
    <section class="card stack" aria-labelledby="plugins-install">
      <h2 id="plugins-install">Install a plugin</h2>
      <FileDrop onFile={(file) => void read(file)} />
      <FromAddress installs={props.installs} />
      <Problems what="It cannot be installed:" problems={props.installs.problems()} />
      <Show when={props.installs.begun().length > 0}>
        <ul class="plugin-installs">
          <For each={props.installs.begun()}>
            {(begun) => <InstallProgress begun={begun} onDone={() => props.installs.forget(begun.jobId)} />}
          </For>
        </ul>
      </Show>
      <ReviewDialog reviewed={reviewed()} installs={props.installs} onClose={() => setReviewed(undefined)} />
    </section>
  );
}

function FileDrop(props: { readonly onFile: (file: File | undefined) => void }): JSX.Element {
  const [isOver, setOver] = createSignal(false);
  return (
    <div
      class="plugin-drop"
      data-own-drop=""
      data-over={isOver()}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        props.onFile(event.dataTransfer?.files[0]);
      }}
    >
      <Icon name="upload" />
      <span>Drop a zip of a plugin here, or</span>
      <FileButton
        icon="file"
        accept=".zip,.gz,.tgz,.tar,application/zip"
        of="Archive of a plugin"
        onChoose={(file) => props.onFile(file)}
      >
        Choose a file
      </FileButton>
    </div>
  );
}

function FromAddress(props: { readonly installs: Installs }): JSX.Element {
  const { api } = useApp();
  const [address, setAddress] = createSignal("");
  const [version, setVersion] = createSignal("");
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const url = address().trim();
    if (
      await props.installs.begin(url, () =>
        api.installPluginFromUrl({ body: { repo_url: url, version: version().trim() || null } }),
      )
    )
      setAddress("");
  };
  return (
    <form class="plugin-address" onSubmit={(event) => void submit(event)}>
      <TextField
        label="From an address"
        hint="A repository on GitHub or GitLab, or an archive; https only."
        type="url"
        required
        placeholder="https://"
        value={address()}
        onInput={setAddress}
      />
      <TextField
        label="Version"
        hint="The newest when left empty."
        maxlength={100}
        autocomplete="off"
        value={version()}
        onInput={setVersion}
      />
      <Button type="submit" icon="download" disabled={props.installs.isBusy() || address().trim() === ""}>
        Install
      </Button>
    </form>
  );
}
