import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { ask } from "./testing/kill-traffic.ts";
import { startProcess } from "./testing/start-process.ts";

const closers: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function setup() {
  const dataDir = await mkdtemp(join(tmpdir(), "lectern-shutdown-"));
  closers.push(() => rm(dataDir, { recursive: true, force: true }));
  const server = startProcess({ DATA_DIR: dataDir });
  closers.push(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
  });
  const origin = await server.ready;
  const account = { username: "ada", email: "ada@example.org", password: "correct horse" };
  await ask({ origin, token: "" }, "POST", "/api/v1/auth/register", 201, account);
  const login = await fetch(`${origin}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const token = /access_token=([^;]+)/.exec(login.headers.getSetCookie().join())?.[1] ?? "";
  return { server, dataDir, place: { origin, token } };
}

/** A connection that sends this and waits. */
function send({ origin }: { readonly origin: string }, lines: readonly string[], body = ""): Socket {
  const { hostname, port, host } = new URL(origin);
  const [first = "", ...rest] = lines;
  const socket = connect(Number(port), hostname);
  socket.write([first, `host: ${host}`, ...rest].join("\r\n").concat("\r\n\r\n", body));
  closers.push(() => socket.destroy());
  return socket.on("error", () => undefined);
}

it("a server that is stopped lets go of streams, half uploads and callers that say nothing, and leaves no file", async () => {
  const { server, dataDir, place } = await setup();
  const job = { job_type: "export", scheduled_for: "2099-01-01T00:00:00Z" };
  const { id } = await ask<{ id: string }>(place, "POST", "/api/v1/jobs", 201, job);
  const authorization = `authorization: Bearer ${place.token}`;
  const stream = send(place, [`GET /api/v1/jobs/${id}/events/stream HTTP/1.1`, authorization]);
  let followed = "";
  stream.setEncoding("utf8").on("data", (text: string) => (followed += text));
  await expect.poll(() => followed).toContain("event: snapshot");

  const { id: collection } = await ask<{ id: string }>(place, "POST", "/api/collections/", 201, {
    name: "A",
    description: "B",
  });
  const type = ["content-type: multipart/form-data; boundary=b", "content-length: 900000"];
  const body = `--b\r\ncontent-disposition: form-data; name="collection_id"\r\n\r\n${collection}\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.md"\r\n\r\n${"half ".repeat(1000)}`;
  send(place, ["POST /api/documents/ HTTP/1.1", authorization, ...type], body);
  await expect.poll(() => readdir(join(dataDir, "tmp"))).toHaveLength(1);
  send(place, ["GET / HTTP/1.1"]).write("GET / HT");
  connect(Number(new URL(place.origin).port), "127.0.0.1").on("error", () => undefined);

  server.child.kill("SIGTERM");
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(server.output()).not.toMatch(/Error|\s+at /);
  expect(await readdir(join(dataDir, "tmp"))).toEqual([]);
});
