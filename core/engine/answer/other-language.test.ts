import { describe, expect, test } from "vitest";
import { composeAnswer } from "./answer.ts";
import { createMemoryLibrary } from "./testing/memory-library.ts";

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
