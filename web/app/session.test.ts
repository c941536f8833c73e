import { expect, test } from "vitest";
import { createSession } from "./session.ts";

const MINUTE = 60_000;

test("a login is refreshed before its access token can have run out, once for all requests of the moment", async () => {
  const { asked, session, pass } = setup({ answers: { "/api/v1/auth/refresh": 200 } });
  session.signIn.begun();
  pass(9 * MINUTE);
  await session.send("/api/documents/");
  pass(2 * MINUTE);
  await Promise.all([session.send("/api/documents/"), session.send("/api/collections/")]);
  expect(asked).toEqual(["/api/documents/", "/api/v1/auth/refresh", "/api/documents/", "/api/collections/"]);
});

test("without a login nothing is refreshed, and a refusal of documents asks for one", async () => {
  const { asked, session } = setup({ answers: { "/api/documents/": 401 } });
  expect((await session.send("/api/documents/")).status).toBe(401);
  expect(asked).toEqual(["/api/documents/"]);
  expect(session.signIn.isNeeded()).toBe(true);
  session.signIn.begun();
  expect(session.signIn.isNeeded()).toBe(false);
});

test("a server that asks for its local token wants no login", async () => {
  const { session } = setup({ answers: { "/api/documents/": 401 }, refusal: { code: "local_token_wanted" } });
  await session.send("/api/documents/");
  expect([session.signIn.isNeeded(), session.signIn.wantsLocalToken()]).toEqual([true, true]);
});

test("a refusal of the platform leaves the rest of the page alone", async () => {
  const { session } = setup({ answers: { "/api/v1/personas/": 401 } });
  await session.send("/api/v1/personas/");
  expect(session.signIn.isNeeded()).toBe(false);
});

test("a session that has ended is forgotten; one whose refresh found no network is kept", async () => {
  const ended = setup({ answers: { "/api/v1/auth/refresh": 401 } });
  ended.session.signIn.begun();
  ended.pass(11 * MINUTE);
  await ended.session.send("/api/health");
  expect(ended.storage.getItem("session-refreshed-at")).toBeNull();

  const offline = setup({ answers: { "/api/v1/auth/refresh": 0 } });
  offline.session.signIn.begun();
  offline.pass(11 * MINUTE);
  await offline.session.send("/api/health");
  expect(offline.storage.getItem("session-refreshed-at")).not.toBeNull();
});

interface Setup {
  readonly answers: Readonly<Record<string, number>>;
  /** Body of the answers. */
  readonly refusal?: object;
}

function setup({ answers, refusal = {} }: Setup) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  let time = 1_000_000;
  const asked: string[] = [];
  const send = async (input: string | URL | Request) => {
    asked.push(String(input));
    const status = answers[String(input)] ?? 200;
    if (status === 0) throw new TypeError("Failed to fetch");
    return Response.json(refusal, { status });
  };
  const session = createSession({ send, storage, now: () => time });
  return { asked, session, storage, pass: (milliseconds: number) => void (time += milliseconds) };
}
