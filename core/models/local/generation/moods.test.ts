import { describe, expect, test } from "vitest";
import { MOODS, SMALL_CONTEXT, THOUGHT, type Mood } from "../../remote/testing/moods.ts";
import type { AnswerEvent } from "#core/engine/engine.ts";
import { OWNER, PROVIDERS, setupMoods as setup } from "./testing/setup-moods.ts";

const WRITTEN = { content: expect.stringContaining("born in Smiljan in 1856"), answered: true };
const textOf = (events: readonly AnswerEvent[]) =>
  events.map((event) => (event.type === "text" ? event.text : "")).join("");
const thoughtOf = (events: readonly AnswerEvent[]) =>
  events.map((event) => (event.type === "thinking" ? event.text : "")).join("");

describe.each(PROVIDERS)("documents asked of %s", (provider) => {
  test.each(["honest", "thinks", "thinks-in-tags", "refuses-temperature", "refuses-max-tokens"] as const)(
    "are answered by a model that is %s, and nothing it thinks is in the answer",
    async (mood) => {
      const { ask, questions } = await setup(provider);
      const { answer, events } = await ask(mood);
      expect(answer).toMatchObject({ ...WRITTEN, generator: { id: `${provider}:${mood}` } });
      expect(answer.lost).toBeUndefined();
      expect(answer.receipts[0]).toMatchObject({ supported: true });
      expect(textOf(events)).not.toContain("The user asks");
      expect(answer.content).not.toContain("The user asks");
      const thinks = mood.startsWith("thinks");
      expect(thoughtOf(events)).toBe(thinks ? THOUGHT : "");
      expect(answer.model?.thinking).toBe(thinks ? THOUGHT : undefined);
      const before = questions().length;
      await ask(mood);
      expect(questions().length - before, "what was refused once is not sent again").toBe(1);
    },
  );

  test.each(["refuses-temperature", "refuses-max-tokens", "small-context", "thinks-hidden"] as const)(
    "what %s taught is known after the host was started again",
    async (mood) => {
      const { ask, questions, restart } = await setup(provider);
      await ask(mood);
      restart();
      const before = questions().length;
      expect((await ask(mood)).answer).toMatchObject(WRITTEN);
      expect(questions().length - before, "nothing is refused again").toBe(1);
    },
  );

  test("a thought that no tag begins is taken back once, and from then on never shown as the answer", async () => {
    const { ask } = await setup(provider);
    const first = await ask("thinks-untagged");
    expect(first.events).toContainEqual(expect.objectContaining({ type: "thinking", replaces: true }));
    expect(first.answer).toMatchObject({ ...WRITTEN, model: { thinking: expect.stringContaining("The user asks") } });
    expect(first.answer.content).not.toContain("The user asks");
    const second = await ask("thinks-untagged");
    expect(textOf(second.events)).not.toContain("The user asks");
    expect(second.answer).toMatchObject(WRITTEN);
  });

  test("thoughts do not use up the tokens of the answer", async () => {
    const { ask, questions } = await setup(provider);
    expect((await ask("thinks-hidden")).answer).toMatchObject({ ...WRITTEN, model: { cut: false } });
    expect(questions()).toHaveLength(2);
    await ask("thinks-hidden");
    expect(questions()).toHaveLength(3);
  });

  test("a context that turns out small is asked once more, with fewer passages, and remembered", async () => {
    const { ask, questions } = await setup(provider);
    const { answer } = await ask("small-context");
    expect(answer).toMatchObject(WRITTEN);
    expect(questions().length).toBeLessThanOrEqual(2);
    const before = questions().length;
    await ask("small-context");
    expect(questions().length - before).toBe(1);
    const sizes = questions().map(({ body }) => JSON.stringify(body).length / 4);
    expect(sizes.at(-1)).toBeLessThan(SMALL_CONTEXT * 1.2);
  });

  test.each([
    ["tiny-context", "context_too_small", /too long for|too few/],
    ["wrong-key", "wrong_key", /refused the API key; enter a valid key/],
    ["no-memory", "out_of_memory", /enough memory for no-memory; choose a smaller model/],
    ["unknown-model", "unknown_model", /does not have the model unknown-model; install it/],
    ["rate-limited", "rate_limited", /ask again in 10 minutes/],
    ["no-credit", "no_credit", /no credit left/],
  ] as const)("%s: the documents are quoted, with the reason", async (mood, code, words) => {
    const { ask } = await setup(provider);
    const { answer } = await ask(mood);
    expect(answer.generator.id).toBe("extractive");
    expect(answer.content).toContain("Smiljan");
    expect(answer.lost).toMatchObject([{ code, detail: expect.stringMatching(words) }]);
    expect(answer.lost?.[0]?.detail?.match(/\.(?= |$)/g)?.length, "one sentence").toBeLessThanOrEqual(2);
  });

  test("one that is cut off in the middle keeps its whole sentences, checked", async () => {
    const { ask } = await setup(provider);
    const { answer } = await ask("cut");
    expect(answer).toMatchObject({ ...WRITTEN, broken: { code: "cut_off" }, generator: { id: `${provider}:cut` } });
    expect(answer.content).not.toContain("And then it");
    expect(answer.receipts[0]).toMatchObject({ supported: true });
  });

  test("an endless one is stopped at its longest length", async () => {
    const { ask } = await setup(provider);
    expect((await ask("endless")).answer).toMatchObject({ model: { cut: true } });
  });

  test("a slow one is waited for only so long", async () => {
    const { ask } = await setup(provider, { first: 40, thinking: 40 });
    expect((await ask("slow")).answer.lost).toMatchObject([{ code: "too_slow" }]);
  });

  test("one that only thinks is stopped after its time, and the person can give it more", async () => {
    const { ask, moreTime } = await setup(provider, { first: 60_000, thinking: 60 });
    const given: boolean[] = [];
    const { answer } = await ask("thinks-for-ever", (event) => {
      if (event.type === "thinking") given.push(moreTime.give(OWNER, "t"));
    });
    expect(given).toContain(true);
    expect(answer.lost).toMatchObject([{ code: "thinking_too_long" }]);
    expect(moreTime.give(OWNER, "t"), "nobody is at work any more").toBe(false);
  });
});

test("every mood is tried", () => {
  const tried = new Set<Mood>([
    ...(["honest", "thinks", "thinks-in-tags", "thinks-untagged", "thinks-hidden", "thinks-for-ever"] as const),
    ...(["refuses-temperature", "refuses-max-tokens", "small-context", "tiny-context", "slow", "cut"] as const),
    ...(["searches", "searches-for-ever"] as const),
    ...(["endless", "wrong-key", "no-memory", "unknown-model", "rate-limited", "no-credit"] as const),
  ]);
  expect(MOODS.filter((mood) => !tried.has(mood))).toEqual([]);
});
