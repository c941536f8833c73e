import { expect, it } from "vitest";
import type { Message } from "./message.ts";
import { storedPart } from "./pending.ts";

const question = { text: "When was the tower built?" };
const message = (id: string, answers?: string) =>
  ({
    id,
    role: answers ? "assistant" : "user",
    metadata: answers ? { answer: { question_id: answers } } : {},
  }) as Message;

it("shows a question and its answer once, also where the stored messages are ahead of the answer's events", () => {
  const stored = [message("a"), message("b", "a"), message("q")];
  expect(storedPart({ question }, stored)).toBe("nothing");
  expect(storedPart({ question, questionId: "q" }, stored.slice(0, 2))).toBe("nothing");
  expect(storedPart({ question, questionId: "q" }, stored)).toBe("question");
  expect(storedPart({ question, questionId: "q" }, [...stored, message("r", "q")])).toBe("answer");
});

it("shows the new answer to a question that was answered before", () => {
  const stored = [message("q"), message("r", "q")];
  expect(storedPart({ question: { ...question, retryOf: "q" }, questionId: "q" }, stored)).toBe("question");
});
