import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ARCHIVE, FILE_KINDS } from "#core/library/documents/file-kinds.ts";
import { FILE_TYPES } from "#core/library/extraction/file-types.ts";
import { ACCEPT } from "./file-kinds.ts";

const manifest = JSON.parse(
  await readFile(new URL("../../../public/manifest.webmanifest", import.meta.url), "utf8"),
) as {
  readonly share_target: { readonly params: { readonly files: readonly { readonly accept: readonly string[] }[] } };
  readonly file_handlers: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
};
// A zip file is no document, but those in it are.
const KINDS = [...FILE_KINDS, ARCHIVE];
const extensions = KINDS.map(({ extension }) => `.${extension}`);

test("the file dialog, the share target and the file handlers take the kinds of files that a library takes", () => {
  expect(ACCEPT.split(",").toSorted()).toEqual(extensions.toSorted());
  const shared = manifest.share_target.params.files.flatMap(({ accept }) => accept);
  expect(shared.filter((each) => each.startsWith(".")).toSorted()).toEqual(extensions.toSorted());
  const media = new Set<string>(KINDS.map((kind) => kind.media));
  expect(shared.filter((each) => !each.startsWith(".") && !media.has(each))).toEqual([]);
  const handled = manifest.file_handlers.flatMap(({ accept }) =>
    Object.entries(accept).flatMap(([type, each]) => each.map((extension) => `${type} ${extension}`)),
  );
  const expected = KINDS.map(({ extension, media }) => `${media} .${extension}`);
  expect(handled.toSorted()).toEqual(expected.toSorted());
});

test("text is extracted from each of them by the same media type", () => {
  const extracted = new Map(FILE_TYPES.map((type) => [type.extension, type.content_type]));
  for (const { extension, media } of FILE_KINDS)
    expect([extension, extracted.get(`.${extension}`)]).toEqual([extension, media]);
});
