import { describe, expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import type { PassageSentence } from "../library.ts";
import { readQuestion } from "../understand/question.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { withTheirMeaning } from "./rank-by-meaning.ts";
import type { RankedSentence } from "./rank-sentences.ts";

const sentence = (text: string, score: number, similarity: number | null = null): RankedSentence => ({
  passage: samplePassage(text, { why: { words: [], similarity } }),
  text,
  start: 0,
  end: text.length,
  terms: new Set(),
  coverage: score,
  score,
});

const tokenizer = createTokenizer();
const asking = (text: string) => readQuestion(tokenizer, text);

/** No text is about what is asked. */
const likenessOfTexts = async (_: string, texts: readonly string[]) => texts.map(() => 0);

const textsOf = (ranked: readonly RankedSentence[]) => ranked.map(({ text }) => text);
const wordsOf = ({ passage, start, end }: PassageSentence) => passage.content.slice(start, end);

test("a sentence that means what is asked comes before one that has more of its words", async () => {
  const ranked = [sentence("Cars are not allowed here.", 0.9), sentence("The garage repaired it.", 0.4)];
  const likeness = async (_: string, sentences: readonly PassageSentence[]) =>
    sentences.map((one) => (wordsOf(one) === "The garage repaired it." ? 0.7 : 0.1));
  expect(
    textsOf(await withTheirMeaning({ likeness, likenessOfTexts }, asking("Who fixed the car?"), ranked, [])),
  ).toEqual(["The garage repaired it.", "Cars are not allowed here."]);
});

test.each([
  ["How much does the repair cost?", "We can replace it for £780.", "The leak is not in the tiles 4 and 5."],
  ["When can you come?", "We are free on 6 November.", "The 2 photographs came."],
  ["How long does it take?", "We stay for two days.", "There are 12 of us."],
])("of sentences that are as alike %s is answered by the one with such a value", async (question, telling, other) => {
  const likeness = async (_: string, sentences: readonly PassageSentence[]) => sentences.map(() => 0.4);
  const ranked = [sentence(other, 0.3), sentence(telling, 0)];
  expect(textsOf(await withTheirMeaning({ likeness, likenessOfTexts }, asking(question), ranked, []))[0]).toBe(telling);
});

test("of sentences that are as alike the one in the more similar passage comes first", async () => {
  const ranked = [sentence("First.", 0.5, 0.1), sentence("Second.", 0.4, 0.6)];
  const likeness = async (_: string, sentences: readonly PassageSentence[]) => sentences.map(() => 0.5);
  expect(textsOf(await withTheirMeaning({ likeness, likenessOfTexts }, asking("?"), ranked, []))).toEqual([
    "Second.",
    "First.",
  ]);
});

test("words alone decide where no model tells what texts mean", async () => {
  const ranked = [sentence("First.", 0.5, 0.1), sentence("Second.", 0.4, 0.6)];
  expect(
    await withTheirMeaning({ likeness: async () => null, likenessOfTexts: async () => null }, asking("?"), ranked, []),
  ).toBe(ranked);
});

test("sentences that could not be compared come last, and none is lost", async () => {
  const ranked = Array.from({ length: 50 }, (_, at) => sentence(`Sentence ${at}.`, 1 - at / 50));
  const likeness = async (_: string, sentences: readonly PassageSentence[]) =>
    sentences.map((_each, at) => (at === 40 ? 0.9 : null));
  const [first, ...rest] = textsOf(await withTheirMeaning({ likeness, likenessOfTexts }, asking("?"), ranked, []));
  expect(first).toBe("Sentence 40.");
  expect(rest).toEqual(textsOf(ranked).filter((text) => text !== first));
});

test("one that says what is asked for loses to none, however little it is alike", async () => {
  const ranked = [
    { ...sentence("Landlord | Tove Brandt", 0.9), defines: 1 },
    { ...sentence("The landlord, a good one, insures the house.", 0.8), defines: 0.7 },
  ];
  const likeness = async (_: string, sentences: readonly PassageSentence[]) => sentences.map((_each, at) => at * 0.6);
  expect(
    textsOf(await withTheirMeaning({ likeness, likenessOfTexts }, asking("Who is the landlord?"), ranked, []))[0],
  ).toBe("Landlord | Tove Brandt");
});

test("nor does one that tells what is sought in other words", async () => {
  const ranked = [
    { ...sentence("Copyright 2004 Tove Brandt", 0.9), isSought: true },
    sentence("This guide is written for beginners.", 0.8),
  ];
  const likeness = async (_: string, sentences: readonly PassageSentence[]) => sentences.map((_each, at) => at * 0.6);
  expect(
    textsOf(await withTheirMeaning({ likeness, likenessOfTexts }, asking("Who wrote the guide?"), ranked, []))[0],
  ).toBe("Copyright 2004 Tove Brandt");
});

describe("headings", () => {
  const FAQ = "Can I use several servers?\n\nYes, but not at once.\n\nIs it fast?\n\nYes, it is fast.";
  const inFaq = (text: string, score = 0.4): RankedSentence => {
    const start = FAQ.indexOf(text);
    return { ...sentence(FAQ, score), text, start, end: start + text.length };
  };
  const alikeTo =
    (wanted: string) =>
    async (_: string, texts: readonly string[]): Promise<readonly number[]> =>
      texts.map((text) => (text === wanted ? 0.7 : 0.1));
  const likeness = async (_: string, sentences: readonly PassageSentence[]) => sentences.map(() => 0.5);

  test("a sentence gains by the heading it stands under, and not by the next one", async () => {
    const ranked = [inFaq("Yes, it is fast.", 0.9), inFaq("Yes, but not at once.")];
    const library = { likeness, likenessOfTexts: alikeTo("Can I use several servers?") };
    expect(textsOf(await withTheirMeaning(library, asking("May I have two machines?"), ranked, []))).toEqual([
      "Yes, but not at once.",
      "Yes, it is fast.",
    ]);
  });

  test("a sentence at the beginning of a passage gains by the heading of the passage", async () => {
    const ranked = [sentence("Elsewhere.", 0.9), sentence("It does.", 0.4)];
    const headed = ranked.map((one, at) =>
      at === 0 ? one : { ...one, passage: { ...one.passage, heading: "Manual › Leaving the program" } },
    );
    const library = { likeness, likenessOfTexts: alikeTo("Leaving the program") };
    expect(textsOf(await withTheirMeaning(library, asking("How do I quit?"), headed, []))).toEqual([
      "It does.",
      "Elsewhere.",
    ]);
  });

  test("each is asked about once, those of the passages most alike first, and no more than twelve", async () => {
    const ranked = Array.from({ length: 40 }, (_, at) => {
      const one = sentence(`Sentence ${at}.`, 0.5, at / 100);
      return { ...one, passage: { ...one.passage, heading: `Heading ${at >> 1}` } };
    });
    const asked: (readonly string[])[] = [];
    const library = {
      likeness,
      likenessOfTexts: async (question: string, texts: readonly string[]) => {
        asked.push(texts);
        return likenessOfTexts(question, texts);
      },
    };
    await withTheirMeaning(library, asking("?"), ranked, []);
    expect(asked).toEqual([Array.from({ length: 12 }, (_, at) => `Heading ${19 - at}`)]);
  });
});

describe("titles", () => {
  const likeness = async (_: string, sentences: readonly PassageSentence[]) => sentences.map(() => 0.5);
  const inDocument = (document_id: string, score: number): RankedSentence => {
    const one = sentence(`The show was headlined by a band of ${document_id}.`, score);
    return { ...one, passage: { ...one.passage, document_id } };
  };
  const documents = [
    { document_id: "a", name: "a.pdf", title: "The cup of 2016" },
    { document_id: "b", name: "The cup of 2017.pdf", title: null },
  ];
  const alikeTo =
    (wanted: string) =>
    async (_: string, texts: readonly string[]): Promise<readonly number[]> =>
      texts.map((text) => (text === wanted ? 0.7 : 0.1));

  test.for([
    ["The cup of 2016", "a"],
    ["The cup of 2017", "b"],
  ])("a sentence gains by the title or the file name of its document: %s", async ([title = "", first]) => {
    const ranked =
      first === "a" ? [inDocument("b", 0.9), inDocument("a", 0.4)] : [inDocument("a", 0.9), inDocument("b", 0.4)];
    const library = { likeness, likenessOfTexts: alikeTo(title) };
    const [best] = await withTheirMeaning(library, asking("Who played?"), ranked, documents);
    expect(best?.passage.document_id).toBe(first);
  });

  test("is not compared where one document alone was found", async () => {
    const asked: (readonly string[])[] = [];
    const likenessOfTexts = async (_: string, texts: readonly string[]) => {
      asked.push(texts);
      return texts.map(() => 0);
    };
    await withTheirMeaning(
      { likeness, likenessOfTexts },
      asking("?"),
      [inDocument("a", 0.9), inDocument("a", 0.4)],
      documents,
    );
    expect(asked).toEqual([[]]);
  });
});
