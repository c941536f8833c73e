import { once } from "node:events";
import { createServer, request as ask, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { put } from "#core/storage/store.ts";
import { hashText } from "#core/storage/hash.ts";
import { startInProcess, type TestServer } from "../testing/start-in-process.ts";
import { createTestDevice, testCollection } from "./testing/test-device.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startInProcess();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const device = (origin = server.origin) => createTestDevice(() => origin);

/** What stands between a device and the server, as networks and companies put it there. */
async function proxy(pass: (answer: Buffer, path: string) => Buffer): Promise<string> {
  const between: Server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    const { method, headers } = incoming;
    const onward = ask(server.origin + path, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const body = pass(Buffer.concat(parts), path);
        const { "transfer-encoding": _, "content-length": __, ...kept } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, { ...kept, "content-length": body.length });
        outgoing.end(body);
      });
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  await once(between.listen(0, "127.0.0.1"), "listening");
  onTestFinished(async () => {
    between.closeAllConnections();
    await new Promise((resolve) => between.close(resolve));
  });
  return `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
}

describe("R31: behind a proxy that keeps a stream until its end", () => {
  it("no event arrives, and looking finds everything all the same", async () => {
    const [one, two] = [device(), device(await proxy((answer) => answer))];
    for (const { client } of [one, two]) expect((await client.cycle()).state.status).toBe("synced");
    const stop = new AbortController();
    const path = `/sync/events?device=${await two.client.device()}`;
    const origin = await proxy((answer) => answer);
    let heard = "nothing";
    const listening = fetch(origin + path, { signal: stop.signal }).then(
      () => (heard = "an answer"),
      () => undefined,
    );
    // The same stream without the proxy has spoken by then.
    const direct = await fetch(server.origin + path, { signal: stop.signal });
    expect(direct.headers.get("x-accel-buffering")).toBe("no");
    expect(direct.headers.get("cache-control")).toContain("no-transform");
    await direct.body?.getReader().read();
    await one.store.write([put(collections, testCollection(1))]);
    expect((await one.client.cycle()).state.status).toBe("synced");
    expect((await two.client.cycle()).state.status).toBe("synced");
    expect(await two.store.get(collections, LOCAL_USER, testCollection(1).id)).toMatchObject({ name: "Collection 1" });
    expect(heard).toBe("nothing");
    stop.abort();
    await listening;
  });
});

it("an answer that a network cut short, or put a page of its own in place of, changes nothing and is asked for again", async () => {
  const one = device();
  await one.store.write([put(collections, testCollection(2))]);
  await one.client.cycle();
  let spoils: ((answer: Buffer) => Buffer) | undefined;
  const two = device(await proxy((answer) => spoils?.(answer) ?? answer));
  for (const spoil of [
    (answer: Buffer) => answer.subarray(0, answer.length / 2),
    () => Buffer.from("<!doctype html><title>Log in to the café's network</title>"),
    () => Buffer.from("{}"),
    () => Buffer.from("null"),
  ]) {
    spoils = spoil;
    expect((await two.client.cycle()).state).toMatchObject({ status: "offline" });
  }
  expect(await two.store.count(collections, { owner: LOCAL_USER })).toBe(0);
  spoils = undefined;
  expect((await two.client.cycle()).state.status).toBe("synced");
  expect(await two.store.get(collections, LOCAL_USER, testCollection(2).id)).toMatchObject({ name: "Collection 2" });
});

it("a client that sends byte by byte is answered as any other, and holds up nobody meanwhile", async () => {
  const [one, slow] = [device(), device()];
  for (const { client } of [one, slow]) await client.cycle();
  const ops = "[]";
  const body = JSON.stringify({ device: await slow.client.device(), n: 1, since: 0, hash: hashText(ops), ops: [] });
  const head = ["POST /sync/push HTTP/1.1", `host: 127.0.0.1`, "content-type: application/json", "connection: close"];
  const text = [...head, `content-length: ${body.length}`, "", body].join("\r\n");
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  let answer = "";
  socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
  const ended = once(socket, "end");

  await one.store.write([put(collections, testCollection(3))]);
  for (const [at, byte] of [...text].entries()) {
    await new Promise((resolve) => socket.write(byte, resolve));
    if (at === text.length - 2)
      expect((await one.client.cycle()).state).toMatchObject({ status: "synced", pending: 0 });
  }
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('"n":1');
});
