import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { IntentKind } from "../../intent.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { understand } from "./understand.ts";

const tokenizer = createTokenizer();
const intentOf = (question: string, asked: readonly string[] = []) =>
  understand(
    tokenizer,
    question,
    asked.map((content) => ({ role: "user", content }) as const),
    [],
  ).intent;

const EXAMPLES: Readonly<Record<IntentKind, readonly string[]>> = {
  chat: [
    "hi",
    "Hello there!",
    "thanks a lot",
    "Danke schön!",
    "Merci beaucoup",
    "¿Qué puedes hacer?",
    "привет",
    "你好",
    "What can you do?",
    "谢谢！",
  ],
  collection_summary: [
    "Summarize",
    "summarise the documents for me",
    "What are these documents about?",
    "Give me an overview of the collection",
    "tl;dr",
    "What are the main findings?",
    "Worum geht es in diesen Dokumenten?",
    "Fasse die Dokumente zusammen",
    "Résume ces documents",
    "¿De qué tratan estos documentos?",
    "О чём эти документы?",
    "总结这些文件",
  ],
  comparison: [
    "Compare the two reports",
    "What is the difference between mitosis and meiosis?",
    "How does the first contract differ from the second?",
    "Tesla vs. Edison",
    "Unterschied zwischen A und B",
    "Compare le premier et le second document",
    "Сравни Москву и Петербург",
    "北京和上海有什么区别？",
  ],
  listing: [
    "List all requirements",
    "Which documents mention Tesla?",
    "How many documents are there?",
    "Which documents do I have about ferries?",
    "Which files do not mention Tesla?",
    "Show me all the deadlines",
    "Welche Dokumente erwähnen Bismarck?",
    "Quels documents parlent de Napoléon ?",
    "Какие документы упоминают Ленина?",
    "哪些文件提到了北京？",
  ],
  clarification: ["", "???", "and?", "it?", "what about them?", "这个呢？"],
  retrieval: [
    "Who wrote the report?",
    "Hi, what is the boiling point of water?",
    "How many people live in Warsaw?",
    "What does the summary say about costs?",
    "Which paper won the prize?",
    "Which files can I safely delete?",
    "Which documents do I need for the visa?",
    "What documents are required?",
    "Welche Unterlagen muss ich mitbringen?",
    "Quels documents dois-je fournir ?",
    "Какие документы нужны для визы?",
    "需要提交哪些文件？",
    "How much higher was the price compared to 1999?",
    "photosynthesis",
    "Wann wurde Berlin gegründet?",
    "谁发明了电话？",
  ],
};

for (const [kind, questions] of Object.entries(EXAMPLES)) {
  test.each(questions)(`%j asks for ${kind}`, (question) => {
    expect(intentOf(question).kind).toBe(kind);
  });
}

test("a bare pronoun after a question goes on with it", () => {
  expect(intentOf("and why?", ["Who built the tower?"]).kind).toBe("retrieval");
});

test("every message gets a kind, a confidence of 0–1 and a reason, quickly", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (question) => {
      const { confidence, reasoning } = intentOf(question);
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(reasoning).toMatch(/\.$/);
    }),
  );
});

test.each(["bye ".repeat(5000), "hi".repeat(20000), "compare a and ".repeat(2000), "a, ".repeat(10000) + "vs"])(
  "a long hostile message is classified at once",
  (question) => {
    const began = performance.now();
    intentOf(question);
    // A rule that goes back and forth over the text takes minutes; a busy machine takes a second.
    expect(performance.now() - began).toBeLessThan(15_000);
  },
);
