import { describe, expect, test } from "vitest";
import { askOver } from "./answer/testing/ask-over.ts";
import { LONGEST_QUESTION, partsOfMessage } from "./long-question.ts";

const TEXT = "The weather was fine and the wind came from the west on that day. ".repeat(60);
const QUESTION = "When did Edison die?";
const EDISON = { name: "edison.md", blocks: ["Thomas Edison, an American inventor, died in 1931 in West Orange."] };

describe("a message that is longer than a question may be", () => {
  test.each([
    ["after the text", `${TEXT}\n${QUESTION}`, QUESTION, TEXT.trim()],
    ["before the text", `${QUESTION}\n${TEXT}`, QUESTION, TEXT.trim()],
    ["before the text, without a mark", `Summarise this text\n${TEXT}`, "Summarise this text", TEXT.trim()],
  ])("is parted into the question %s and the rest", (_, message, question, context) => {
    expect(partsOfMessage(message)).toEqual({ question, context });
  });

  test("of one line is cut at a space, and nothing is lost", () => {
    const { question, context } = partsOfMessage(TEXT.trim());
    expect(question.length).toBeLessThanOrEqual(LONGEST_QUESTION);
    expect(`${question} ${context}`).toBe(TEXT.trim());
  });

  test("is a question as it is up to that length", () => {
    const message = "a".repeat(LONGEST_QUESTION);
    expect(partsOfMessage(message)).toEqual({ question: message, context: "" });
  });

  test("is answered, and the answer, the queries and the intent say what was read", async () => {
    const { ask } = askOver([EDISON]);
    const answer = await ask(`${TEXT}\n${QUESTION}`);
    expect(answer.content).toContain("1931");
    expect(answer.content).toContain(
      `Your message is longer than 2,000 characters: “${QUESTION}” was read as the question`,
    );
    expect(answer.queries_used).toEqual([QUESTION]);
    expect(answer.intent.reasoning).toContain("longer than 2000 characters");
  });

  test("gives what the question refers to", async () => {
    const { ask } = askOver([EDISON]);
    const { queries_used } = await ask(`Thomas Edison was a man whom we met. ${TEXT}\nWhen did he die?`);
    expect(queries_used).toEqual(["When did Thomas Edison die?"]);
  });
});
