import { z } from "zod";

/** A file as a look at a folder finds it. */
export interface ListedFile {
  /** Below the folder, parts divided by "/". */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly modified: number;
}

/** A file of a folder as it was when it was last brought in step. */
export const KnownFile = z.object({
  path: z.string(),
  size: z.number(),
  modified: z.number(),
  /** The document made of it; null where it was refused, which is not tried again until the file changes. */
  document_id: z.string().nullable(),
  /** Why it was refused, in words for the person. */
  problem: z.string().optional(),
});
export type KnownFile = z.infer<typeof KnownFile>;

export const KnownFiles = z.array(KnownFile);

export interface Changed<File extends ListedFile> {
  readonly file: File;
  readonly known: KnownFile;
}

export interface Differences<File extends ListedFile> {
  readonly added: readonly File[];
  readonly changed: readonly Changed<File>[];
  readonly removed: readonly KnownFile[];
}

/** Compares a folder with what is known of it. A file changed where its size or its time of modification did. */
export function differences<File extends ListedFile>(
  listed: readonly File[],
  known: readonly KnownFile[],
): Differences<File> {
  const knownByPath = new Map(known.map((each) => [each.path, each]));
  const paths = new Set(listed.map(({ path }) => path));
  return {
    added: listed.filter(({ path }) => !knownByPath.has(path)),
    changed: listed.flatMap((file) => {
      const before = knownByPath.get(file.path);
      const isSame = !before || (before.size === file.size && before.modified === file.modified);
      return isSame ? [] : [{ file, known: before }];
    }),
    removed: known.filter(({ path }) => !paths.has(path)),
  };
}

/** Whether a file or a folder above it is hidden, such as `.git/config`. */
export const isHidden = (path: string): boolean => path.split("/").some((part) => part.startsWith("."));

/** The last part of a path. */
export const nameOf = (path: string): string => path.split("/").at(-1) ?? path;
