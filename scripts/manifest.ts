// Writes the kinds of files into public/manifest.webmanifest: `node scripts/manifest.ts`. Run it after adding a format.
import { readFile, writeFile } from "node:fs/promises";
import { ARCHIVE, FILE_KINDS } from "#core/library/documents/file-kinds.ts";

const MANIFEST = new URL("../public/manifest.webmanifest", import.meta.url);

/** The manifest with every kind of file in its share target and its file handlers; its other lines stay as they are. */
export function withKinds(manifest: string): string {
  const taken = [...FILE_KINDS, ARCHIVE];
  const media = Map.groupBy(taken, (kind) => kind.media);
  const shared = [...taken.map(({ extension }) => `.${extension}`), ...media.keys()];
  const handled = [...media].map(
    ([type, kinds]) => `"${type}": [${kinds.map(({ extension }) => `".${extension}"`).join(", ")}]`,
  );
  const lines = (indent: number, all: readonly string[]) => all.map((line) => `\n${" ".repeat(indent)}${line}`).join();
  return manifest
    .replace(
      /"accept": \[[^\]]*\]/,
      `"accept": [${lines(
        12,
        shared.map((each) => `"${each}"`),
      )}\n          ]`,
    )
    .replace(/"accept": \{[^}]*\}/, `"accept": {${lines(8, handled)}\n      }`);
}

if (import.meta.main) await writeFile(MANIFEST, withKinds(await readFile(MANIFEST, "utf8")));
