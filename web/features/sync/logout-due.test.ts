import { expect, it } from "vitest";
import { createLogoutDue } from "./logout-due.ts";

function setup() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const asked: string[] = [];
  const server = { answer: async (): Promise<Response> => new Response("") };
  const due = createLogoutDue({
    storage,
    patience: 20,
    fetch: (path, init) => {
      asked.push(`${init.method} ${path}`);
      return Promise.race([
        server.answer(),
        new Promise<never>((_, reject) => init.signal?.addEventListener("abort", () => reject(new Error("aborted")))),
      ]);
    },
  });
  return { due, server, asked };
}

it("tells the server once, and nothing where nobody logged out", async () => {
  const { due, asked } = setup();
  expect(await due.settle()).toBe(true);
  expect(asked).toEqual([]);
  due.note();
  expect(await due.settle()).toBe(true);
  expect(await due.settle()).toBe(true);
  expect([asked, due.isDue()]).toEqual([["POST /sync/auth/logout"], false]);
});

it("keeps in mind what a server did not hear, did not answer or could not do", async () => {
  const { due, server } = setup();
  due.note();
  for (const answer of [
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => new Promise<never>(() => undefined),
    async () => new Response("", { status: 503 }),
  ]) {
    server.answer = answer;
    expect(await due.settle()).toBe(false);
    expect(due.isDue()).toBe(true);
  }
  server.answer = async () => new Response("");
  expect(await due.settle()).toBe(true);
});

it("does not end the login that came after it", async () => {
  const { due, asked } = setup();
  due.note();
  due.forget();
  expect(await due.settle()).toBe(true);
  expect(asked).toEqual([]);
});
