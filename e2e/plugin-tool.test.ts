import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asInPage, openLectern, type OpenedLectern } from "lectern/testing";
import { openArchive } from "#core/plugins/package/archive/open-archive.ts";
import { installAtEachChange } from "../scripts/plugin/dev-plugin.ts";

const MAIN = fileURLToPath(new URL("../scripts/plugin/main.ts", import.meta.url));

describe("npm run plugin", () => {
  let home: string;
  let lectern: OpenedLectern;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "lectern-plugin-"));
    lectern = await openLectern();
  });
  afterAll(async () => {
    await lectern?.close();
    await rm(home, { recursive: true, force: true });
  });

  /** The command as a person in `home` gives it. */
  const plugin = (...args: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const env = { ...process.env, INIT_CWD: home };
      const options = { env, cwd: fileURLToPath(new URL("..", import.meta.url)) };
      execFile(process.execPath, ["--disable-warning=ExperimentalWarning", MAIN, ...args], options, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, said: out + err }),
      );
    });

  test.each([
    ["greeting-card", [], "GreetingCard"],
    ["react-card", ["--react"], "ReactCard"],
  ])("new makes %s %j, which works as it is, takes settings while it runs, and packs", async (name, flags, slug) => {
    expect(await plugin("new", name, ...flags)).toMatchObject({ code: 0 });
    const { frame, configure } = await lectern.show(join(home, name), { config: { person: "Ada" } });
    await frame.getByRole("heading", { name: "Hello, Ada!" }).waitFor();
    await frame.getByRole("button", { name: "0 clicks" }).click();
    await configure({ person: "Grace" });
    await frame.getByRole("heading", { name: "Hello, Grace!" }).waitFor();
    await frame.getByRole("button", { name: "1 click" }).waitFor();
    await lectern.setTheme("dark");
    await frame.getByText("The theme is dark.").waitFor();
    await lectern.setTheme("light");

    const packed = await plugin("pack", name);
    expect(packed.said).toContain(`${slug}-0.1.0.zip`);
    const archive = await openArchive(new Uint8Array(await readFile(join(home, name, `${slug}-0.1.0.zip`))));
    expect(archive.map(({ path }) => path).toSorted()).toEqual(["dist/remoteEntry.js", "plugin.json"]);
    expect(lectern.errors).toEqual([]);
  });

  test("what is saved in an editor runs on the page, without a reload of the app", async () => {
    expect(await plugin("new", "live-card")).toMatchObject({ code: 0 });
    const path = join(home, "live-card");
    const { frame } = await lectern.show(path);
    await frame.getByText("Hello, world!").waitFor();
    await lectern.page.evaluate(() => ((window as { isSame?: boolean }).isSame = true));
    const stop = new AbortController();
    const said: string[] = [];
    const watching = installAtEachChange(path, asInPage(lectern.page), {
      say: (line) => void said.push(line),
      signal: stop.signal,
    });
    const first = /^Installed LiveCard/;
    await expect.poll(() => said.filter((line) => first.test(line)).length).toBe(1);
    const source = join(path, "src/live-card.ts");
    const code = await readFile(source, "utf8");
    await writeFile(source, code.replace("Hello, ", "Good morning, ").replace("const KEY", "const KEY KEY"));
    await expect.poll(() => said.join("\n")).toMatch(/src\/live-card\.ts:\d+:\d+: Expected/);
    await writeFile(source, code.replace("Hello, ", "Good morning, "));
    await lectern.page
      .locator(".plugin-module iframe")
      .contentFrame()
      .locator("iframe")
      .contentFrame()
      .getByText("Good morning, world!")
      .waitFor();
    expect(await lectern.page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
    stop.abort();
    await watching;
  });

  test("says what to do where something is wrong", async () => {
    expect(await plugin("pack", "nowhere")).toMatchObject({
      code: 1,
      said: expect.stringContaining("There is no folder") as string,
    });
    expect(await plugin("new", "live-card")).toMatchObject({
      code: 1,
      said: expect.stringContaining("not empty") as string,
    });
    expect(await plugin("paint", "x")).toMatchObject({
      code: 1,
      said: expect.stringContaining("There is no command paint") as string,
    });
    const file = join(home, "live-card", "plugin.json");
    const metadata = await readFile(file, "utf8");
    await writeFile(file, metadata.replace('"0.1.0"', '"one"').replace('"text"', '"colour"'));
    const { code, said } = await plugin("check", "live-card");
    expect(code).toBe(1);
    expect(said).toContain("plugin_data.version: must be a semantic version");
    await writeFile(file, metadata.replace('"name": "LiveCard"', '"name": "Missing"'));
    expect((await plugin("pack", "live-card")).said).toContain("Write src/missing.ts");
  });
});
