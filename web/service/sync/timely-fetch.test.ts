import { expect, it } from "vitest";
import { createTimelyFetch } from "./timely-fetch.ts";

/** A server that never answers. */
const silent = (_: string, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error)),
  );

it("gives up on a server that says nothing", async () => {
  const fetch = createTimelyFetch({ fetch: silent, limit: 20 });
  await expect(fetch("/sync/pull?since=0")).rejects.toThrow("did not answer in time");
  await expect(fetch("/sync/push", { method: "POST", body: "{}" })).rejects.toThrow("did not answer in time");
});

it("ends when whoever asked wants no answer any more", async () => {
  const ended = new AbortController();
  const asked = createTimelyFetch({ fetch: silent })("/sync/pull", { signal: ended.signal });
  ended.abort(new Error("Logged out."));
  await expect(asked).rejects.toThrow("Logged out.");
});

it("lets an answer that has begun take its time, and files all along", async () => {
  const seen: (AbortSignal | null | undefined)[] = [];
  const fetch = createTimelyFetch({
    fetch: async (_, init) => (seen.push(init?.signal), new Response("")),
    limit: 1,
  });
  await fetch("/sync/pull");
  await fetch("/sync/blobs/abc/parts/0", { method: "PUT" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen.map((signal) => signal?.aborted)).toEqual([false, undefined]);
});
