import { describe, expect, test } from "vitest";
import { SAMPLE } from "#core/library/sample/sample.ts";
import type { IntentKind } from "../intent.ts";
import { makeDocx } from "../parse/testing/make-docx.ts";
import { makePdf } from "../parse/testing/make-pdf.ts";
import { quotesIn } from "./testing/quotes-in.ts";
import { askFiles, type RealFile } from "./testing/real-files.ts";

const TEA = `# Teas

Sencha is a green tea from Japan. It is steamed rather than roasted, and brewed at 70 degrees.

Rooibos is a red herb from South Africa and holds no caffeine.

Lapsang is smoked over pine wood. The Cold War made it hard to buy in Europe.
`;
const HANDBOOK = makeDocx({
  title: "Glider handbook",
  parts: [
    { heading: "Glider handbook" },
    { paragraph: "This handbook is for members of the gliding club Falkenried, which was founded in 1951." },
    { heading: "Before take-off", level: 2 },
    { paragraph: "Before every take-off the pilot goes through the following checks." },
    { item: "Close and lock the canopy." },
    { item: "Set the altimeter to the height of the airfield." },
    { item: "Check that the controls move freely." },
    { heading: "Weather", level: 2 },
    {
      paragraph:
        "Nobody takes off when the wind is stronger than 35 kilometres an hour. When thunder is heard, all gliders are brought back into the hangar.",
    },
    { heading: "Words", level: 2 },
    {
      paragraph:
        "A variometer is an instrument that shows how fast a glider climbs or sinks. The winch launch takes about 40 seconds.",
    },
  ],
});
const line = (y: number, text: string) => ({ x: 72, y, text, size: 11 });
const REPORT = makePdf({
  title: "Water report",
  pages: [
    {
      lines: [
        line(720, "The waterworks of Ellerbach supplies 12,400 households."),
        line(700, "The Low Flow Alarm (LFA) closes the main valve when the pressure falls."),
        line(680, "The director of the waterworks is Ines Marold."),
      ],
    },
  ],
});
const GERMAN = `# Hausordnung

Die Waschküche ist von 8 bis 20 Uhr geöffnet. Das Haus wurde 1912 von der Architektin Klara Winter gebaut.

Fahrräder gehören in den Keller. Die Miete wird am dritten Werktag des Monats bezahlt.
`;
const FRENCH = `# La boulangerie

La boulangerie ouvre à six heures et ferme à dix-neuf heures. Le levain est une pâte fermentée de farine et d'eau.

Le four a été construit en 1934 par Jules Arnaud.
`;
const SPANISH = `# El faro\n\nEl faro fue construido en 1885 por el ingeniero Tomás Rueda. La torre mide 28 metros de altura.\n`;
const RUSSIAN = `# Музей\n\nМузей был основан в 1898 году купцом Петром Лавровым. В музее хранится 340 картин.\n\nСамовар — это сосуд для кипячения воды.\n`;
const CHINESE = `# 茶馆\n\n茶馆由李明于1923年在成都创办。茶馆每天早上七点开门。\n\n紫砂是一种产于宜兴的陶土。\n`;
const ITALIAN = `# Il mulino\n\nIl mulino fu costruito nel 1702 da Pietro Galli. Il mulino macina farina di castagne.\n`;

const CLUB: readonly RealFile[] = [
  { name: "teas.md", type: "md", content: TEA },
  { name: "glider_handbook.docx", type: "docx", content: HANDBOOK },
  { name: "water-report.pdf", type: "pdf", content: REPORT },
];
const WORLD: readonly RealFile[] = [
  { name: "hausordnung.md", type: "md", content: GERMAN },
  { name: "boulangerie.md", type: "md", content: FRENCH },
  { name: "faro.md", type: "md", content: SPANISH },
  { name: "museum.md", type: "md", content: RUSSIAN },
  { name: "chaguan.md", type: "md", content: CHINESE },
  { name: "mulino.md", type: "md", content: ITALIAN },
];
const LIGHTHOUSE: readonly RealFile[] = SAMPLE.documents.map(({ name, text }) => ({
  name,
  type: name.endsWith(".html") ? "html" : "md",
  content: text,
}));

