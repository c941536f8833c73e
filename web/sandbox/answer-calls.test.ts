import { expect, test } from "vitest";
import { createAnswering } from "./answer-calls.ts";
import { LIMITS } from "./protocol.ts";

const made = { api: { methods: { get: (path: unknown) => path } } };
const setup = () => {
  const answer = createAnswering({ api: ["get"] }, made);
  return (argument: unknown) => answer({ kind: "call", id: 1, service: "api", method: "get", args: [argument] });
};

test("a call that holds too much is refused with the status of HTTP for it", async () => {
  const get = setup();
  expect(await get("/api/collections/")).toEqual({ kind: "answer", id: 1, value: "/api/collections/" });
  expect(await get("x".repeat(LIMITS.call))).toMatchObject({ status: 413, error: expect.stringContaining("at most") });
});

test("so are calls beyond those that may be made at once", async () => {
  const get = setup();
  const answers = await Promise.all(Array.from({ length: LIMITS.burst + 30 }, () => get("/api/collections/")));
  expect(answers.filter(({ error }) => error === undefined).length).toBeGreaterThanOrEqual(LIMITS.burst);
  expect(answers.at(-1)).toMatchObject({ status: 429, error: "Too many calls at once. Wait a second." });
});
