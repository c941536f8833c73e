import { describe, expect, test } from "vitest";
import type { Embedder } from "../embed-port.ts";
import { composeAnswer } from "./answer.ts";
import { createMemoryLibrary } from "./testing/memory-library.ts";
import { askFiles } from "./testing/real-files.ts";

const library = createMemoryLibrary([
  { name: "ducks.md", title: "Ducks", blocks: ["Ducks eat plants and insects.", "A duck swims."] },
]);
const inEnglish = {
  ...library,
  documents: async () => (await library.documents()).map((document) => ({ ...document, language: "en" })),
};
const ask = (question: string) =>
  composeAnswer(
    { library: inEnglish, where: "on this device" },
    { scope: { owner: "someone" }, question, history: [], top_k: 5, hybrid: true },
  );

describe("a request in another language than the documents", () => {
  test.each([
    ["Liste alle Enten auf", "Deine Dokumente sind auf Englisch."],
    ["Welche Dokumente erwähnen Enten?", "Deine Dokumente sind auf Englisch."],
    ["Liste les canards", "Vos documents sont en anglais."],
    ["¿Cuántas patas tiene un pato?", "Tus documentos están en inglés."],
  ])("%s that finds nothing is told the language of the documents", async (question, said) => {
    const answer = await ask(question);
    expect(answer.answered).toBe(false);
    expect(answer.content).toContain(said);
  });

  test.each([
    "Fasse ducks.md zusammen",
    "Welche Dokumente erwähnen insects?",
    "Which documents mention herons?",
    "Danke",
  ])("%s is not", async (question) => {
    expect((await ask(question)).content).not.toMatch(/Englisch|English/u);
  });
});

test("the language of the documents is not told where one has none that is known, as a sheet of numbers", async () => {
  const ask = await askFiles([
    { name: "ducks.md", type: "md", content: "# Ducks\n\nDucks eat plants and insects, and they swim on the river." },
    {
      name: "konto.csv",
      type: "csv",
      content: "Tag;Zweck;Betrag\n02.01.2026;Strom;-84,00\n05.01.2026;Gehalt;840,15\n",
    },
  ]);
  const { answered, content } = await ask("Wie hoch ist mein Kredit?");
  expect(answered).toBe(false);
  expect(content).not.toContain("Englisch");
});

const DIMENSIONS = 128;

/** Texts with the same English words are alike. */
const byEnglishWords: Embedder = {
  id: "english-words",
  dimensions: DIMENSIONS,
  calibration: { byModel: true, language: "en", weight: 0.25, midpoint: 0.42, slope: 12 },
  embed: async (texts) => Float32Array.from(texts.flatMap((text) => [...rowOf(text)])),
};

function rowOf(text: string): Float32Array {
  const row = new Float32Array(DIMENSIONS);
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
    const at = [...word].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % DIMENSIONS, 7);
    row[at] = 1;
  }
  const length = Math.hypot(...row) || 1;
  return row.map((value) => value / length);
}

describe("a question in another language than the document that answers it", () => {
  const lease = {
    name: "mietvertrag.md",
    type: "md" as const,
    content:
      "# Mietvertrag\n\n## Kaution\n\nDer Mieter zahlt vor dem Einzug eine Kaution von 1.200 Euro.\n\n## Haustiere\n\nHunde und Katzen sind in der Wohnung nicht erlaubt.",
  };

  test.each([
    ["How large is the deposit of the tenant?", "From documents in German, by what they mean:", "1.200 Euro"],
    ["Are dogs and cats allowed in the flat?", "From documents in German, by what they mean:", "Hunde und Katzen"],
    ["Give me a summary of dogs and cats", "From documents in German, by what they mean:", "Hunde und Katzen"],
    ["Wie hoch ist die Kaution?", "Aus deinen Dokumenten:", "1.200 Euro"],
  ])("%s", async (question, lead, quoted) => {
    const { content } = await (await askFiles([lease], byEnglishWords))(question);
    expect(content.split("\n\n").find((part) => part.startsWith("> "))).toContain(quoted);
    expect(content).toContain(lead);
    expect(content).not.toMatch(/None of your|does not mention/u);
  });

  const camping = {
    name: "camping.md",
    type: "md" as const,
    content: "# Camping\n\nDogs stay on a lead. The gate is closed at night.\n\nChildren swim with their parents.",
  };

  test.each([
    ["Which documents mention dogs?", "2 of 2 documents mention “dogs”", "Hunde und Katzen sind"],
    ["Do I have anything about the deposit?", "1 of 2 documents", "eine Kaution von 1.200 Euro"],
    ["Which documents do not mention the deposit?", "1 of 2 documents do", "camping.md"],
    ["Welche Dokumente erwähnen Kinder?", "1 von 2", "Children swim"],
  ])("counts documents by what their words mean: %s", async (question, count, quoted) => {
    const { content } = await (await askFiles([lease, camping], byEnglishWords))(question);
    expect(content).toContain(count);
    expect(content).toContain(quoted);
  });

  test("names it by what its title means", async () => {
    const manual = {
      name: "gs6420.md",
      type: "md" as const,
      content:
        "# Bedienungsanleitung Geschirrspüler\n\n## Reinigung\n\nDas Sieb ist wöchentlich zu reinigen und der Filter einmal im Monat.\n\n## Störungen\n\nBei Störungen ist der Wasserhahn zu schließen und der Kundendienst zu rufen.",
    };
    const { content } = await (
      await askFiles([lease, manual], byEnglishWords)
    )("Which sections does the dishwasher manual have?");
    expect(content).toContain("gs6420.md");
    expect(content).toContain("Reinigung");
  });
});