interface Expected {
  readonly ask: string;
  readonly intent?: IntentKind;
  readonly answered?: boolean;
  /** Document of the first passage cited. */
  readonly from?: string;
  readonly has?: readonly string[];
  readonly hasNot?: readonly string[];
}

const LAMP = "Lamp and signals.md";
const BEES = "Bees of the island.md";
const VISITORS = "Visitors.html";

const CASES: Readonly<Record<string, { readonly files: readonly RealFile[]; readonly asked: readonly Expected[] }>> = {
  "the sample lighthouse": {
    files: LIGHTHOUSE,
    asked: [
      {
        ask: "What should I do when fog comes in?",
        from: LAMP,
        has: ["1. Start the fog horn", "harbour master"],
      },
      { ask: "How often is the lens polished?", from: LAMP, has: ["Thursday"] },
      { ask: "How much honey was harvested in 2022?", from: BEES, has: ["71 kg"] },
      { ask: "How long does the battery bank last?", from: LAMP, has: ["36 hours"] },
      { ask: "Who brought bees to the island?", from: BEES, has: ["Marit Aune"] },
      { ask: "When does the last boat leave Skerry?", from: VISITORS, has: ["17:15"] },
      { ask: "What is the fog horn?", from: LAMP, hasNot: ["**Start**"] },
      {
        ask: "What does the handbook say about parachutes?",
        answered: false,
        has: ["None of your 3 documents mentions *parachutes*."],
      },
      { ask: "Who won the football match?", answered: false },
      { ask: "Tell me about honey", has: ["honey"] },
      {
        ask: "Compare the lamp handbook and the visitor guide",
        intent: "comparison",
        has: ["| | Lamp and signals.md | Visitors.html |", "polished"],
        hasNot: ["do not say", "Bees"],
      },
      {
        ask: "Summarise these documents",
        intent: "collection_summary",
        has: ["3 documents", "two white flashes", "dark bees", "Visitors on Skerry"],
        hasNot: ["96 kg", "\\|"],
      },
      {
        ask: "Summarise the bees document",
        intent: "collection_summary",
        from: BEES,
        has: ["dark bees"],
        hasNot: ["boat from Nordholm"],
      },
      { ask: "List the steps in fog", intent: "listing", from: LAMP, has: ["3 items", "Write the time into the log"] },
      { ask: "List the rules for visitors", intent: "listing", from: VISITORS, has: ["Keep dogs on the lead"] },
      {
        ask: "Which documents mention drones?",
        intent: "listing",
        from: VISITORS,
        has: ["1 of 3 documents mentions"],
        hasNot: ["Lamp and signals"],
      },
      { ask: "How many documents are there?", intent: "listing", has: ["There are 3 documents"] },
      { ask: "List all documents", intent: "listing", has: [LAMP, BEES, VISITORS] },
      {
        ask: "Which documents mention volcanoes?",
        intent: "listing",
        answered: false,
        has: ["None of the 3 documents"],
      },
      { ask: "Thanks!", intent: "chat", has: ["You are welcome!"] },
      { ask: "What can you do?", intent: "chat", has: ["comparison"] },
      { ask: "and?", intent: "clarification", has: ["Lamp and signals"] },
    ],
  },
  "Markdown, Word and PDF": {
    files: CLUB,
    asked: [
      {
        ask: "Where does Sencha tea come from?",
        answered: true,
        from: "teas.md",
        has: ["Japan"],
        hasNot: ["South Africa"],
      },
      { ask: "Which tea did the war make hard to buy?", from: "teas.md", has: ["The Cold War made it hard to buy"] },
      {
        ask: "What is a variometer?",
        from: "glider_handbook.docx",
        has: ["A variometer is an instrument"],
        hasNot: ["**"],
      },
      { ask: "What is the LFA?", from: "water-report.pdf", has: ["Low Flow Alarm"] },
      { ask: "How many households does the waterworks supply?", from: "water-report.pdf", has: ["12,400"] },
      { ask: "Who is the director of the waterworks?", from: "water-report.pdf", has: ["Ines Marold"] },
      {
        ask: "What does the handbook say about thunder?",
        intent: "retrieval",
        from: "glider_handbook.docx",
        has: ["hangar"],
      },
      { ask: "What does the handbook say about parachutes?", intent: "retrieval", answered: false },
      { ask: "What must I do before take-off?", from: "glider_handbook.docx", has: ["canopy", "altimeter"] },
      {
        ask: "Summarize the glider handbook",
        intent: "collection_summary",
        from: "glider_handbook.docx",
        has: ["Falkenried"],
        hasNot: ["Sencha"],
      },
    ],
  },
  "other languages": {
    files: WORLD,
    asked: [
      { ask: "Wer hat das Haus gebaut?", answered: true, from: "hausordnung.md", has: ["Klara Winter"] },
      { ask: "Wann ist die Waschküche geöffnet?", answered: true, from: "hausordnung.md", has: ["8 bis 20 Uhr"] },
      { ask: "Welche Farbe hat das Dach der Garage?", answered: false, has: ["Keines deiner 6 Dokumente erwähnt"] },
      { ask: "Qui a construit le four ?", answered: true, from: "boulangerie.md", has: ["Jules Arnaud"] },
      { ask: "Qu'est-ce que le levain ?", answered: true, from: "boulangerie.md", has: ["pâte fermentée"] },
      { ask: "¿Cuándo fue construido el faro?", answered: true, from: "faro.md", has: ["1885"] },
      { ask: "Кто основал музей?", answered: true, from: "museum.md", has: ["Лавровым"] },
      { ask: "Что такое самовар?", answered: true, from: "museum.md", has: ["сосуд"] },
      {
        ask: "Сколько стоит билет на поезд?",
        answered: false,
        has: ["Ни в одном из ваших документов (6) не упоминается"],
      },
      { ask: "谁创办了茶馆？", answered: true, from: "chaguan.md", has: ["李明"] },
      { ask: "紫砂是什么？", answered: true, from: "chaguan.md", has: ["陶土"] },
      { ask: "Chi ha costruito il mulino?", answered: true, from: "mulino.md", has: ["Pietro Galli"] },
      { ask: "Hallo!", intent: "chat", has: ["Hallo!", "Frag nach"] },
      { ask: "Fasse die Dokumente zusammen", intent: "collection_summary", has: ["Dokumente in dieser Übersicht: 6"] },
      { ask: "哪些文件提到了成都？", intent: "listing", from: "chaguan.md", has: ["成都"] },
    ],
  },
};

