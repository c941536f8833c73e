import { expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";

const { ask } = askOver([
  {
    name: "ferry.md",
    blocks: ["# The ferry", "The ferry sails to Bergen every Friday, and it takes cars and bicycles."],
  },
  { name: "bees.md", blocks: ["# Bees", "Bees dance in the hive to tell the others where they found flowers."] },
]);

test.each([
  "Translate ferry.md into German",
  "Can you translate ferry.md?",
  "please rephrase ferry.md in simple words",
  "Übersetze ferry.md ins Deutsche",
  "Kannst du ferry.md in einfache Sprache übersetzen?",
  "Schreibe ferry.md um",
  "Traduis ferry.md en allemand",
  "Traduce ferry.md al alemán",
  "Traduci ferry.md in tedesco",
  "Traduza ferry.md para alemão",
  "Vertaal ferry.md naar het Duits",
  "Kun je ferry.md in het Duits vertalen?",
  "Переведи ferry.md на немецкий",
  "请把ferry.md翻译成德语",
  "ferry.mdをドイツ語に翻訳してください",
  "ترجم ferry.md إلى الألمانية",
  "ferry.md का जर्मन में अनुवाद करें",
])("%s is told to need a language model, and gets what the document says", async (question) => {
  const { content, answered } = await ask(question);
  expect(answered).toBe(true);
  expect(content).toMatch(/The ferry sails to Bergen/u);
  expect(content).not.toMatch(/Bees/u);
  expect(content.split("\n")[0]).toMatch(
    /model|modèle|modelo|modello|Sprachmodell|taalmodel|модель|模型|モデル|نموذج|मॉडल/u,
  );
});

test("everything is meant where no text is named", async () => {
  const { content } = await ask("Translate this into French");
  expect(content).toContain("ferry sails");
  expect(content).toContain("Bees dance");
});

test.each([
  "Who translated the ferry timetable?",
  "How do bees translate the place of flowers into a dance?",
  "Wer übersetzt den Fahrplan?",
])("%s asks the documents", async (question) => {
  const { content } = await ask(question);
  expect(content).not.toMatch(/language model|Sprachmodell/u);
});
