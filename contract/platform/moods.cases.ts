import { beforeAll, describe, expect, test } from "vitest";
import { THOUGHT, type Mood } from "#core/models/remote/testing/moods.ts";
import type { ChatMessage } from "#core/chat/chat.ts";
import { expectRefusal } from "../caller.ts";
import { eventsOf } from "../chat-stream.cases.ts";
import type { PlatformSetup } from "./platform-contract.ts";

const AI = "/api/v1/ai/providers";
const QUESTION = "Where was Nikola Tesla born?";
const MOODY = ["ollama", "openai-compatible"] as const;

interface Answered {
  readonly answered: boolean;
  readonly generator: { readonly id: string };
  readonly model?: { readonly thinking?: string };
  readonly broken?: { readonly code: string };
  readonly lost?: readonly { readonly code: string; readonly detail: string }[];
}

/** Models in many moods, asked over REST: of themselves, and to write an answer from documents. */
export function moodCases({ ada, standIns, writesAnswers = false }: PlatformSetup): void {
  const named = (provider: string) => ({ provider, settings_id: `moods-${provider}` });
  const setUp = async () => {
    for (const provider of MOODY) {
      const config = { server_url: standIns?.(), ...(provider !== "ollama" && { api_key: "k-12345678" }) };
      await ada().api.json("POST", "/api/v1/ai/settings/providers", { id: `moods-${provider}`, provider, config });
    }
  };
  const chat = (provider: string, model: Mood, more: object = {}) =>
    ada().api.json("POST", `${AI}/chat`, {
      ...named(provider),
      model,
      messages: [{ role: "user", content: "Hello?" }],
      params: { temperature: 0.2, max_tokens: 4000 },
      ...more,
    });

  describe.skipIf(!standIns).each(MOODY)("moods of models of %s", (provider) => {
    beforeAll(setUp);

    test.each([
      "honest",
      "thinks",
      "thinks-in-tags",
      "thinks-untagged",
      "refuses-temperature",
      "refuses-max-tokens",
    ] as const)("one that is %s answers whole and streamed, without its thoughts", async (mood) => {
      const whole = await chat(provider, mood);
      expect(whole.body, whole.text).toMatchObject({ text: "It is so.", finish_reason: "stop" });
      const streamed = eventsOf(await chat(provider, mood, { stream: true })) as unknown as {
        readonly text: string;
        readonly thinking?: string;
      }[];
      expect(streamed.map(({ text }) => text).join("")).toBe("It is so.");
      const thought = streamed.map(({ thinking = "" }) => thinking).join("");
      expect(thought.trim()).toBe(mood.startsWith("thinks") ? THOUGHT.trim() : "");
    });

    test.each([
      ["wrong-key", 502, "wrong_key"],
      ["no-memory", 502, "out_of_memory"],
      ["unknown-model", 400, "unknown_model"],
      ["rate-limited", 429, "rate_limited"],
      ["no-credit", 429, "no_credit"],
    ] as const)("%s is %i with the code %s and the reason", async (mood, status, code) => {
      expectRefusal(await chat(provider, mood), status, /\(it said: .+\)\.$/, code);
    });

    test("one cut off in the middle ends the stream with the code, and what came is kept", async () => {
      const events = eventsOf(await chat(provider, "cut", { stream: true })) as unknown as object[];
      expect(events.at(-1)).toMatchObject({ finish_reason: "error", error_code: "cut_off" });
    });
  });

  describe.skipIf(!standIns || !writesAnswers).each(MOODY)("documents asked of moods of %s", (provider) => {
    let session_id: string;
    beforeAll(async () => {
      await setUp();
      const { id } = await ada().api.newCollection("Moods");
      const text = "# Nikola Tesla\n\nNikola Tesla was born in Smiljan in 1856.\n";
      await ada().api.completed(id, "tesla.md", text);
      session_id = (await ada().api.newSession({ collection_id: id })).id;
    });
    const choose = (provider_choice: object | null) =>
      ada().api.json("PUT", "/api/language-models/choice", { provider: provider_choice, provider_first: true });
    const ask = async (model: Mood) => {
      await choose({ ...named(provider), model });
      const answer = await ada().api.json("POST", "/api/chat/message", {
        session_id,
        message: QUESTION,
        follow_up: false,
      });
      await choose(null);
      expect(answer.status, answer.text).toBe(200);
      const { content, metadata } = answer.body as ChatMessage;
      return { content, answer: metadata["answer"] as Answered };
    };

    test.each([
      "honest",
      "thinks",
      "thinks-in-tags",
      "thinks-untagged",
      "refuses-temperature",
      "thinks-hidden",
    ] as const)("one that is %s writes the answer", async (mood) => {
      const { content, answer } = await ask(mood);
      expect(answer.lost).toBeUndefined();
      expect(answer.generator.id).toMatch(new RegExp(`:${mood}$`));
      expect(content).toContain("Smiljan");
      expect(content).not.toContain("The user asks");
    });

    test.each([
      ["wrong-key", "wrong_key"],
      ["no-memory", "out_of_memory"],
      ["unknown-model", "unknown_model"],
      ["rate-limited", "rate_limited"],
      ["no-credit", "no_credit"],
      ["tiny-context", "context_too_small"],
    ] as const)("for %s the documents are quoted, with the code %s and the reason", async (mood, code) => {
      const { content, answer } = await ask(mood);
      expect(answer).toMatchObject({ generator: { id: "extractive" }, lost: [{ code, detail: expect.any(String) }] });
      expect(content).toContain("Smiljan");
    });

    test("one cut off in the middle keeps what was checked", async () => {
      const { content, answer } = await ask("cut");
      expect(answer).toMatchObject({ broken: { code: "cut_off" } });
      expect(content).toContain("Smiljan");
      expect(content).not.toContain("And then it");
    });
  });
}
