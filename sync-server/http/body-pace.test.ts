import { connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import type { Asking } from "#core/http/named-others.ts";
import type { RouteRow } from "#core/http/route.ts";
import { atPace, type Every } from "./body-pace.ts";
import { BODY_PACE } from "./connection-limits.ts";
import { serveRoutes } from "./testing/serve-routes.ts";

/** Windows that end when the test says so. */
function createWindows() {
  const acts = new Set<() => void>();
  const begun = Promise.withResolvers<void>();
  const every: Every = (_, act) => {
    acts.add(act);
    begun.resolve();
    return () => acts.delete(act);
  };
  return { every, begun: begun.promise, acts, end: () => acts.forEach((act) => act()) };
}

describe("a body", () => {
  const WINDOW_BYTES = (BODY_PACE.bytesPerSecond * BODY_PACE.window) / 1000;

  function reading() {
    const windows = createWindows();
    const request = { socket: { bytesRead: 700 }, readableLength: 0 };
    const whole = Promise.withResolvers<string>();
    const read = atPace(request, BODY_PACE, () => whole.promise, windows.every);
    const outcome = read.then(
      () => "whole",
      (error: { status: number }) => error.status,
    );
    const window = (bytes: number, waiting = 0) => {
      request.socket.bytesRead += bytes;
      request.readableLength = waiting;
      windows.end();
    };
    return { window, finish: () => whole.resolve("body"), outcome, windows };
  }

  it("that brings a kilobyte a second is read, for as long as it takes", async () => {
    const { window, finish, outcome, windows } = reading();
    for (let at = 0; at < 1000; at++) window(WINDOW_BYTES);
    finish();
    expect(await outcome).toBe("whole");
    expect(windows.acts.size).toBe(0);
  });

  it("that trickles is ended after two windows with 408", async () => {
    const { window, outcome, windows } = reading();
    window(WINDOW_BYTES);
    window(WINDOW_BYTES - 1);
    expect(windows.acts.size).toBe(1);
    window(1);
    expect(await outcome).toBe(408);
    expect(windows.acts.size).toBe(0);
  });

  it("outlives a window without a connection", async () => {
    const { window, finish, outcome } = reading();
    for (let at = 0; at < 5; at++) {
      window(0);
      window(WINDOW_BYTES);
    }
    finish();
    expect(await outcome).toBe("whole");
  });

  it("is not ended while what came of it waits for us", async () => {
    const { window, finish, outcome } = reading();
    for (let at = 0; at < 10; at++) window(0, 65_536);
    finish();
    expect(await outcome).toBe("whole");
  });
});

describe("a caller that trickles", () => {
  const json: RouteRow<Asking> = {
    method: "POST",
    path: "/json",
    summary: "JSON",
    body: z.unknown(),
    handle: () => ({ done: true }),
  };
  const upload: RouteRow<Asking> = {
    method: "POST",
    path: "/upload",
    summary: "Upload",
    form: { files: { file: "a file" }, fields: {} },
    handle: () => ({ done: true }),
  };

  async function serve() {
    const windows = createWindows();
    const served = await serveRoutes({ json, upload }, undefined, windows.every);
    onTestFinished(() => served.close());
    return { ...served, windows };
  }

  /** Sends this much of a body and no more, and hears what comes back until it is cut off. */
  function sendPart(port: number, path: string, type: string, part: string) {
    const heard = Promise.withResolvers<string>();
    const answered = Promise.withResolvers<string>();
    let text = "";
    const socket: Socket = connect(port, "127.0.0.1", () =>
      socket.write(
        `POST /api/${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 5000\r\n\r\n${part}`,
      ),
    );
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      if (text.includes("\r\n\r\n")) answered.resolve(text);
    });
    socket.on("error", () => undefined).once("close", () => heard.resolve(text));
    return { answered: answered.promise, closed: heard.promise };
  }

  it.each([
    ["json", "application/json", '{"a":'],
    [
      "upload",
      "multipart/form-data; boundary=b",
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.md"\r\n\r\nhalf a fi',
    ],
  ])("is answered 408 and cut off, and leaves no file (%s)", async (path, type, part) => {
    const { port, windows, leftovers, reported } = await serve();
    const sent = sendPart(port, path, type, part);
    await windows.begun;
    // What has come may still wait for the reader in the first windows, which is not the caller's fault.
    while (windows.acts.size > 0) {
      windows.end();
      await setImmediate();
    }
    expect(await sent.answered).toMatch(/^HTTP\/1\.1 408 [^]*too slowly/);
    await sent.closed;
    await expect.poll(leftovers, { timeout: 10_000 }).toEqual([]);
    expect(reported).toEqual([]);
  });

  it("is no caller that waits for a slow answer", async () => {
    const windows = createWindows();
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<{ done: boolean }>();
    const slow = { ...json, handle: () => (asked.resolve(), answer.promise) };
    const served = await serveRoutes({ slow }, undefined, windows.every);
    onTestFinished(() => served.close());
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    const response = fetch(`${served.origin}/api/json`, init);
    await asked.promise;
    expect(windows.acts.size).toBe(0);
    answer.resolve({ done: true });
    expect(await (await response).json()).toEqual({ done: true });
  });
});
