import { expect, test } from "vitest";
import type { Message } from "../chat/message.ts";
import { expectedOf, firstQuoted } from "./expected-of.ts";

const message = (content: string, answer: object): Message =>
  ({ id: "a", session_id: "b", role: "assistant", content, created_at: "", metadata: { answer } }) as Message;
const receipts = [
  { citation: null, quote: null },
  { citation: 2, quote: "Assam tea comes from India." },
];
const passages = [{ document_name: "sencha.md" }, { document_name: "assam.md" }];

test("the short answer is the right one, then the first quote, then all that is said", () => {
  expect(expectedOf(message("**India** — Assam tea comes from India. [2]", { receipts, passages }))).toBe("India");
  expect(expectedOf(message("Assam tea comes from India. [2]", { receipts, passages }))).toBe(
    "Assam tea comes from India.",
  );
  expect(expectedOf(message("It grows *there*. [1]", { receipts: [], passages }))).toBe("It grows *there*.");
});

test("of an answer that says nothing, that is the right one", () => {
  expect(expectedOf(message("None of your 3 documents says so.", { answered: false, receipts, passages }))).toBe(
    "The documents do not say.",
  );
});

test("the first passage that is quoted says which document is meant", () => {
  expect(firstQuoted(message("", { receipts, passages }))).toEqual({ document_name: "assam.md" });
  expect(firstQuoted(message("", { receipts: [], passages }))).toBeUndefined();
});
