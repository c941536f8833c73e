import { inParallel } from "#core/sync/files/in-parallel.ts";
import { differences, nameOf, type Changed, type KnownFile, type ListedFile } from "./known-files.ts";

/** What bringing a folder in step needs of its host. */
export interface FolderPorts<File extends ListedFile> {
  /** Whether a document is still there; a person may have deleted it. */
  isThere(document_id: string): boolean;
  /** The document of the collection that has the bytes of this file, of those not in `taken`. */
  sameAs(file: File, taken: ReadonlySet<string>): Promise<string | undefined>;
  /**
   * Adds the file and returns the id of its document. Throws `FileRefused` where it never will be taken as it is, and,
   * as `sameAs` and `replace` do, `FileUnreadable` where it is to be tried again.
   */
  add(file: File): Promise<string>;
  /** Gives the document the newer version. Throws `FileRefused` likewise. */
  replace(document_id: string, file: File): Promise<void>;
  rename(document_id: string, name: string): Promise<void>;
  /** Moves the document to the trash; undefined where there is no trash to move it to, and the document stays. */
  readonly trash: ((document_id: string) => Promise<void>) | undefined;
  /**
   * Whether a file that is missing may be taken for removed by now. Programs that save a file may take it away for a
   * moment; until then its document stays, and the next look decides.
   */
  isGoneForGood(file: KnownFile): boolean;
  /** Stores what is known by now. What is not stored is found by its bytes at the next look. */
  keep(known: readonly KnownFile[]): Promise<void>;
  /** Files that are done, of all that have something to be done. */
  progress(done: number, total: number): void;
}

/** The file itself is why it was not taken; the message is for the person. */
export class FileRefused extends Error {
  override name = "FileRefused";
}

/** The file cannot be read just now, such as one that another program holds; the message is for the person. */
export class FileUnreadable extends Error {
  override name = "FileUnreadable";
}

export interface Outcome {
  readonly added: number;
  readonly changed: number;
  /** Renamed, or moved within the folder. */
  readonly moved: number;
  readonly trashed: number;
  /** Documents whose files are gone and that stay all the same. */
  readonly left: number;
  /** Files that are missing and not yet taken for removed. */
  readonly missing: number;
  /** Files that could not be taken, by path, with the reason. */
  readonly problems: readonly Problem[];
}

export interface Problem {
  readonly path: string;
  readonly reason: string;
}

/** Files that are sent at the same time. */
const PARALLEL = 3;
/** Files after which what is known is stored: a list of thousands is not written for each of them. */
const KEPT_EVERY = 20;

/**
 * Makes the documents of a collection follow a folder: adds what is new, replaces what changed, and moves to the trash what
 * is gone. A file that was renamed or moved keeps its document. What a person deleted is not added again. Where all
 * files are gone at once, as from a disk that was unplugged, every document stays.
 *
 * Throws what the ports throw, save `FileRefused`; what was done until then is stored, and the next call goes on.
 */
export async function bringInStep<File extends ListedFile>(
  ports: FolderPorts<File>,
  listed: readonly File[],
  before: readonly KnownFile[],
): Promise<Outcome> {
  const { added, changed, removed } = differences(listed, before);
  const known = new Map(before.map((each) => [each.path, each]));
  const counts = { added: 0, changed: 0, moved: 0, trashed: 0, left: 0, missing: 0 };
  const unreadable: Problem[] = [];
  const removedPaths = new Set(removed.map(({ path }) => path));
  /** Documents that stand for a file which is still there. */
  const taken = new Set(
    before.flatMap(({ path, document_id }) => (document_id === null || removedPaths.has(path) ? [] : [document_id])),
  );
  const removedOf = new Map(removed.map((each) => [each.document_id, each]));

  const total = added.length + changed.length + removed.length;
  let done = 0;
  const tell = async () => {
    ports.progress(Math.min(++done, total), total);
    if (done % KEPT_EVERY === 0) await ports.keep([...known.values()]);
  };
  /** Runs the work on one file; a problem that is the file's alone does not hold up the others. */
  async function attempt(file: File, document_id: string | null, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof FileRefused) known.set(file.path, { ...entry(file, document_id), problem: error.message });
      else if (error instanceof FileUnreadable) unreadable.push({ path: file.path, reason: error.message });
      else throw error;
    }
    await tell();
  }

  /** Whether a document has these bytes already: of a file that was moved, or one that was added by hand. */
  async function adopt(file: File): Promise<boolean> {
    const same = await ports.sameAs(file, taken);
    if (same === undefined) return false;
    taken.add(same);
    const from = removedOf.get(same);
    if (from) {
      if (nameOf(from.path) !== nameOf(file.path)) await ports.rename(same, nameOf(file.path));
      known.delete(from.path);
      removedPaths.delete(from.path);
      counts.moved++;
    }
    known.set(file.path, entry(file, same));
    return true;
  }
  async function add(file: File): Promise<void> {
    known.set(file.path, entry(file, await ports.add(file)));
    counts.added++;
  }
  async function renew({ file, known: { document_id } }: Changed<File>): Promise<void> {
    if (document_id === null) return add(file);
    if (!ports.isThere(document_id)) return;
    await ports.replace(document_id, file);
    known.set(file.path, entry(file, document_id));
    counts.changed++;
  }
  async function leave(file: KnownFile): Promise<void> {
    const { path, document_id } = file;
    if (document_id !== null && ports.isThere(document_id)) {
      // An empty folder is more often a disk that is not there than a wish; it is looked at again.
      if (listed.length === 0) return void counts.left++;
      if (!ports.isGoneForGood(file)) return void counts.missing++;
      if (ports.trash) {
        await ports.trash(document_id);
        counts.trashed++;
      } else counts.left++;
    }
    known.delete(path);
    await tell();
  }

  try {
    const unknown: File[] = [];
    // One after the other, so that two equal files do not both get the document of one that was moved.
    for (const file of added) await attempt(file, null, async () => void ((await adopt(file)) || unknown.push(file)));
    await inParallel(PARALLEL, unknown, (file) => attempt(file, null, () => add(file)));
    await inParallel(PARALLEL, changed, (each) => attempt(each.file, each.known.document_id, () => renew(each)));
    for (const each of removed) if (removedPaths.has(each.path)) await leave(each);
  } finally {
    await ports.keep([...known.values()]);
  }
  const refused = [...known.values()].flatMap(({ path, problem }) => (problem ? [{ path, reason: problem }] : []));
  return { ...counts, problems: [...refused, ...unreadable] };
}

const entry = ({ path, size, modified }: ListedFile, document_id: string | null): KnownFile => ({
  path,
  size,
  modified,
  document_id,
});
