import { expect, test } from "vitest";
import { tables } from "#core/api/tables.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import type { ModelServer } from "./generation.ts";
import { createKnownModels } from "./model-facts.ts";
import { PATIENCE } from "./model-servers.ts";
import { vendors } from "./vendors/vendors.ts";

const SAID = "Forty gannets.";
const server: ModelServer = {
  owner: "someone",
  provider: "openai_compatible",
  label: "The server",
  url: "http://models.test/v1",
  key: "k-12345678",
  settings_id: null,
  server_id: null,
  server_name: "",
};

/** What a server that answers like this wrote, or why it wrote nothing. */
async function asked(answer: Response | Error): Promise<{ readonly text: string } | { readonly why: string }> {
  const known = createKnownModels({ store: createMemoryStore(tables), report: (error) => expect.fail(String(error)) });
  const fetch = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  const request = { model: "m", input: [{ role: "user" as const, content: "?" }], params: {}, stream: true };
  const deps = { modelServers: { fetch, patience: PATIENCE, known } };
  try {
    const parts = await Array.fromAsync(
      await vendors.openai_compatible.generate(deps, server, request, new AbortController().signal),
    );
    return { text: parts.map(({ text }) => text).join("") };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}

const answer = (status: number, body: string, headers: Record<string, string> = {}): Response =>
  new Response(body, { status, headers: { "content-type": "application/json", ...headers } });
const stream = (...events: readonly object[]): Response =>
  answer(200, [...events.map((event) => JSON.stringify(event)), "[DONE]"].map((data) => `data: ${data}\n\n`).join(""), {
    "content-type": "text/event-stream",
  });
const whole = JSON.stringify({ choices: [{ message: { content: SAID } }] });

test("a whole answer is read whatever its server calls it", async () =>
  expect(await asked(answer(200, whole, { "content-type": "text/plain" }))).toEqual({ text: SAID }));

test("an answer in parts is read, without those that think", async () => {
  const content = [
    { type: "thinking", thinking: [{ type: "text", text: "Hm." }] },
    { type: "text", text: SAID },
  ];
  expect(await asked(stream({ choices: [{ delta: { content } }] }))).toEqual({ text: SAID });
});

test.each([
  [
    "an account that may not use a model",
    answer(403, JSON.stringify({ error: { message: "No access to this model" } })),
    "The server does not allow this; choose another model, or look at your account there (it said: No access to this model).",
  ],
  ["a refused key", answer(403, ""), "The server refused the API key; enter a valid key in the provider settings."],
  [
    "another program's page",
    answer(404, "<html>Not found</html>"),
    "The server has nothing at this address; check it in the provider settings.",
  ],
  [
    "a model that is loading",
    answer(503, JSON.stringify({ error: { message: "Loading model" } })),
    "The server is still loading m; ask again in a minute (it said: Loading model).",
  ],
  [
    "an empty stream",
    answer(200, "", { "content-type": "text/event-stream" }),
    "The server answered nothing; ask again, and look at that server if it happens again.",
  ],
  [
    "a redirect",
    answer(307, "", { location: "https://models.test/v1/chat/completions?key=secret" }),
    "The server answered with a redirect (307), which is not followed. Enter the address it leads to: https://models.test/v1.",
  ],
  [
    "a closed connection",
    Object.assign(new Error("reset"), { code: "ECONNRESET" }),
    "The server could not be reached (it closed the connection); see that it is running and that its address is right.",
  ],
])("%s is named, with what to do", async (_, given, why) => expect(await asked(given)).toEqual({ why }));
