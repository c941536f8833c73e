import { describe, expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { followUp } from "./follow-up.ts";
import { mayFollowUp } from "../generate/rewrite-question.ts";
import { askOver } from "../testing/ask-over.ts";

const DOCUMENTS = [
  {
    name: "mongolia.md",
    title: "Mongolia",
    blocks: ["Mongolia is a landlocked country in East Asia whose capital and largest city is Ulaanbaatar."],
  },
  {
    name: "bees.md",
    title: "Bees",
    blocks: ["Bees are winged insects that are closely related to wasps and ants and pollinate many plants."],
  },
];
const MONGOLIA = [
  { role: "user", content: "What is the capital of Mongolia?" },
  { role: "assistant", content: "**Ulaanbaatar** — Mongolia is a landlocked country … [1]" },
] as const;
const SUMMARY = [
  { role: "user", content: "Summarise this collection" },
  { role: "assistant", content: "This covers 2 documents." },
] as const;
const LISTING = [
  { role: "user", content: "Which documents are there?" },
  { role: "assistant", content: "There are 2 documents: mongolia.md, bees.md" },
] as const;
const THANKS = [
  { role: "user", content: "Thanks!" },
  { role: "assistant", content: "You are welcome!" },
] as const;
const BEFORE = [MONGOLIA, [...MONGOLIA, ...SUMMARY], [...SUMMARY, ...MONGOLIA], [...MONGOLIA, ...LISTING, ...THANKS]];

const SUMMARIES = [
  "Summarise this collection",
  "Summarise these two documents",
  "Can you summarize this whole folder?",
  "What is this library about?",
  "What are these files about?",
  "Give me an overview of this page",
  "Fasse diese Sammlung zusammen",
  "Fassen Sie bitte diese Dokumente zusammen",
  "Résume cette collection",
  "Resume esta colección",
  "Riassumi questa raccolta",
  "Resuma esta coleção",
  "Резюмируй эту коллекцию",
  "总结这个合集",
  "このコレクションを要約して",
  "لخص هذه المجموعة",
  "इस संग्रह का सारांश दें",
];
const LISTINGS = [
  "Which documents are there?",
  "How many documents are in this collection?",
  "List these files",
  "List all documents in this folder",
  "Welche Dokumente gibt es in dieser Sammlung?",
  "Quels documents y a-t-il dans cette collection ?",
  "¿Cuántos documentos hay en esta colección?",
  "Сколько документов в этой коллекции?",
  "这个合集有多少文件?",
];

describe("what is asked of the collection itself", () => {
  test.each(SUMMARIES)("%s gives the same summary as first, second and third question", async (question) => {
    const { ask } = askOver(DOCUMENTS);
    const first = await ask(question);
    expect(first.intent.kind).toBe("collection_summary");
    expect(new Set(first.passages.map(({ document_name }) => document_name))).toEqual(
      new Set(["mongolia.md", "bees.md"]),
    );
    for (const history of BEFORE) expect(await ask(question, history)).toEqual(first);
  });

  test.each(LISTINGS)("%s gives the same list as first, second and third question", async (question) => {
    const { ask } = askOver(DOCUMENTS);
    const first = await ask(question);
    expect(first.intent.kind).toBe("listing");
    expect(first.content).toContain("mongolia.md");
    expect(first.content).toContain("bees.md");
    for (const history of BEFORE) expect(await ask(question, history)).toEqual(first);
  });

  test.each([...SUMMARIES, ...LISTINGS])("%s is not rewritten by a language model", (question) => {
    expect(mayFollowUp(question, MONGOLIA)).toBe(false);
  });
});

const resolve = (question: string, history: Parameters<typeof followUp>[2]) =>
  followUp(createTokenizer(), question, history, []).question;

describe("references to what was said before", () => {
  test.each([
    "Who wrote this book?",
    "What does this document say?",
    "Are there any fees?",
    "Wer hat dieses Buch geschrieben?",
    "Qui a écrit ce livre ?",
    "My bike was stolen, how much is it insured for?",
    "where does fontconfig look for its configuration",
    "How can I write a message now and send it later?",
    "Can I take the covers off and wash them?",
    "Wie kann ich eine Nachricht schreiben und sie später senden?",
    "Mein Fahrrad wurde gestohlen. Wie hoch ist es versichert?",
  ])("%s has none", (question) => {
    expect(resolve(question, MONGOLIA)).toBe(question);
  });

  test.each([
    ["How large is it?", "How large is Mongolia?"],
    ["What is its population?", "What is Mongolia's population?"],
    ["What is the height and how old is it?", "What is the height and how old is Mongolia?"],
    ["Is it mentioned in this document?", "Is Mongolia mentioned in this document?"],
    ["Does this collection say how large it is?", "Does this collection say how large Mongolia is?"],
  ])("%s is read as %s, also after a summary and a word of thanks", (question, read) => {
    expect(resolve(question, MONGOLIA)).toBe(read);
    expect(resolve(question, [...MONGOLIA, ...SUMMARY, ...LISTING, ...THANKS])).toBe(read);
  });
});

describe("another time", () => {
  const asked = (before: string, question: string): string =>
    followUp(createTokenizer(), question, [{ role: "user", content: before }], []).question;
  test.each([
    [
      "What were the total revenues of Brandt in 2022?",
      "And in 2021?",
      "What were the total revenues of Brandt in 2021?",
    ],
    ["What were the total revenues of Brandt in 2022?", "2020?", "What were the total revenues of Brandt in 2020?"],
    ["What was the net loss in Q1 2023?", "What about Q2?", "What was the net loss in Q2 2023?"],
    ["What was the net loss?", "And in 2021?", "What was the net loss in 2021?"],
    ["Wie hoch war der Umsatz 2022?", "Und 2021?", "Wie hoch war der Umsatz 2021?"],
    ["How much was the rent in February?", "and in March?", "How much was the rent in March?"],
    ["How much is the rent?", "And in March?", "How much is the rent in March?"],
    ["Wie hoch war die Miete im Februar?", "Und im März?", "Wie hoch war die Miete im März?"],
  ])("%s %s", (before, question, filled) => {
    expect(asked(before, question)).toBe(filled);
  });

  test("is no more than a time", () => {
    expect(asked("What was the net loss in 2022?", "What happened in 2021?")).toBe("What happened in 2021?");
  });
});

describe("a short question takes all of the one before", () => {
  test.each([
    ["Was the rent raised?", "Why not?"],
    ["Can I keep hens?", "Are you sure?"],
    ["Who was at the meeting?", "Anyone else?"],
    ["Wurde die Miete erhöht?", "Warum nicht?"],
    ["Wann ist das Fest?", "Um wie viel Uhr?"],
    ["Wann ist das Fest?", "Erzähl mir mehr"],
    ["Le loyer a-t-il augmenté ?", "Pourquoi pas ?"],
    ["¿Se subió el alquiler?", "¿Por qué no?"],
    ["Is de huur verhoogd?", "Waarom niet?"],
  ])("%s %s", (before, question) => {
    const { question: filled } = followUp(createTokenizer(), question, [{ role: "user", content: before }], []);
    expect(filled).toBe(`${question} ${before}`);
  });
});

describe("a phrase with a preposition", () => {
  test.each([
    ["How much is a full plot?", "And per month?", "How much is a full plot per month?"],
    ["How much did Facebook pay for WhatsApp?", "and for Instagram?", "How much did Facebook pay for Instagram?"],
    ["How many hens live on a plot in winter?", "And on a half plot?", "How many hens live on a half plot in winter?"],
  ])("%s %s", (before, question, filled) => {
    expect(followUp(createTokenizer(), question, [{ role: "user", content: before }], []).question).toBe(filled);
  });

  test("that asks is a question of its own", () => {
    const before = [{ role: "user", content: "Who works at the bank?" }] as const;
    expect(followUp(createTokenizer(), "And in which year?", before, []).question).not.toContain("bank in which");
  });
});
