import { expect, test } from "vitest";
import { createWhy, type WhyDeps } from "./why-unreached.ts";

const HOME = "http://192.168.1.20:11434/api/tags";
const there = async () => Response.error();
const gone = () => Promise.reject(new TypeError("Failed to fetch"));

function why(given: Partial<WhyDeps>) {
  return createWhy({
    origin: "http://lectern.example",
    fetch: gone,
    wasRefused: () => false,
    localNetwork: async () => null,
    ...given,
  });
}

test.each([
  ["a page over https and a server over http", { origin: "https://lectern.example" }, HOME, "mixed_content"],
  [
    "the policy of the page",
    { wasRefused: (origin) => origin === "http://192.168.1.20:11434" },
    HOME,
    "content_policy",
  ],
  ["a server that does not let the page ask", { fetch: there }, HOME, "cors"],
  [
    "a person who does not let the page ask the network",
    { localNetwork: async () => "denied" },
    HOME,
    "private_network",
  ],
  ["a person who does let it", { localNetwork: async () => "granted" }, HOME, "unreachable"],
  ["a browser that asks nobody", {}, HOME, "unreachable"],
  [
    "a page of the same network",
    { origin: "http://192.168.1.5:8000", localNetwork: async () => "prompt" },
    HOME,
    "unreachable",
  ],
  [
    "a public server that is away",
    { localNetwork: async () => "denied" },
    "https://models.example/v1/models",
    "unreachable",
  ],
  [
    "this machine, asked from https",
    { origin: "https://lectern.example" },
    "http://localhost:11434/api/tags",
    "unreachable",
  ],
] satisfies readonly (readonly [string, Partial<WhyDeps>, string, string])[])(
  "the cause is named: %s",
  async (_, given, url, code) => {
    expect(await why(given)(url)).toMatchObject({ code });
  },
);

test("what to do names the origin of this page", async () => {
  expect((await why({ fetch: there })(HOME)).words).toContain("OLLAMA_ORIGINS=http://lectern.example");
});
