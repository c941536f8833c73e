import { describe, expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { askOver } from "../testing/ask-over.ts";
import { understand } from "./understand.ts";

const LAW = { name: "free-law.pdf", title: "Free Law" };
const DOCUMENTS = [
  { document_id: "law", ...LAW },
  { document_id: "scan", name: "scan.pdf", title: null },
];
const tokenizer = createTokenizer();
const read = (message: string, ...asked: readonly string[]) =>
  understand(
    tokenizer,
    message,
    asked.map((content) => ({ role: "user", content }) as const),
    DOCUMENTS,
  );

describe("a follow-up", () => {
  test.each([
    ["When did he lose?", "What does Free Law say about Harper?", "When did Harper lose?", "Harper"],
    ["And when did he lose?", "What does Free Law say about Harper?", "when did Harper lose?", "Harper"],
    ["What is it made of?", "What is a Boots nut?", "What is Boots nut made of?", "Boots nut"],
    ["When was she elected?", "Who is the head of NATO?", "When was the head of NATO elected?", "the head of NATO"],
    ["and the deputy?", "Who is the head of NATO?", "Who is the deputy of NATO?", "NATO"],
    ["And Edison?", "Where was Tesla born?", "Where was Edison born?", "Where was Edison born?"],
    ["Wann wurde er gebaut?", "Wie hoch ist der Turm?", "Wann wurde Turm gebaut?", "Turm"],
  ])("%s after %s is read as %s", (message, before, question, about) => {
    expect(read(message, before)).toMatchObject({ question, followUp: { about }, asked: message });
  });

  test.each([
    "What does this collection say about birds?",
    "What is in these files?",
    "Is there a fee?",
    "How do bees find their way?",
  ])("%s is none", (message) => {
    expect(read(message, "Where was Tesla born?")).toMatchObject({ question: message, followUp: null });
  });

  test("is asked back where two names fit", () => {
    const { request, intent } = read("When was it published?", "What does Free Law say about Harper?");
    expect(request).toEqual({ kind: "unclear", choices: ["Free Law", "Harper"] });
    expect(intent.kind).toBe("clarification");
  });

  test("is read as typed in quotation marks", () => {
    expect(read('"When did he lose?"', "What does Free Law say about Harper?")).toMatchObject({
      question: "When did he lose?",
      followUp: null,
    });
  });

  test("tells the caller what was filled in", async () => {
    const { ask } = askOver([{ name: "harper.md", blocks: ["Harper lost the case in 2003 after a long fight."] }]);
    const history = [{ role: "user", content: "Who is Mary Harper?" }] as const;
    expect((await ask("When did she lose?", history)).understood).toEqual({ about: "Mary Harper" });
    expect((await ask("When did Harper lose?", history)).understood).toBeUndefined();
  });
});

describe("a request", () => {
  test.each([
    "Invent a limerick",
    "Tell me a secret",
    "sing me a song",
    "Erzähl mir ein Gedicht",
    "Cuéntame un secreto",
  ])("for a performance is talk: %s", (message) => {
    expect(read(message).request).toEqual({ kind: "talk", talk: "entertain" });
  });

  test.each(["Tell me something interesting", "Surprise me", "Erzähl mir etwas Interessantes", "surprends-moi"])(
    "for anything worth reading quotes the library: %s",
    (message) => {
      expect(read(message).request).toEqual({ kind: "interesting" });
    },
  );

  test("with @ keeps to the documents named so", () => {
    expect(read("@scan.pdf what does this say?")).toMatchObject({
      document_ids: ["scan"],
      request: { kind: "summary", document_ids: ["scan"] },
    });
  });

  test("for what a document is about is a summary of it", () => {
    expect(read("What is Free Law about?").request).toEqual({ kind: "summary", topic: null, document_ids: ["law"] });
  });

  test.each([
    ["How many people live there?", "fact", "count"],
    ["Why do ducks quack?", "reason", "thing"],
    ["How do I change the wheel?", "steps", "thing"],
    ["In welchem Jahr wurde der Turm gebaut?", "fact", "year"],
    ["Où se trouve la gare ?", "fact", "place"],
    ["Is the bridge open?", "yes_no", "thing"],
  ] as const)("%s has its form and wants its kind", (message, form, wants) => {
    expect(read(message).request).toEqual({ kind: "question", form, wants });
  });
});

describe("what is written", () => {
  const DUCKS = {
    name: "ducks.md",
    title: "Ducks",
    blocks: ["# Ducks", "Ducks are water birds that live on ponds and rivers all over the world.", "Ducks quack."],
  };
  const BRIDGES = {
    name: "bridges.md",
    title: "Bridges",
    blocks: [
      "# Bridges",
      "Bridges carry roads and railways over valleys, straits and other obstacles.",
      "Steel is used.",
    ],
  };
  const SCAN = { name: "scan.pdf", blocks: [] };

  test("one thing at two times is looked up as a question", () => {
    expect(read("Compare the revenues in 2021 and 2022").request.kind).toBe("question");
    expect(read("Compare Free Law and Harper").request.kind).toBe("comparison");
  });

  test("a summary of all says which documents have no text", async () => {
    const { content } = await askOver([DUCKS, BRIDGES, SCAN]).ask("Summarize this collection");
    expect(content).toContain("This covers 2 of 3 documents. Without text, so not covered: scan.pdf.");
  });

  test("a comparison of documents that share nothing tells what each is", async () => {
    const { content } = await askOver([DUCKS, BRIDGES]).ask("Compare ducks.md and bridges.md");
    expect(content).toMatch(/^Side by side:/u);
    expect(content.match(/^\| \*\*/gmu)).toHaveLength(1);
  });

  test("a joke is told, and a poem about what the library does not know is not searched for", async () => {
    const { ask } = askOver([DUCKS]);
    expect((await ask("Tell me a joke")).content).toContain("no text layer");
    expect(await ask("Write me a poem about dragons")).toMatchObject({ intent: { kind: "chat" }, queries_used: [] });
    expect((await ask("Write me a poem about ducks")).intent.kind).toBe("retrieval");
  });

  test("a listing counts every document whose passages hold all the words", async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      name: `note-${at}.md`,
      blocks: [at % 2 === 0 ? `Note ${at} is about copyright law in general.` : `Note ${at} is about weather.`],
    }));
    const { content } = await askOver(many).ask("Which documents mention copyright?");
    expect(content).toContain("15 of 30 documents mention “copyright”");
    expect(content.match(/^- \*\*note-/gmu)).toHaveLength(15);
  });
});
