import { describe, expect, test } from "vitest";
import type { Passage } from "../../engine.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { checkAnswer } from "./check-answer.ts";

const tokenizer = createTokenizer();

const TESLA =
  "Nikola Tesla was a Serbian-American inventor who was born in Smiljan in 1856. He is best known for his contributions to the design of alternating current. Friends called him “the wizard of the west”. He did not marry.";
const EDISON =
  "Thomas Edison was born in Milan, Ohio on 11 February 1847. His plant cost $1,500,000, grew by 3 % in 1882 and lit 5.2 km of streets with model AB-12 lamps. More than 400 lamps burned before the fire, and 20 people worked there.";

function passage(content: string, index: number, document_name = "a.pdf"): Passage {
  const start = index * 1000;
  const about = { chunk_id: `c${index}`, document_id: document_name, document_name, heading: null, page: 1, score: 1 };
  return { ...about, content, start, end: start + content.length, why: { words: [], similarity: null } };
}

const PASSAGES = [passage(TESLA, 0, "tesla.pdf"), passage(EDISON, 1, "edison.pdf")];
const check = (content: string, passages: readonly Passage[] = PASSAGES) =>
  checkAnswer({ tokenizer }, { content, passages });
const supported = (content: string) => check(content).receipts.map((receipt) => receipt.supported);

describe("a true sentence is supported, however it is worded:", () => {
  test.each([
    "Tesla was born in Smiljan in 1856 [1].",
    "According to the document, Nikola Tesla was born in Smiljan [1].",
    "Edison was born on February 11, 1847 [2].",
    "Edison was born on 1847-02-11 [2].",
    "Edison was born in February 1847 [2].",
    "Edison was born in 1847 [2].",
    "Edison's plant cost 1.5 million dollars [2].",
    "The plant cost $1500000 [2].",
    "It grew by three percent in 1882 [2].",
    "It lit 5,200 metres of streets [2].",
    "It lit about 5 km of streets [2].",
    "The lamps were model AB-12 [2].",
    'Friends called Tesla "the wizard of the west" [1].',
    "Tesla did not marry [1].",
    "Twenty people worked there [2].",
    "Tesla, a Serb and an American, was born in Smiljan [1].",
    "- **Birth**: Tesla was born in *Smiljan* [1]",
    "1856 [1].",
  ])("%s", (sentence) => expect(supported(sentence)).toEqual([true]));
});

describe("an altered sentence is not, and cites nothing:", () => {
  test.each([
    ["Tesla was born in Smiljan in 1857 [1].", ["1857"]],
    ["Tesla was born in Zagreb in 1856 [1].", ["Zagreb"]],
    ["Marconi was born in Smiljan in 1856 [1].", ["Marconi"]],
    ["Edison was born on 12 February 1847 [2].", ["12 February 1847"]],
    ["Edison was born on 11 March 1847 [2].", ["11 March 1847"]],
    ["The plant cost $1,400,000 [2].", ["1,400,000"]],
    ["The plant cost 1.5 billion dollars [2].", ["1.5 billion dollars"]],
    ["The plant cost 1,500,000 euros [2].", ["1,500,000 euros"]],
    ["It grew by 4 percent in 1882 [2].", ["4 percent"]],
    ["It lit 5.2 miles of streets [2].", ["5.2 miles"]],
    ["It lit about 6 km of streets [2].", ["6 km"]],
    ["The plant cost some $1,500,324 [2].", ["1,500,324"]],
    ["Nikola Inventors was born in Smiljan [1].", ["Inventors"]],
    ["The lamps were model AB-13 [2].", ["AB-13"]],
    ['Friends called Tesla "the wizard of the east" [1].', ["the wizard of the east"]],
    ["Tesla married [1].", undefined],
    ["Tesla was not born in Smiljan [1].", undefined],
    ["More than 400 lamps burned after the fire [2].", undefined],
    ["Tesla was born in Milan [2].", ["Tesla"]],
    ["He was a gifted juggler and loved the circus [1].", undefined],
  ])("%s", (sentence, missing) => {
    const { content, receipts } = check(sentence);
    expect(receipts).toMatchObject([{ supported: false, citation: null, quote: null, start: null, end: null }]);
    if (missing) expect(receipts[0]?.missing).toEqual(missing);
    expect(content).not.toContain("[");
  });
});

