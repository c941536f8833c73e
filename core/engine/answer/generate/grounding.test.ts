import { describe, expect, test } from "vitest";
import type { TextGenerator } from "./text-generator.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { composeAnswer } from "../answer.ts";
import { createMemoryLibrary, type MemoryDocument } from "../testing/memory-library.ts";
import { checkAnswer } from "../verify/check-answer.ts";
import { createAnswering } from "./answering.ts";
import { prepareAnswer } from "./prepare.ts";
import { standIn } from "./testing/stand-in.ts";

const TESLA: MemoryDocument = {
  name: "tesla.pdf",
  title: "Nikola Tesla",
  blocks: ["Nikola Tesla was born in Smiljan in 1856."],
};
const EDISON: MemoryDocument = {
  name: "edison.pdf",
  title: "Thomas Edison",
  blocks: ["Edison was born in Milan in 1847."],
};

describe("where a collection in scope never leaves", () => {
  const sendable = {
    scope: { owner: "someone", document_ids: ["1"] },
    left_out: [{ collection_id: "c", name: "Diary" }],
  };
  const asking = (where: TextGenerator["where"]) => {
    const model = { ...standIn({ says: ["Tesla was born in Smiljan [1]."] }), where };
    const scopes: unknown[] = [];
    const library = createMemoryLibrary([TESLA, EDISON]);
    const tokenizer = createTokenizer();
    const { answer } = createAnswering({
      parts: {
        answer: (request) => composeAnswer({ library, where: "on this device", tokenizer }, request),
        async prepare(request) {
          scopes.push(request.request.scope);
          return { ...(await prepareAnswer({ library, tokenizer }, request)), embedder: "none" };
        },
        check: async (request) => checkAnswer({ tokenizer }, request),
      },
      generators: { pick: async () => [model] },
      where: "on this device",
      report: () => undefined,
    });
    const question = "Where was Nikola Tesla born?";
    const request = { scope: { owner: "someone" }, question, history: [], top_k: 5, hybrid: true, sendable };
    return { scopes, answered: answer(request) };
  };

  test("a hosted model is given the rest, and the answer names what was left out", async () => {
    const { answered, scopes } = asking({ sentTo: "OpenAI" });
    expect(await answered).toMatchObject({ left_out: sendable.left_out, generator: { name: "The stand-in" } });
    expect(scopes).toEqual([sendable.scope]);
  });

  test("a model that runs here is given everything", async () => {
    const { answered, scopes } = asking("on this device");
    expect(await answered).not.toHaveProperty("left_out");
    expect(scopes).toEqual([{ owner: "someone" }]);
  });
});

test("a model is given more passages than are quoted, and none that fits far worse than the best", async () => {
  const filler = "Words of no weight follow here. ".repeat(12);
  const letters = Array.from({ length: 40 }, (_, at) => `Tesla wrote letter ${at} about the coil. ${filler}`);
  const cranes = Array.from({ length: 40 }, (_, at) => `The harbour of Tesla has crane ${at}. ${filler}`);
  const library = createMemoryLibrary([
    { name: "letters.md", title: "Letters", blocks: letters },
    { name: "harbour.md", title: "Harbour", blocks: cranes },
  ]);
  const question = "What did Tesla write in his letters about the coil?";
  const request = { scope: { owner: "someone" }, question, history: [], top_k: 5, hybrid: true };
  const given = { library, tokenizer: createTokenizer() };
  const { passages } = await prepareAnswer(given, { request, most_characters: 8000 });
  const best = Math.max(...passages.map(({ score }) => score));
  expect(passages.length).toBeGreaterThan(10);
  expect(passages.filter(({ score }) => score > 0 && score < best / 2)).toEqual([]);
  const { passages: few } = await prepareAnswer(given, { request: { ...request, top_k: 2 }, most_characters: 8000 });
  expect(few).toHaveLength(2);
});
