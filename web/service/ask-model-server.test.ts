import { expect, test } from "vitest";
import { RELAYED, RELAY_PATH } from "#core/models/remote/relay.ts";
import { createAskModelServer, type AskModelServerDeps } from "./ask-model-server.ts";

const HOME = "http://192.168.1.20:11434/api/tags";
const refused = () => Promise.reject(new TypeError("Failed to fetch"));

function setup(given: Partial<AskModelServerDeps> & { readonly on?: boolean; readonly isEncrypted?: boolean } = {}) {
  const asked: { path: string; body: unknown }[] = [];
  let answer = () => new Response("{}", { headers: { [RELAYED]: "200" } });
  const ask = createAskModelServer({
    fetch: refused,
    server: async () => ({
      on: given.on ?? true,
      isEncrypted: given.isEncrypted ?? false,
      fetch: async (path, init) => {
        asked.push({ path, body: JSON.parse(String(init?.body)) });
        return answer();
      },
    }),
    origin: "https://lectern.example",
    why: async () => ({ code: "mixed_content", words: "the page came over https" }),
    ...given,
  });
  return { ask, asked, says: (next: () => Response) => void (answer = next) };
}

test("what this browser can ask, it asks itself", async () => {
  const { ask, asked } = setup({ fetch: async () => Response.json({ models: [] }) });
  expect(await (await ask(HOME, {})).json()).toEqual({ models: [] });
  expect(asked).toEqual([]);
});

test("what it cannot ask, the user's own server asks, and the answer is the model server's", async () => {
  const { ask, asked, says } = setup();
  says(() => Response.json({ error: "busy" }, { headers: { [RELAYED]: "429", "retry-after": "7" } }));
  const answer = await ask(HOME, { method: "POST", headers: { authorization: "Bearer k" }, body: "{}" });
  expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
    429,
    "7",
    { error: "busy" },
  ]);
  expect(asked).toEqual([
    { path: RELAY_PATH, body: { url: HOME, method: "POST", headers: { authorization: "Bearer k" }, body: "{}" } },
  ]);
});

test.each([
  ["sync is off", { on: false }, HOME],
  ["the account is encrypted from its server", { isEncrypted: true }, HOME],
  ["this machine is meant, which is another one for the server", {}, "http://127.0.0.1:11434/api/tags"],
])("the server is not asked where %s, and the cause is named", async (_, given, url) => {
  const { ask, asked } = setup(given);
  await expect(ask(url, {})).rejects.toMatchObject({ code: "mixed_content", message: "the page came over https" });
  expect(asked).toEqual([]);
});

test("on the very machine of the server, its own model server is asked through it", async () => {
  const { ask, asked } = setup({ origin: "http://localhost:8000" });
  expect((await ask("http://127.0.0.1:11434/api/tags", {})).status).toBe(200);
  expect(asked).toHaveLength(1);
});

test("where the server may not ask the address either, both reasons are told", async () => {
  const { ask, says } = setup();
  says(() =>
    Response.json({ detail: "This server does not ask 192.168.1.20: the address is not public." }, { status: 400 }),
  );
  await expect(ask(HOME, {})).rejects.toThrow(
    "the page came over https; your own server could not ask it either: This server does not ask 192.168.1.20: the address is not public",
  );
});

test("where the server cannot reach the address either, its reason alone is told", async () => {
  const { ask, says } = setup();
  const detail = "192.168.1.20:11434 could not be reached from your server (nothing listens at this address).";
  says(() => Response.json({ detail }, { status: 502 }));
  await expect(ask(HOME, {})).rejects.toThrow(
    /^the page came over https; your own server could not ask it either: nothing listens at this address$/,
  );
});

test("a caller that went away is not passed on", async () => {
  const { ask, asked } = setup();
  await expect(ask(HOME, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
  expect(asked).toEqual([]);
});
