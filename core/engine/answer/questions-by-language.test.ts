import { describe, expect, it } from "vitest";
import { askFiles } from "./testing/real-files.ts";
import { quotesIn } from "./testing/quotes-in.ts";

const LEASE = `# Mietvertrag

Die Kaltmiete beträgt 812 Euro und ist am dritten Werktag zu zahlen.

Beim Auszug sind alle Schlüssel zurückzugeben.

Haustiere dürfen nur mit Erlaubnis gehalten werden.

| Wasserhärte | Stufe | Verbrauch |
| --- | --- | --- |
| 22 | 5 | hoch |
| 31 | 6 | sehr hoch |`;

const WORK = `# Anstellungsvertrag

Für Fahrten mit dem Privatwagen werden 35 Cent je Kilometer erstattet.

Die Kündigungsfrist beträgt drei Monate.

Die Klavierstunden der Kinder zahlt der Betrieb nicht.`;

const ask = askFiles([
  { name: "miete.md", type: "md", content: LEASE },
  { name: "arbeit.md", type: "md", content: WORK },
]);

async function answerTo(question: string): Promise<{ readonly told: string; readonly quote: string }> {
  const answer = await (await ask)(question);
  return { told: answer.content, quote: quotesIn(answer.content)[0] ?? "" };
}

describe("a question in German", () => {
  it.each([
    ["Wie hoch ist die Miete?", "812 Euro"],
    ["Kilometergeld mit eigenem Auto", "35 Cent"],
    ["Bis wann kann ich kündigen?", "drei Monate"],
    ["Wer zahlt den Klavierunterricht?", "Klavierstunden"],
  ])("%s finds other forms and other compounds of its words", async (question, says) => {
    expect((await answerTo(question)).quote).toContain(says);
  });

  it.each([
    "Womit ist beim Auszug zu rechnen?",
    "Weshalb sind beim Auszug die Schlüssel zurückzugeben?",
    "Bekomme ich Fahrten mit dem Privatwagen bezahlt?",
  ])("%s: no document lacks a question word, nor the verb that the question begins with", async (question) => {
    expect((await answerTo(question)).told).not.toMatch(/Keines deiner|None of your/);
  });

  it("a verb or adjective that is nowhere is not told, a noun is", async () => {
    expect((await answerTo("Sind behaarte Haustiere erlaubt?")).told).not.toContain("behaarte");
    expect((await answerTo("Welche Aquarien darf ich in der Wohnung halten?")).told).toContain("*Aquarien*");
  });

  it("a phrase without little words is German by the look of its words", async () => {
    expect((await answerTo("Kündigungsfrist Anstellung")).told).toContain("Aus deinen Dokumenten");
  });
});

describe("a question in another language", () => {
  const lease = askFiles([
    {
      name: "contrato.md",
      type: "md",
      content: "# Contrato\n\nLa renta mensual es de 812 euros.\n\nSe permiten mascotas en toda la casa.",
    },
    {
      name: "bail.md",
      type: "md",
      content: "# Bail\n\nLe loyer est de 640 euros.\n\nLes animaux sont autorisés avec l'accord du bailleur.",
    },
  ]);

  it.each([
    ["¿Puedo tener una mascota?", "mascotas"],
    ["Un animal est-il autorisé ?", "animaux"],
    ["Combien de temps un animal est-il autorisé ?", "animaux"],
  ])("%s: neither its verbs nor its first word are words that a document can lack", async (question, says) => {
    const { content } = await (await lease)(question);
    expect(quotesIn(content).join(" ")).toContain(says);
    expect(content).not.toMatch(/menciona|mentionne/);
  });
});

describe("a question in Japanese", () => {
  const asked = askFiles([
    {
      name: "pool.md",
      type: "md",
      content:
        "市民プールは七月一日に開きます。\n\n大人は一回400円、子どもは一回150円です。\n\n更衣室には鍵のかかるロッカーがあります。",
    },
    { name: "garden.md", type: "md", content: "The garden is open from May. A ticket of the garden costs 7 euros." },
  ]);

  it("wants a sum where it names a price, and no document lacks the word for it", async () => {
    const { content } = await (await asked)("子どもの料金は？");
    expect(content).not.toContain("*料金*");
    expect(quotesIn(content)[0]).toContain("150円");
  });
});
