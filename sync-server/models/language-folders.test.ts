import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LANGUAGE_REPOSITORY } from "#core/models/local/catalogue-languages.ts";
import { createLanguageFolders } from "./language-folders.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "lectern-languages-"));
});
afterEach(() => rm(root, { recursive: true }));

/** English, which comes with the program, stands in for any language: the name says which it is. */
const ENGLISH = gunzipSync(await readFile("node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz"));

async function folder(name: string, files: Readonly<Record<string, Uint8Array | string>>): Promise<string> {
  const path = join(root, name);
  await mkdir(path, { recursive: true });
  for (const [file, bytes] of Object.entries(files)) await writeFile(join(path, file), bytes);
  return path;
}

const sizes = async (source: ReturnType<typeof createLanguageFolders>) =>
  Object.fromEntries(((await source.list(LANGUAGE_REPOSITORY, "")) ?? []).map(({ path, size }) => [path, size]));

test("languages of one's own folder, of packages and of the system are found, packed ones with their size unpacked", async () => {
  const own = await folder("own", { "deu.traineddata.gz": gzipSync(ENGLISH) });
  await folder("packages/@tesseract.js-data/fra/4.0.0_best_int", { "fra.traineddata.gz": gzipSync(ENGLISH) });
  await folder("system/5/tessdata", { "ita.traineddata": ENGLISH });
  const source = createLanguageFolders({
    own,
    packages: join(root, "packages"),
    system: [join(root, "system/*/tessdata")],
  });
  expect(await sizes(source)).toEqual({
    "deu.traineddata": ENGLISH.length,
    "fra.traineddata": ENGLISH.length,
    "ita.traineddata": ENGLISH.length,
  });
  const [first] = (await source.list(LANGUAGE_REPOSITORY, "")) ?? [];
  expect(first?.digest).toBe(`sha256:${createHash("sha256").update(ENGLISH).digest("hex")}`);
  const signal = new AbortController().signal;
  const rest = await new Response(
    await source.open(LANGUAGE_REPOSITORY, "", "deu.traineddata", ENGLISH.length - 5, signal),
  ).bytes();
  expect(rest).toEqual(new Uint8Array(ENGLISH.subarray(-5)));
});

test("a folder of one's own comes before the system's", async () => {
  const own = await folder("own", { "deu.traineddata": Buffer.concat([ENGLISH, Buffer.from("more")]) });
  await folder("system", { "deu.traineddata": ENGLISH });
  const source = createLanguageFolders({ own, packages: root, system: [join(root, "system")] });
  expect(await sizes(source)).toEqual({ "deu.traineddata": ENGLISH.length + 4 });
});

test("other files, damaged ones and other repositories are left out", async () => {
  const own = await folder("own", {
    "deu.traineddata": "<!doctype html>",
    "fra.traineddata.gz": "not packed",
    "xyz.traineddata": ENGLISH,
    "notes.txt": "notes",
  });
  const source = createLanguageFolders({ own, packages: root, system: [join(root, "nowhere")] });
  expect(await source.list(LANGUAGE_REPOSITORY, "")).toBeUndefined();
  expect(source.serves?.("Xenova/all-MiniLM-L6-v2")).toBe(false);
});