describe("a name of another sentence stands in for the right one, though", () => {
  const SOCIETY =
    "In September 1971 the society paid its debts. Members in the north outnumbered the French 20 to 1. The States owed it nothing.";
  const given = [passage(SOCIETY, 0)];

  test.each([
    ["it is a common word with a capital", "In States 1971 the society paid its debts [1]."],
    ["the sentence has it in small letters", "Members in the north outnumbered the North 20 to 1 [1]."],
  ])("%s", (_, told) => expect(check(told, given).receipts[0]?.supported).toBe(false));

  test.each([
    "In September 1971 the society paid its debts [1].",
    "Members in the North outnumbered the French 20 to 1 [1].",
    "In the north, members outnumbered the French 20 to 1 [1].",
  ])("%s is true", (told) => expect(check(told, given).receipts[0]?.supported).toBe(true));
});

describe("citations", () => {
  test("a wrong one is moved to the passage that says it", () => {
    const { content, receipts } = check("Tesla was born in Smiljan in 1856 [2].");
    expect(content).toBe("Tesla was born in Smiljan in 1856. [1]");
    expect(receipts).toMatchObject([{ citation: 1, supported: true }]);
  });

  test("a missing one is added", () => {
    expect(check("Edison was born in Milan.").content).toBe("Edison was born in Milan. [2]");
  });

  test("ones out of range are never shown", () => {
    expect(check("Tesla was born in Smiljan [3] [0] [17]. Edison was born in Milan [9].").content).toBe(
      "Tesla was born in Smiljan. [1] Edison was born in Milan. [2]",
    );
  });

  test("each clause of a sentence that cites for itself is checked for itself", () => {
    const { content, receipts } = check("Tesla was born in Smiljan [1], and Edison was born in Paris [2].");
    expect(content).toBe("Tesla was born in Smiljan [1], and Edison was born in Paris.");
    expect(receipts.map((receipt) => receipt.supported)).toEqual([true, false]);
  });

  test("two passages may support a sentence together", () => {
    const { content, receipts } = check("Tesla was born in Smiljan in 1856 and Edison in Milan in 1847 [1][2].");
    expect(receipts).toMatchObject([{ supported: true }]);
    expect(content).toMatch(/\[1\] \[2\]|\[2\] \[1\]/);
  });

  test("the quote is the text of the passage at the place it names", () => {
    const [receipt] = check("Edison was born in Milan [2].").receipts;
    const { content, start } = PASSAGES[1] ?? passage("", 0);
    expect(content.slice((receipt?.start ?? 0) - start, (receipt?.end ?? 0) - start)).toBe(receipt?.quote);
    expect(receipt?.quote).toBe("Thomas Edison was born in Milan, Ohio on 11 February 1847.");
  });

  test("the ranges of the receipts are those of the sentences in the answer", () => {
    const { content, receipts } = check(
      "# Lives\n\nTesla was born in Smiljan [1]. He sang.\n- Edison was born in Milan [2]",
    );
    expect(receipts.map(({ from, to }) => content.slice(from, to))).toEqual([
      "Tesla was born in Smiljan.",
      "He sang.",
      "Edison was born in Milan",
    ]);
  });
});

test("headings, lead-ins, questions, code and talk are no statements", () => {
  expect(
    check("## Overview\n\nHere is what I found:\n\n```\nx = 1\n```\n\nSure! Do you want more?\n\nI hope this helps.")
      .receipts,
  ).toEqual([]);
});

