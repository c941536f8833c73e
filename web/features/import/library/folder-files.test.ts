import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { VAULT } from "../testing/libraries.ts";
import { zippedFolder } from "./folder-files.ts";

const zipped = (files: Readonly<Record<string, Uint8Array>>) =>
  zippedFolder(new File([zipSync(files) as Uint8Array<ArrayBuffer>], "Vault.zip"), ["en"]);

test("a zip file of a vault is read as its folder, whether the folder is in it or not", async () => {
  const bare = Object.fromEntries(Object.entries(VAULT).map(([path, text]) => [path, strToU8(text)]));
  const within = Object.fromEntries(Object.entries(bare).map(([path, bytes]) => [`Mine/${path}`, bytes]));
  for (const [files, name] of [
    [bare, "Vault"],
    [within, "Mine"],
  ] as const) {
    const folder = await zipped(files);
    expect(folder.name).toBe(name);
    expect(folder.files.map(({ path }) => path)).toEqual(Object.keys(VAULT));
    expect(await (await folder.files[2]?.open())?.text()).toBe(VAULT["Start.md"]);
  }
});

test("a file in it that unpacks to far too much is refused when it is opened", async () => {
  const [bomb] = (await zipped({ "a/bomb.txt": new Uint8Array(20_000_000) })).files;
  await expect(bomb?.open()).rejects.toThrow("zip bomb");
});

test("what is no zip file says so", async () => {
  await expect(zippedFolder(new File(["no zip"], "x.zip"), ["en"])).rejects.toThrow("damaged");
});
