import { parse } from "parse5";
import { expect, test } from "vitest";
import type { Message } from "./message.ts";
import { chatFile, chatToPrint, type ChatFormat } from "./export-chat.ts";

const NOW = new Date("2026-02-03T00:00:00Z");
const TEXT = "The last ferry leaves at half past nine.";

const said = (id: string, role: Message["role"], content: string, metadata: Partial<Message["metadata"]> = {}) =>
  ({ id, session_id: "s", role, content, created_at: "2026-01-02T03:04:05.678Z", metadata }) as Message;

const answered = (id: string, content: string, supported: boolean) =>
  said(id, "assistant", content, {
    answer: {
      answered: true,
      queries_used: [],
      generator: { id: "quotes", name: "Quotes", where: "on this device" },
      passages: [
        {
          chunk_id: "c",
          document_id: "d",
          document_name: "ferry.pdf",
          heading: "Times",
          page: 3,
          score: 1,
          why: { words: [], similarity: null },
          content: TEXT,
          start: 0,
          end: TEXT.length,
        },
      ],
      receipts: [
        {
          from: 0,
          to: content.length,
          citation: supported ? 1 : null,
          quote: supported ? TEXT : "",
          start: supported ? 0 : null,
          end: supported ? TEXT.length : null,
          supported,
        },
      ],
    },
  } as unknown as Message["metadata"]);

const MESSAGES = [
  said("q1", "user", "When does the last ferry leave?"),
  answered("a1", "At half past nine. [1]", true),
  said("q2", "user", "And the\nfirst?"),
  answered("a2", "At four.", false),
  said("q3", "user", "Is there a bus?"),
];

const written = async (format: ChatFormat, messages = MESSAGES) => {
  const { name, content } = chatFile({ name: "Ferries & <times>" }, messages, format, NOW);
  return { name, text: await content.text() };
};

test("as Markdown a chat has its questions as headings, and footnotes that differ from answer to answer", async () => {
  const { name, text } = await written("md");
  expect(name).toBe("Ferries-times.md");
  expect(text).toContain("# Ferries & <times>\n");
  expect(text).toContain("## When does the last ferry leave?\n\nAt half past nine. [^1-1]");
  expect(text).toContain("[^1-1]: ferry.pdf, p. 3");
  expect(text).toContain("## And the first?\n");
  expect(text).toMatch(/At four\.\s\*\(.+\)\*/);
  expect(text).toContain("## Is there a bus?\n\n*There is no answer to this question.*");
});

test("as a web page each citation leads to the source of its own answer", async () => {
  const again = [...MESSAGES.slice(0, 2), said("q2", "user", "Again?"), answered("a2", "Half past nine. [1]", true)];
  const { name, text } = await written("html", again);
  expect(name).toBe("Ferries-times.html");
  expect(text).toContain('<h1 dir="auto">Ferries &amp; &lt;times&gt;</h1>');
  const ids = [...text.matchAll(/ id="(source-[^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["source-1-1", "source-2-1"]);
  expect([...text.matchAll(/href="#(source-[^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
  const problems: string[] = [];
  parse(text, { onParseError: ({ code }) => problems.push(code) });
  expect(problems).toEqual([]);
});

test("as JSON a chat has each answer's sources with the words quoted, and what nothing supports", async () => {
  const { turns, ...about } = JSON.parse((await written("json")).text) as { turns: Record<string, unknown>[] };
  expect(about).toEqual({ name: "Ferries & <times>", saved_at: NOW.toISOString() });
  expect(turns[0]).toMatchObject({
    question: "When does the last ferry leave?",
    written_by: "Quotes",
    sources: [{ number: 1, document: "ferry.pdf", page: 3, quotes: [{ quote: TEXT, page: 3 }] }],
    unsupported: [],
  });
  expect(turns[1]).toMatchObject({ unsupported: ["At four."] });
  expect(turns[2]).toEqual({ question: "Is there a bus?", answer: null });
});

test("in print a source has the words quoted and not its whole passage", () => {
  const long = `${TEXT} ${"More of the passage. ".repeat(30)}`;
  const messages = structuredClone(MESSAGES.slice(0, 2)) as Message[];
  const [passage] = messages[1]?.metadata.answer?.passages ?? [];
  if (passage) Object.assign(passage, { content: long });
  const html = chatToPrint({ name: "Ferries" }, messages, NOW);
  expect(html).toContain(`<blockquote dir="auto">${TEXT}</blockquote>`);
  expect(html).not.toContain("More of the passage");
  expect(html).toContain("<strong>ferry.pdf</strong>, page 3");
  for (const receipt of messages[1]?.metadata.answer?.receipts ?? []) Object.assign(receipt, { quote: null });
  expect(chatToPrint({ name: "Ferries" }, messages, NOW)).toMatch(
    /<blockquote dir="auto">The last ferry.{280,320}…<\/blockquote>/,
  );
});

test("as Anki cards a chat has a line for each answered question, with the source on the back", async () => {
  const messages = [
    said("q1", "user", 'Is "tea" <green>\tor\nblack?'),
    answered("a1", "Both & **more**.\n\n```\na\tb\nc\n```\n\nAt half past nine. [1]", true),
    said("q2", "user", "Is there a bus?"),
  ];
  const { name, text } = await written("txt", messages);
  expect(name).toBe("Ferries-times.txt");
  expect(text.split("\n")).toEqual([
    "#separator:tab",
    "#html:true",
    "#deck:Ferries & <times>",
    'Is &quot;tea&quot; &lt;green&gt; or<br>black?\t<p dir="auto">Both &amp; <strong>more</strong>.</p><pre><code>a b<br>c</code></pre><p dir="auto">At half past nine. [1]</p><p><small>[1] ferry.pdf, page 3</small></p>',
    "",
  ]);
});

test("what rests on no document says so in every file, and nothing that was said is left out", async () => {
  const messages = [
    said("g", "assistant", "Ahoy!", { greeting: true } as never),
    said("q", "user", "Where is the sea?"),
    said("a", "assistant", "Everywhere.", { model: "gpt-a" } as never),
    said("b", "assistant", "Almost.", { model: "gpt-a" } as never),
  ];
  for (const format of ["md", "html"] as const) {
    const { text } = await written(format, messages);
    for (const words of ["Ahoy!", "Where is the sea?", "Everywhere.", "Almost.", "Not from your documents"])
      expect(text).toContain(words);
  }
  expect(JSON.parse((await written("json", messages)).text).turns).toMatchObject([
    { question: "Greeting", answer: "Ahoy!" },
    { answer: "Everywhere.\n\nAlmost.", written_by: "gpt-a", from_documents: false, sources: [] },
  ]);
  expect((await written("md")).text).not.toContain("Not from your documents");
});
