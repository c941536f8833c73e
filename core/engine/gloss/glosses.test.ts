import { describe, expect, test } from "vitest";
import { morphologyOf } from "../languages/morphology.ts";
import { createGlosses, glossesOf } from "./glosses.ts";
import { inEnglish } from "./glossed-embedder.ts";

const german = async (entries: string) => {
  const morphology = await morphologyOf("de");
  if (!morphology) throw new Error("There is no stemmer for German.");
  return createGlosses(entries, morphology);
};

test("Chinese is parted into the longest words that are known", async () => {
  const chinese = await glossesOf("zh");
  expect(chinese?.english("房东提前通知").trim().split(/ +/u)).toEqual(["landlord", "early", "notice"]);
});

test("a Russian name is written in Latin letters", async () => {
  expect((await glossesOf("ru"))?.english("Никола Тесла")).toMatch(/tesla$/u);
});

describe("glosses", () => {
  test.each([
    ["a word", "Die Miete", "Die rent"],
    ["another form of it", "Mieten", "rent"],
    ["a synonym", "Mietzins", "rent"],
    ["a word without its accents", "Kundigungen", "termination"],
    ["a compound by its parts", "Mietdauer", "rent duration"],
    ["a compound with a joint", "Kündigungsfrist", "termination period"],
    ["a noun with a short part", "Radweg", "bicycle path"],
    ["parts that a hyphen joins", "Miet-Frist", "rent period"],
    ["a verb with a prefix", "abzufangen", "catch"],
    ["a phrase", "es gilt nach Maßgabe der Frist", "es gilt according to der period"],
    ["nothing for what it does not know", "Xylander 12,5 %", "Xylander 12,5 %"],
  ])("give %s", async (_, text, gloss) => {
    const entries =
      "rent = miete mietzins miet; termination = kündigung; duration = dauer; period = frist; bicycle = rad; path = weg; catch = fangen; according to = nach_maßgabe";
    expect((await german(entries)).english(text)).toBe(gloss);
  });

  test("part no word that is not written as a noun into short parts", async () => {
    const { english } = await german("bicycle = rad; path = weg");
    expect(english("radweg")).toBe("radweg");
  });

  test("leave out what is elided", async () => {
    const french = await glossesOf("fr");
    expect(french?.english("L’appartement d'un locataire")).toMatch(/^(?:flat|apartment) a tenant$/u);
  });

  test("keep where the sentences of a passage are", async () => {
    const own = await german("the = die der; rent = miete; is = ist; high = hoch; who = wer; pays = zahlt");
    const text = "Titel\n\nDie Miete ist hoch. Wer zahlt?";
    const sentences = [
      { start: 7, end: 26 },
      { start: 27, end: 37 },
    ];
    const { text: glosses, sentences: spans } = inEnglish({ text, sentences }, own);
    expect(spans.map(({ start, end }) => glosses.slice(start, end))).toEqual(["the rent is high.", "who pays?"]);
    expect(glosses).toBe("Titel\n\nthe rent is high. who pays?");
  });
});

test.each(["tr", "pl", "en"])("there is none for %s", async (language) => {
  expect(await glossesOf(language)).toBeUndefined();
});

/** One question in the languages that have glosses. */
test.each([
  ["de", "Wie hoch ist die Kaution für die Wohnung?", ["how", "high", "deposit"]],
  ["fr", "Combien coûte la machine à laver ?", ["how much", "cost", "washing machine"]],
  ["es", "¿Cuándo tengo que pagar el alquiler?", ["when", "pay", "rent"]],
  ["it", "Quanto dura il contratto di affitto?", ["how much", "last", "contract", "rent"]],
  ["nl", "Hoeveel bedraagt de huur?", ["how much", "rent"]],
  ["ru", "Когда нужно платить за квартиру?", ["when", "pay", "flat"]],
  ["zh", "租金是多少？", ["rent", "how much"]],
  ["ja", "家賃はいくらですか。", ["rent", "how much"]],
  ["ar", "كم تبلغ قيمة الإيجار؟", ["how", "rent"]],
  ["hi", "किराया कितना है?", ["rent", "how much"]],
  ["pt", "Quando tenho de pagar a renda?", ["when", "pay", "rent"]],
])("a question in %s", async (language, question, words) => {
  const english = (await glossesOf(language))?.english(question) ?? "";
  for (const word of words) expect(english).toContain(word);
});
