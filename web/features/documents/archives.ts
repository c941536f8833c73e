import { createSignal } from "solid-js";
import { counted } from "#core/http/counted.ts";
import type { Toasts } from "../../ui/toasts.ts";
import { ARCHIVE } from "#core/library/documents/file-kinds.ts";
import { namesInShort } from "./names-in-short.ts";
import type { Archive } from "./open-archive.ts";

/** Zip files that were added: each waits for an answer whether the files in it are meant. */
export interface Archives {
  waiting(): Archive | undefined;
  /** Files of the waiting archive that are unpacked, from when it was accepted. */
  unpacked(): number | undefined;
  /** Opens these; each is asked about when the one before it was answered. `add` gets the files of an accepted one. */
  ask(files: readonly File[], add: (files: readonly File[]) => void): Promise<void>;
  accept(): Promise<void>;
  /** Also ends the unpacking of one that was accepted: nothing of it is added. */
  decline(): void;
}

interface Waiting {
  readonly archive: Archive;
  readonly add: (files: readonly File[]) => void;
}

export const isArchive = ({ name }: { readonly name: string }): boolean =>
  name.toLowerCase().endsWith(`.${ARCHIVE.extension}`);

export function createArchives(toasts: Pick<Toasts, "show">): Archives {
  const [queue, setQueue] = createSignal<readonly Waiting[]>([]);
  const [unpacked, setUnpacked] = createSignal<number>();
  const next = () => {
    setUnpacked(undefined);
    setQueue((before) => before.slice(1));
  };
  const refuse = (name: string, error: unknown) =>
    toasts.show(`“${name}” was not added. ${error instanceof Error ? error.message : String(error)}`);

  async function accept(): Promise<void> {
    const [accepted] = queue();
    if (!accepted || unpacked() !== undefined) return;
    const files: File[] = [];
    const damaged: string[] = [];
    try {
      setUnpacked(0);
      for await (const one of accepted.archive.unpack()) {
        if (queue()[0] !== accepted) return;
        if (typeof one === "string") damaged.push(one);
        else files.push(one);
        setUnpacked(files.length + damaged.length);
      }
      next();
      if (damaged.length > 0) toasts.show(damagedWords(accepted.archive.name, damaged));
      accepted.add(files);
    } catch (error) {
      next();
      refuse(accepted.archive.name, error);
    }
  }

  return {
    waiting: () => queue()[0]?.archive,
    unpacked,
    async ask(files, add) {
      for (const file of files) {
        try {
          const { openArchive } = await import("./open-archive.ts");
          const archive = await openArchive(file);
          setQueue((before) => [...before, { archive, add }]);
        } catch (error) {
          refuse(file.name, error);
        }
      }
    },
    accept,
    decline: next,
  };
}

function damagedWords(archive: string, names: readonly string[]): string {
  return `${counted(names.length, "file")} in “${archive}” could not be unpacked, for the archive is damaged there: ${namesInShort(names)}.`;
}
