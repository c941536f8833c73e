import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig, StartError } from "../config.ts";
import { tempFolder } from "../storage/testing/temp-folder.ts";
import { makeHostKey, readHostKey } from "./host-key.ts";

const UNUSED = () => Promise.resolve(false);
const IN_USE = () => Promise.resolve(true);

async function setup(stored?: string | Uint8Array) {
  const folder = await tempFolder();
  const path = join(folder, "host-key");
  if (stored !== undefined) await writeFile(path, stored);
  return { folder, path };
}

describe("the host's key", () => {
  it("is made once, for its owner alone, and leaves no unfinished file", async () => {
    const { folder, path } = await setup();
    const key = await readHostKey(folder, UNUSED);
    expect(key).toMatch(/^[\w-]{64}$/);
    expect(await readHostKey(folder, IN_USE)).toBe(key);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["host-key"]);
  });

  it("is made again where a killed process left half of one", async () => {
    const { folder, path } = await setup();
    await writeFile(`${path}.new`, "half");
    expect(await readHostKey(folder, UNUSED)).toMatch(/^[\w-]{64}$/);
    expect(await readdir(folder)).toEqual(["host-key"]);
  });

  it("may be one that openssl made, with a line break", async () => {
    const { folder } = await setup("Ab3+/xyz".repeat(8) + "\n");
    expect(await readHostKey(folder, IN_USE)).toBe("Ab3+/xyz".repeat(8));
  });

  it.each([
    ["empty", ""],
    ["cut off", makeHostKey().slice(0, 63)],
    ["zeros after a power cut", new Uint8Array(64)],
    ["a line break and nothing else", "\n"],
    ["one letter again and again", "a".repeat(64)],
    ["something else", `{"key":"${makeHostKey()}"}`],
    ["two keys", `${makeHostKey()}\n${makeHostKey()}`],
  ])("stops the start and stays as it is when it is %s", async (_, stored) => {
    const { folder, path } = await setup(stored);
    const failure = await readHostKey(folder, UNUSED).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(/host-key is damaged.*backup.*openssl rand -base64 48/);
    if (stored.length > 1) expect((failure as Error).message).not.toContain(String(stored));
    expect(await readFile(path)).toEqual(Buffer.from(stored as string));
  });

  it("stops the start when it is a folder", async () => {
    const { folder, path } = await setup();
    await mkdir(path);
    await expect(readHostKey(folder, UNUSED)).rejects.toThrow(/host-key is a folder.*backup/);
  });

  it("stops the start when it is missing and something needs it", async () => {
    const { folder } = await setup();
    await expect(readHostKey(folder, IN_USE)).rejects.toThrow(/host-key is missing.*backup/);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("SECRET_KEY", () => {
  const read = (value: string) => readConfig({ SECRET_KEY: value }, "/").secretKey;

  it.each([
    ["short", makeHostKey().slice(0, 31), "at least 32 characters"],
    ["one letter again and again", "x".repeat(64), "different characters"],
    ["cut into lines", `${makeHostKey()}\n${makeHostKey()}`, "control characters"],
    ["zeros", "\0".repeat(64), "control characters"],
  ])("is refused when it is %s, and not repeated", (_, value, message) => {
    expect(() => read(value)).toThrow(StartError);
    expect(() => read(value)).toThrow(message);
    expect(() => read(value)).not.toThrow(value);
  });

  it("is taken as it is", () => {
    const key = makeHostKey();
    expect(read(key)).toBe(key);
    expect(read("correct horse battery staple, and more")).toBe("correct horse battery staple, and more");
  });
});