test.each([
  "The documents do not say.",
  "The passages do not mention his sister.",
  "I cannot find this in the documents.",
  "Die Dokumente sagen dazu nichts.",
])("%s is a refusal", (content) => expect(check(content)).toMatchObject({ answered: false, receipts: [] }));

test("an answer in another language is checked by its figures and names", () => {
  expect(supported("Tesla wurde 1856 in Smiljan geboren [1].")).toEqual([true]);
  expect(supported("Tesla wurde 1857 in Smiljan geboren [1].")).toEqual([false]);
});

test("meaning decides where words are few, if a model can tell it", () => {
  const content = "Tesla stayed single all his life [1].";
  expect(check(content).receipts).toMatchObject([{ supported: false }]);
  const alike = checkAnswer(
    { tokenizer, likeness: () => 0.9 },
    { content: "Tesla is famous for contributions to current engineering [1].", passages: PASSAGES },
  );
  expect(alike.receipts).toMatchObject([{ supported: true, citation: 1 }]);
});

test("an empty answer is none", () => {
  expect(check("  ")).toEqual({ content: "  ", receipts: [], answered: false });
});

describe("what stands where the source has something else is not supported, though it stands elsewhere in what was given:", () => {
  const ROME = passage(
    "The bridge was built in 1921 by the engineer Moretti near the old gate. In 1874 the mayor Bianchi opened the market hall. Algorithms that use random bits are called randomized algorithms. The gate could only hold one cart.",
    0,
    "rome.md",
  );
  test.each([
    "The bridge was built in 1874 by the engineer Moretti near the old gate [1].",
    "The bridge was built in 1921 by the engineer Bianchi near the old gate [1].",
    "Algorithms that use random bits are not called randomized algorithms [1].",
    "The gate could not only hold one cart [1].",
    "In 1874 the mayor Bianchi never opened the market hall [1].",
  ])("%s", (sentence) => expect(check(sentence, [ROME]).receipts.map((one) => one.supported)).toEqual([false]));

  test.each([
    "The bridge was built in 1921 by the engineer Moretti [1].",
    "Overall, the bridge was built in 1921 [1].",
    "The mayor Bianchi opened the market hall in 1874 [1].",
    "Algorithms that use random bits are randomized algorithms [1].",
  ])("while this is: %s", (sentence) =>
    expect(check(sentence, [ROME]).receipts.map((one) => one.supported)).toEqual([true]),
  );

  test("another subject before the same words is not supported", () => {
    const family = passage("Börte had three more sons, Chagatai and Tolui among them. Cities fell.", 0, "family.md");
    expect(check("Cities had three more sons [1].", [family]).receipts[0]?.supported).toBe(false);
    expect(check("Börte had three more sons [1].", [family]).receipts[0]?.supported).toBe(true);
  });

  test("a passage that only shares words does not save what another denies", () => {
    const other = passage(
      "Randomized algorithms and random bits are called many things; use them with care.",
      1,
      "b.md",
    );
    expect(
      check("Algorithms that use random bits are not called randomized algorithms [2].", [ROME, other]).receipts[0]
        ?.supported,
    ).toBe(false);
  });
});

test("nothing is written into an image or a link", () => {
  const content = "Revenue was 5 million in 2023. The chart shows sales by year.";
  const about = { chunk_id: "c", document_id: "d", document_name: "x.md", heading: null, page: null, score: 1 };
  const passages = [{ ...about, content, start: 0, end: content.length, why: { words: [], similarity: null } }];
  const check = (answer: string) => checkAnswer({ tokenizer }, { content: answer, passages });
  for (const image of ["![Sales by year. Revenue](a.b/chart.png)", "![1](a.png)"])
    expect(check(image)).toMatchObject({ content: image, receipts: [] });
  expect(check("See [the chart. Sales](http://x.y/z) for revenue of 5 million in 2023 [1].").content).toBe(
    "See [the chart. Sales](http://x.y/z) for revenue of 5 million in 2023. [1]",
  );
});
