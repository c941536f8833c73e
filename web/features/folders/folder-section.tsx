import { counted } from "#core/http/counted.ts";
import { createMemo, For, Index, onMount, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { canKeepFolders, pickDirectory } from "./folder-access.ts";
import { leftWords, phaseWords, type FolderState } from "./folder-state.ts";
import type { LivingFolders } from "./living-folders.ts";
import "./folders.css";

const useAttempt = () => {
  const { toasts } = useApp();
  return (work: () => Promise<unknown>) =>
    void work().catch((error: Error) => toasts.show(`That did not work. ${error.message}`));
};

/** Loads their code where it is not there yet. */
function useFolders() {
  const { folders } = useApp();
  const attempt = useAttempt();
  onMount(() => attempt(() => folders.start()));
  return folders;
}

/** Asks for a folder that the collection follows from then on. Nothing where the browser keeps no folders. */
export function KeepFolderButton(props: { readonly collectionId: string }): JSX.Element {
  const folders = useFolders();
  const attempt = useAttempt();
  const pick = async (open: LivingFolders) => {
    const handle = await pickDirectory();
    if (handle) await open.keep(handle, props.collectionId);
  };
  return (
    <Show when={canKeepFolders() && folders.open()}>
      {(open) => (
        <Button look="plain" icon="folder" onClick={() => attempt(() => pick(open()))}>
          Keep a folder in step…
        </Button>
      )}
    </Show>
  );
}

/** The folders that a collection follows, and how far each is. */
export function FolderList(props: { readonly collectionId: string }): JSX.Element {
  const folders = useFolders();
  const attempt = useAttempt();
  const mine = createMemo(
    () =>
      folders
        .open()
        ?.states()
        .filter(({ collectionId }) => collectionId === props.collectionId) ?? [],
  );
  return (
    <Show when={mine().length > 0 && folders.open()}>
      {(open) => (
        <ul class="folder-list" aria-label="Folders kept in step">
          <Index each={mine()}>
            {(state) => (
              <FolderRow
                state={state()}
                onLook={() => attempt(() => open().look(state().id))}
                onForget={() => attempt(() => open().forget(state().id))}
              />
            )}
          </Index>
        </ul>
      )}
    </Show>
  );
}

interface FolderRowProps {
  readonly state: FolderState;
  readonly onLook: () => void;
  readonly onForget: () => void;
}

const time = (at: number | undefined): string =>
  at === undefined ? "" : new Date(at).toLocaleTimeString(undefined, { timeStyle: "short" });

function FolderRow(props: FolderRowProps): JSX.Element {
  const asks = () => props.state.phase.kind === "asks";
  const progress = () => {
    const { phase } = props.state;
    return phase.kind === "looking" && phase.total > 0 ? phase : undefined;
  };
  return (
    <li class="folder-row" data-phase={props.state.phase.kind}>
      <Icon name={props.state.phase.kind === "failed" ? "warning" : "folder"} />
      <div class="folder-main">
        <span class="folder-name" dir="auto">
          {props.state.name}
        </span>
        <span class="document-facts" role="status">
          {phaseWords(props.state, time(props.state.lookedAt))}
        </span>
        <Show when={progress()}>
          {(phase) => (
            <progress max={phase().total} value={phase().done} aria-label={`Bringing ${props.state.name} in step`} />
          )}
        </Show>
        <Show when={(props.state.left ?? 0) > 0}>
          <span class="document-facts" data-kind="warning">
            {leftWords(props.state.left ?? 0, props.state.files === 0)}
          </span>
        </Show>
        <Show when={props.state.problems.length > 0}>
          <details class="folder-problems">
            <summary>{counted(props.state.problems.length, "file")} could not be added</summary>
            <ul>
              <For each={props.state.problems.slice(0, SHOWN)}>
                {({ path, reason }) => (
                  <li>
                    <strong dir="auto">{path}</strong>: {reason}
                  </li>
                )}
              </For>
              <Show when={props.state.problems.length > SHOWN}>
                <li>And {(props.state.problems.length - SHOWN).toLocaleString()} more.</li>
              </Show>
            </ul>
          </details>
        </Show>
      </div>
      <div class="document-actions">
        <Button small look={asks() ? "solid" : "plain"} icon="retry" onClick={() => props.onLook()}>
          {asks() ? "Allow and look again" : "Look now"}
        </Button>
        <Button small look="plain" icon="close" onClick={() => props.onForget()}>
          Stop following
        </Button>
      </div>
    </li>
  );
}

/** Problems that are named; a folder of photos has thousands. */
const SHOWN = 50;
