import { For, Show, type JSX } from "solid-js";
import { counted, plural } from "#core/http/counted.ts";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { MOST_FILES, type Archive, type Reason } from "./open-archive.ts";
import "./incoming-dialog.css";

/** The most files of an archive that are named; the others are counted. */
const NAMED = 50;
/** The most files that are named for each reason why files are left out. */
const NAMED_LEFT_OUT = 5;

/** Asks whether the files in a zip file are to be added. Nothing has been unpacked. */
export function ArchiveDialog(): JSX.Element {
  const { archives } = useApp();
  const archive = () => archives.waiting();
  return (
    <Dialog
      open={archive() !== undefined}
      title={`Add the files in “${archive()?.name ?? ""}”?`}
      onClose={() => archives.decline()}
    >
      <Show when={archive()} keyed>
        {(opened) => <Contents archive={opened} />}
      </Show>
    </Dialog>
  );
}

function Contents(props: { readonly archive: Archive }): JSX.Element {
  const { archives } = useApp();
  const count = () => props.archive.names.length;
  const isUnpacking = () => archives.unpacked() !== undefined;
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    void archives.accept();
  };
  return (
    <form class="incoming" onSubmit={add}>
      <p>
        {counted(count(), "file")} in it {plural(count(), "becomes a document", "become documents")}. The folders in the
        archive become part of the name.
      </p>
      <ul class="incoming-files">
        <For each={props.archive.names.slice(0, NAMED)}>
          {(name) => (
            <li>
              <bdi>{name}</bdi>
            </li>
          )}
        </For>
        <Show when={count() > NAMED}>
          <li>And {(count() - NAMED).toLocaleString("en")} more.</li>
        </Show>
      </ul>
      <Show when={leftOutWords(props.archive)}>{(words) => <p class="field-hint">Left out: {words()}.</p>}</Show>
      <p role="status" class="field-hint">
        <Show when={isUnpacking()}>
          Unpacking: {(archives.unpacked() ?? 0).toLocaleString("en")} of {counted(count(), "file")}.
        </Show>
      </p>
      <div class="dialog-actions">
        <Button onClick={() => archives.decline()}>Cancel</Button>
        <Button look="solid" type="submit" disabled={isUnpacking()}>
          Add
        </Button>
      </div>
    </form>
  );
}

const WORDS: Readonly<Record<Reason, (count: number) => string>> = {
  kind: (count) => `${counted(count, "file")} of a kind that Lectern does not read`,
  empty: (count) => `${counted(count, "empty file")}`,
  password: (count) => `${counted(count, "file")} that ${plural(count, "needs", "need")} a password`,
  packing: (count) => `${counted(count, "file")} packed in a way that cannot be read`,
  bomb: (count) =>
    `${counted(count, "file")} that ${plural(count, "unpacks", "unpack")} to far more data than a document holds (a “zip bomb”)`,
  many: (count) => `${counted(count, "file")} beyond the first ${MOST_FILES.toLocaleString("en")}`,
};

/** "2 files of a kind that Lectern does not read (song.mp3, film.mp4); 3 hidden files". */
function leftOutWords({ leftOut, hidden }: Archive): string {
  const reasons = leftOut.map(({ reason, names }) => {
    const more = names.length > NAMED_LEFT_OUT ? ", …" : "";
    return `${WORDS[reason](names.length)} (${names.slice(0, NAMED_LEFT_OUT).join(", ")}${more})`;
  });
  return [...reasons, ...(hidden > 0 ? [counted(hidden, "hidden file")] : [])].join("; ");
}
