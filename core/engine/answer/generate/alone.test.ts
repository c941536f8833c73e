import { describe, expect, test } from "vitest";
import { abortOf, setUpAnswering } from "./testing/set-up-answering.ts";
import { standIn } from "./testing/stand-in.ts";

describe("a model that is asked without documents", () => {
  const persona = { name: "Pirate", system_prompt: "Talk like a pirate.", model_settings: {} };

  test("gets the message as it was written and what was said before, and nothing of the documents or of rules", async () => {
    const model = standIn({ says: ["Array", "[1] is ", "the second."] });
    const { ask, text, events } = setUpAnswering([model]);
    const history = [
      { role: "user", content: "Do you know arrays?" },
      { role: "assistant", content: "Yes." },
    ] as const;
    const answer = await ask("And what is array[1] of Nikola Tesla?", { without_documents: true, history, persona });
    expect(model.asked[0]?.messages).toEqual([
      { role: "system", content: "Talk like a pirate." },
      ...history,
      { role: "user", content: "And what is array[1] of Nikola Tesla?" },
    ]);
    expect(model.asked).toHaveLength(1);
    expect(answer).toMatchObject({
      content: "Array[1] is the second.",
      answered: true,
      without_documents: true,
      passages: [],
      receipts: [],
      queries_used: [],
      generator: { id: "stand-in" },
    });
    expect(text()).toBe(answer.content);
    expect(events.flatMap((event) => (event.type === "status" ? [event.phase] : []))).not.toContain("searching");
  });

  test("is asked the whole of a long message, also small talk", async () => {
    const model = standIn({ contextTokens: 8000 });
    const { ask } = setUpAnswering([model]);
    const long = `Shorten this. ${"It rains. ".repeat(300)}`;
    await ask(long, { without_documents: true });
    await ask("Hello!", { without_documents: true });
    expect(model.asked.map(({ messages }) => messages)).toEqual([
      [{ role: "user", content: long }],
      [{ role: "user", content: "Hello!" }],
    ]);
  });

  test.each([
    ["there is none", []],
    ["the only one is lost", [standIn({ lostAt: 0 })]],
    ["the message is too long for it", [standIn({ contextTokens: 60 })]],
  ])("says nothing in the documents' words where %s", async (_, rungs) => {
    const { ask } = setUpAnswering(rungs);
    const answer = await ask("Where was Nikola Tesla born, and when did he die? Tell me all of it.", {
      without_documents: true,
    });
    expect(answer).toMatchObject({ content: "", answered: false, passages: [], without_documents: true });
    expect(answer.lost?.length ?? 0).toBe(rungs.length);
  });

  test("keeps what was written when it is stopped", async () => {
    const stop = new AbortController();
    const model = standIn({
      says: ["Once upon", " a time"],
      endless: true,
      beforePiece: (index, signal) => (index < 2 ? Promise.resolve() : abortOf(signal)),
    });
    const { ask, text } = setUpAnswering([model]);
    const asking = ask("Tell me a story.", { without_documents: true }, stop.signal);
    await expect.poll(text).toContain("a time");
    stop.abort();
    expect(await asking).toMatchObject({ stopped: true, content: "Once upon a time", without_documents: true });
  });
});
