import { expect, test } from "vitest";
import type { AnswerDetails, Receipt } from "./message.ts";
import type { Passage } from "#core/engine/engine.ts";
import { withFootnotes } from "./footnotes.ts";
import { placesOf, sentenceAt, sourceSteps, titleOf } from "./source-steps.ts";

const CONTENT = "It moved in 1987 [1]. Rents had risen [2]. It moved [1].";

const passage = (name: string, page: number | null): Passage => ({
  chunk_id: name,
  document_id: name,
  document_name: `${name}.pdf`,
  content: `All of ${name}`,
  heading: null,
  page,
  start: 0,
  end: 100,
  score: 0.9,
  why: { words: [], similarity: null },
});

const receipt = (sentence: string, citation: number | null, start: number): Receipt => {
  const from = CONTENT.indexOf(sentence);
  return {
    from,
    to: from + sentence.length,
    citation,
    quote: sentence,
    start,
    end: start + 10,
    supported: citation !== null,
  };
};

function setup(): AnswerDetails {
  return {
    passages: [passage("a", 3), passage("b", null), passage("c", 1)],
    receipts: [
      receipt("It moved in 1987 [1].", 1, 20),
      receipt("Rents had risen [2].", 2, 40),
      receipt("It moved [1].", 1, 60),
    ],
    queries_used: [],
    generator: { id: "extractive", name: "Extractive", where: "on this device" },
    answered: true,
  };
}

test("stepping goes through the citations in the order of the text, then what was found but not cited stands apart", () => {
  const { cited, uncited } = sourceSteps(CONTENT, setup());

  expect(cited.map(({ source, at, place }) => [source, at, place.start])).toEqual([
    [1, 0, 20],
    [2, 1, 40],
    [1, 2, 60],
  ]);
  expect(uncited.map(({ source, quote }) => [source, quote])).toEqual([[3, "All of c"]]);
});

test("a quote is found again by its first words, a whole passage by its place alone", () => {
  const { cited, uncited } = sourceSteps(CONTENT, setup());
  expect(cited[0]?.place.begins).toBe(cited[0]?.quote.slice(0, 120));
  expect(uncited[0]?.place).not.toHaveProperty("begins");
});

test("a citation after the full stop belongs to the sentence before it", () => {
  const receipts = [receipt("It moved in 1987", 1, 20)];
  expect(sentenceAt(receipts, { number: 1, from: CONTENT.indexOf("[1]") })).toBe(0);
  expect(sentenceAt(receipts, { number: 2, from: CONTENT.indexOf("[2]") })).toBe(-1);
});

test("a number that names no passage is no source", () => {
  expect(sourceSteps("Nothing [9].", setup()).cited).toEqual([]);
});

test("copying turns citations into footnotes with document and page", () => {
  expect(withFootnotes(CONTENT, setup().passages, [])).toBe(
    "It moved in 1987 [^1]. Rents had risen [^2]. It moved [^1].\n\n[^1]: a.pdf, p. 3\n[^2]: b.pdf\n",
  );
});

test("a source's page is the one of its words where that is known", () => {
  const answer = setup();
  const receipts = answer.receipts.map((receipt, index) => (index === 0 ? { ...receipt, page: 4 } : receipt));
  expect(sourceSteps(CONTENT, { ...answer, receipts }).cited.map(({ page }) => page)).toEqual([4, null, 3]);
  expect(withFootnotes(CONTENT, answer.passages, receipts)).toContain("[^1]: a.pdf, p. 4\n");
});

test("what has no pages is known by its title, unless the name of the file says it", () => {
  const [paged, ...rest] = setup().passages.map((each) => ({ ...each, heading: "The Manual › Care › Descaling" }));
  const plain = rest.find(({ page }) => page === null);
  if (!paged || !plain) throw new Error("One passage with a page and one without are needed.");
  expect([titleOf(paged), titleOf(plain)]).toEqual(["", "The Manual"]);
  expect(titleOf({ ...plain, document_name: "the manual.md" })).toBe("");
  expect(titleOf({ ...plain, heading: null })).toBe("");
  expect(withFootnotes("So [2].", [paged, plain], [])).toContain("[^2]: b.pdf, The Manual\n");
});

test("the mark behind a quote of several sentences opens all that stand together, and none from elsewhere", () => {
  const text = "The mill burned. It was rebuilt. Nobody knows why. The new one is of stone.";
  const content = "> The mill burned. It was rebuilt. [1] … The new one is of stone. [1]";
  const own = { ...passage("mill", 2), content: text, end: text.length };
  const quoted = (sentence: string): Receipt => {
    const [from, start] = [content.indexOf(sentence), text.indexOf(sentence)];
    const end = start + sentence.length;
    return { from, to: from + sentence.length, citation: 1, quote: sentence, start, end, supported: true };
  };
  const receipts = ["The mill burned.", "It was rebuilt.", "The new one is of stone."].map(quoted);
  const { cited } = sourceSteps(content, { ...setup(), passages: [own], receipts });

  expect(cited.map(({ at, quote }) => [at, quote])).toEqual([
    [1, "The mill burned. It was rebuilt."],
    [2, "The new one is of stone."],
  ]);
  expect(cited[0]?.place).toMatchObject({ start: 0, end: 32, begins: "The mill burned. It was rebuilt." });
});

test("a quote that goes on to the next slide is from the slide it begins on", () => {
  const source = "> The pier costs 4200. It opens in May. [1]";
  const content = "The pier costs 4200.\n\nIt opens in May.";
  const quoted = (quote: string, page: number): Receipt => {
    const [from, start] = [source.indexOf(quote), content.indexOf(quote)];
    const end = start + quote.length;
    return { from, to: from + quote.length, citation: 1, quote, start, end, supported: true, page };
  };
  const receipts = [quoted("The pier costs 4200.", 2), quoted("It opens in May.", 3)];
  const passages = [{ ...passage("plan", 1), content }];
  const [place] = placesOf({ from: 0, to: source.length }, { source, receipts, passages });
  expect(place).toMatchObject({ source: 1, at: 1, page: 2 });
});
