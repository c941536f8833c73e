import { describe, expect, test } from "vitest";
import { rewriteQuestion } from "./rewrite-question.ts";
import { standIn } from "./testing/stand-in.ts";

const patience = { first: 400, thinking: 400, next: 400, stop: 50 };
const TESLA = ["Where was Nikola Tesla born?", "In Smiljan, in 1856."] as const;
const PLANS = ["What does the Pro plan cost?", "The Pro plan costs 20 euros a month, the Team plan 30."] as const;
const FAHRRAD = ["Wie teuer ist das Fahrrad Blitz?", "Es kostet 900 Euro."] as const;
const ZH = ["尼古拉·特斯拉在哪里出生？", "在斯米连。"] as const;

function rewritten(question: string, [before, answer]: readonly [string, string], says: string) {
  const history = [
    { role: "user", content: before },
    { role: "assistant", content: answer },
  ] as const;
  return rewriteQuestion(standIn({ says: [says] }), { question, history }, patience, new AbortController().signal);
}

describe("a question that a model has made whole", () => {
  test.each([
    ["And when did he die?", TESLA, "When did Nikola Tesla die?"],
    ["When did he die?", TESLA, "When did Nikola Tesla die"],
    ["Why?", TESLA, "Why was Nikola Tesla born in Smiljan?"],
    ["And the Team plan?", PLANS, "What does the Team plan cost?"],
    ["Is it cancelled monthly?", PLANS, "Can the Pro plan be cancelled monthly?"],
    ["Und wie schwer ist es?", FAHRRAD, "Wie schwer ist das Fahrrad Blitz?"],
    ["他什么时候死的？", ZH, "尼古拉·特斯拉什么时候死的？"],
  ] as const)("%s is taken where it asks the same", async (question, before, says) => {
    expect(await rewritten(question, before, says)).toBe(says.replace(/(?<![?？])$/u, "?"));
  });

  test.each([
    ["And when did he die?", TESLA, "What is the capital of France?"],
    ["And when did he die?", TESLA, "Where was Nikola Tesla born?"],
    ["And when did he die?", TESLA, "Nikola Tesla died in New York City in January 1943."],
    ["When was he born?", TESLA, "Nikola Tesla was born in 1856."],
    ["And the Team plan?", PLANS, "What does the Pro plan cost?"],
    ["Und wie schwer ist es?", FAHRRAD, "How heavy is the bicycle?"],
    ["他什么时候死的？", ZH, "法国的首都是什么？"],
  ] as const)("%s is dropped where it asks something else, or nothing", async (question, before, says) => {
    expect(await rewritten(question, before, says)).toBeUndefined();
  });
});

test("a model that thinks for too long about a question leaves it as it is, and is not lost", async () => {
  const history = [
    { role: "user", content: TESLA[0] },
    { role: "assistant", content: TESLA[1] },
  ] as const;
  const thinker = standIn({ says: ["<think>", "Hm. "], endless: true });
  const asked = { question: "When did he die?", history };
  const brief = { ...patience, thinking: 60 };
  expect(await rewriteQuestion(thinker, asked, brief, new AbortController().signal)).toBeUndefined();
  expect(thinker.stops()).toBe(1);
});
