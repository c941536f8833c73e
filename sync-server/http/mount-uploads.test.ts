import { createHash } from "node:crypto";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { Asking } from "#core/http/named-others.ts";
import type { RouteInput, RouteRow } from "#core/http/route.ts";
import { serveRoutes, type Served } from "./testing/serve-routes.ts";

const served: Served[] = [];
afterEach(async () => {
  await Promise.all(served.splice(0).map((each) => each.close()));
});

async function setup(rows: Readonly<Record<string, RouteRow<Asking>>>, limit?: number): Promise<Served> {
  const server = await serveRoutes(rows, limit);
  served.push(server);
  return server;
}
type Input = RouteInput<unknown, unknown, unknown>;

async function digest(file: Input["files"][number]["file"]): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of file.stream()) hash.update(chunk);
  return hash.digest("hex");
}

const upload: RouteRow<Asking> = {
  method: "POST",
  path: "/upload",
  summary: "Upload",
  form: { files: { file: "a file" }, fields: { note: "a note" } },
  handle: async ({ files, fields }: Input) => ({
    fields,
    files: await Promise.all(
      files.map(async ({ field, file }) => ({ field, name: file.name, size: file.size, sha: await digest(file) })),
    ),
  }),
};

describe("uploads", () => {
  function form(...files: readonly (readonly [string, Uint8Array<ArrayBuffer>])[]): FormData {
    const data = new FormData();
    data.append("note", "first");
    data.append("note", "last");
    for (const [name, bytes] of files) data.append("file", new File([bytes], name));
    return data;
  }
  const post = (origin: string, data: FormData) => fetch(`${origin}/api/upload`, { method: "POST", body: data });

  it("arrive byte for byte, their names as written, and leave nothing behind", async () => {
    const { origin, leftovers } = await setup({ upload });
    const bytes = new Uint8Array(50_000).map((_, at) => (at * 7919) % 251);
    const sha = createHash("sha256").update(bytes).digest("hex");
    const response = await post(origin, form(["Überblick – 文書.pdf", bytes], ["second.md", new Uint8Array(0)]));
    expect(await response.json()).toEqual({
      fields: { note: "last" },
      files: [
        { field: "file", name: "Überblick – 文書.pdf", size: 50_000, sha },
        expect.objectContaining({ name: "second.md", size: 0 }),
      ],
    });
    await expect.poll(leftovers).toEqual([]);
  });

  it("over the limit are refused while they come in", async () => {
    const { origin, leftovers } = await setup({ upload }, 100_000);
    const response = await post(origin, form(["big.pdf", new Uint8Array(5_000_000)]));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ detail: expect.stringContaining("larger") });
    await expect.poll(leftovers).toEqual([]);
  });

  it.each([
    ["no form", "plain", "text/plain", 415],
    ["a form without a boundary", "x", "multipart/form-data", 400],
    ["an empty form", "", "multipart/form-data; boundary=x", 400],
    [
      "a form that is cut off",
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.md"\r\n\r\nhalf',
      "multipart/form-data; boundary=x",
      400,
    ],
    ["rubbish", "no parts at all", "multipart/form-data; boundary=x", 400],
  ])("that are %s are refused", async (_, body, type, status) => {
    const { origin, leftovers, reported } = await setup({ upload });
    const response = await fetch(`${origin}/api/upload`, { method: "POST", body, headers: { "content-type": type } });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ detail: expect.any(String) });
    expect(reported).toEqual([]);
    await expect.poll(leftovers).toEqual([]);
  });

  it("whose connection breaks in the middle leave nothing behind", async () => {
    const { port, leftovers, reported } = await setup({ upload });
    const socket = connect(port, "127.0.0.1");
    socket.write(
      'POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 50000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.md"\r\nContent-Type: text/markdown\r\n\r\nhalf of it',
    );
    await expect.poll(leftovers).toHaveLength(1);
    socket.destroy();
    await expect.poll(leftovers).toEqual([]);
    expect(reported).toEqual([]);
  });

  it("fifty at once all arrive", async () => {
    const { origin, leftovers } = await setup({ upload });
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const bytes = new Uint8Array(20_000).fill(at);
        const response = await post(origin, form([`${at}.md`, bytes]));
        const { files } = (await response.json()) as { files: { sha: string }[] };
        return files[0]?.sha === createHash("sha256").update(bytes).digest("hex");
      }),
    );
    expect(answers).toEqual(Array.from({ length: 50 }, () => true));
    await expect.poll(leftovers).toEqual([]);
  });
});