describe.each(Object.entries(CASES))("questions about %s", (_, { files, asked }) => {
  const opened = askFiles(files);
  test.each(asked)(
    "$ask",
    async ({ ask, intent, answered = intent !== "clarification", from, has = [], hasNot = [] }) => {
      const answer = await (await opened)(ask);
      expect(answer.intent.kind, answer.content).toBe(intent ?? "retrieval");
      expect(answer.answered, answer.content).toBe(answered);
      if (from !== undefined) expect(answer.passages[0]?.document_name, answer.content).toBe(from);
      for (const words of has) expect(answer.content).toContain(words);
      for (const words of hasNot) expect(answer.content).not.toContain(words);
    },
  );
});

test("says what a thing means by a sentence or under a head for meanings, and claims no other cell", async () => {
  const ask = await askFiles([
    {
      name: "books.md",
      type: "md",
      content:
        "# Books\n\nDepreciation is the spreading of what a thing cost over the years of its use.\n\n| Assets | (Asset cost account) |\n|---|---|\n| -Cost | (Original cost) |\n| -Depreciation | (Accumulated depreciation account) |\n",
    },
    {
      name: "words.md",
      type: "md",
      content:
        "# Words\n\n| Word | Meaning |\n|---|---|\n| Accrual | Income that is booked before it is paid |\n| Escrow | Money held by a third party |\n",
    },
  ]);
  const { content } = await ask("What does depreciation mean?");
  expect(content).not.toMatch(/^\*\*/u);
  expect(quotesIn(content)[0]).toContain("Depreciation is the spreading");
  expect((await ask("What does escrow mean?")).content).toContain("Money held by a third party");
});
