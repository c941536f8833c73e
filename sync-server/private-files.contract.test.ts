import { chmod, readdir, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tempFolder } from "./storage/testing/temp-folder.ts";
import { startForTest } from "./testing/start-for-test.ts";

/** Rights of everything in a folder, by path; the folder itself is ".". */
async function rightsIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(folder, { recursive: true });
  const entries = [".", ...names.sort()].map(
    async (name) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

const isFolder = async (path: string) => (await stat(path)).isDirectory();

async function expectPrivate(folder: string): Promise<readonly string[]> {
  const rights = await rightsIn(folder);
  for (const [name, mode] of Object.entries(rights))
    expect([name, mode]).toEqual([name, (await isFolder(join(folder, name))) ? "700" : "600"]);
  return Object.keys(rights);
}

/** The server as a process of an account whose files others may read by default. */
async function setup(env: Readonly<Record<string, string>> = {}) {
  const dataDir = join(await tempFolder(), "data");
  const asMost = [
    "--import",
    "data:text/javascript,import{isMainThread}from'node:worker_threads';isMainThread&&process.umask(0o022)",
  ];
  return { dataDir, start: () => startForTest({ DATA_DIR: dataDir, ...env }, asMost) };
}

const JSON_TYPE = { "content-type": "application/json" };

async function uploadTo(origin: string): Promise<void> {
  const made = await fetch(`${origin}/api/collections/`, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify({ name: "Private", description: "Mine" }),
  });
  const { id } = (await made.json()) as { readonly id: string };
  const form = new FormData();
  form.set("collection_id", id);
  form.set("file", new File(["# Mine\n\nNobody else's."], "mine.md"));
  const uploaded = await fetch(`${origin}/api/documents/`, { method: "POST", body: form });
  expect(uploaded.status).toBe(201);
  const document = ((await uploaded.json()) as { readonly id: string }).id;
  await expect
    .poll(
      async () => ((await (await fetch(`${origin}/api/documents/${document}`)).json()) as { status: string }).status,
    )
    .toBe("completed");
}

describe("the data folder", () => {
  it("is made so that no other account can open it or anything in it", async () => {
    const { dataDir, start } = await setup();
    const server = start();
    const origin = await server.ready;
    await uploadTo(origin);
    const names = await expectPrivate(dataDir);
    for (const name of ["lectern.sqlite", "lectern.sqlite-wal", "lectern.sqlite-shm", "host-key", "tmp", "evaluation"])
      expect(names).toContain(name);
    expect(names.some((name) => /^blobs\/[0-9a-f]{2}\/[0-9a-f]{62}$/.test(name))).toBe(true);
    server.child.kill("SIGTERM");
    await server.ended;
    await expectPrivate(dataDir);
  });

  it("is tightened at the next start where an older version left it open", async () => {
    const { dataDir, start } = await setup();
    const first = start();
    await uploadTo(await first.ready);
    first.child.kill("SIGTERM");
    await first.ended;
    const outside = join(dataDir, "..", "outside");
    await writeFile(outside, "", { mode: 0o644 });
    await chmod(outside, 0o644);
    await symlink(outside, join(dataDir, "evaluation", "link"));
    for (const name of Object.keys(await rightsIn(dataDir)))
      if (name !== "evaluation/link")
        await chmod(join(dataDir, name), (await isFolder(join(dataDir, name))) ? 0o755 : 0o644);

    await start().ready;
    const { "evaluation/link": linked, ...rights } = await rightsIn(dataDir);
    expect(new Set(Object.values(rights))).toEqual(new Set(["700", "600"]));
    expect(linked).toBe("644");
  });

  it("keeps an upload under way private too", async () => {
    const { dataDir, start } = await setup();
    const origin = await start().ready;
    let send: (chunk: Uint8Array) => void = () => undefined;
    let end = () => undefined as void;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (chunk) => controller.enqueue(chunk);
        end = () => controller.close();
      },
    });
    const part = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.md"\r\n\r\n${"half a file ".repeat(9000)}`;
    send(new TextEncoder().encode(part));
    const init = {
      method: "POST",
      body,
      duplex: "half",
      headers: { "content-type": "multipart/form-data; boundary=b" },
    };
    const answered = fetch(`${origin}/api/documents/`, init as RequestInit);
    await expect.poll(() => readdir(join(dataDir, "tmp"))).toHaveLength(1);
    await expectPrivate(dataDir);
    send(new TextEncoder().encode("\r\n--b--\r\n"));
    end();
    expect((await answered).status).toBe(400);
  });
});

describe("LOCAL_TOKEN=required", () => {
  it("lets in who can read the file or opened the printed address, and nobody else", async () => {
    const { dataDir, start } = await setup({ LOCAL_TOKEN: "required" });
    const server = start();
    const origin = await server.ready;
    const { file, address } = printed(server.output(), origin);
    expect(file).toBe(join(dataDir, "local-token"));
    await expectPrivate(dataDir);

    const ask = async (headers: Record<string, string> = {}, path = "/api/collections/") =>
      (await fetch(origin + path, { headers })).status;
    const paths = ["/api/collections/", "/sync/pull?device=unknown-00&since=0", "/v1/models"];
    for (const path of paths) expect([path, await ask({}, path)]).toEqual([path, 401]);
    const token = address.searchParams.keys().next().value ?? "";
    const authorization = `Bearer ${token}`;
    for (const path of paths) expect([path, await ask({ authorization }, path)]).not.toEqual([path, 401]);
    const account = { username: "bob", email: "bob@example.org", password: "correct horse" };
    const register = async (headers: Record<string, string> = {}) =>
      await fetch(`${origin}/api/v1/auth/register`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(account),
      });
    const refused = await register();
    expect([refused.status, await refused.text()]).toEqual([401, expect.stringContaining("local token")]);
    expect((await register({ authorization })).status).toBe(201);
    expect(await ask({ authorization: `Bearer ${token.slice(0, -1)}` })).toBe(401);
    expect(await ask({ cookie: `local_token=${token.slice(0, -1)}` })).toBe(401);

    const opened = await fetch(address, { redirect: "manual" });
    expect([opened.status, opened.headers.get("location")]).toEqual([302, "/"]);
    const cookie = (opened.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    expect(opened.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(await ask({ cookie })).toBe(200);
    const wrong = await fetch(`${origin}/local-token?${token.slice(0, -1)}`, { redirect: "manual" });
    expect([wrong.status, wrong.headers.get("set-cookie")]).toEqual([404, null]);
  });

  it("says what to do to whoever has no token, and keeps the token over a restart", async () => {
    const { start } = await setup({ LOCAL_TOKEN: "required", LOG_LEVEL: "debug" });
    const first = start();
    const origin = await first.ready;
    const { detail } = (await (await fetch(`${origin}/api/collections/`)).json()) as { readonly detail: string };
    expect(detail).toMatch(/local token.*address that it printed.*local-token.*Bearer/);
    const { address } = printed(first.output(), origin);
    await fetch(address, { redirect: "manual" });
    expect(first.output().split(address.search.slice(1))).toHaveLength(2 + Number(/ \(or /.test(first.output())));
    first.child.kill("SIGTERM");
    await first.ended;

    const second = start();
    const again = await second.ready;
    expect(printed(second.output(), again).address.search).toBe(address.search);
  });
});

/** The printed address as this test reaches it, and the printed file. */
function printed(output: string, origin: string) {
  const path = /is ready: http:\/\/[^/]+(\/\S+)/.exec(output)?.[1] ?? "";
  return { address: new URL(path, origin), file: /what is in (\S+) as a Bearer token/.exec(output)?.[1] };
}
