import { describe, expect, it } from "vitest";
import { createTokenizer } from "../index/tokens.ts";
import { createNameKeys, nameDocuments, namesAsked } from "./document-names.ts";
import { favoursOf } from "./favours.ts";

const tokenizer = createTokenizer();

/** The file names that gain most by a question, of documents of which nothing but the name is known. */
function favoured(question: string, names: readonly string[]): string[] {
  const gains = favoursOf(tokenizer, question, {
    names: nameDocuments(
      createNameKeys(tokenizer),
      names.map((name) => [name]),
    ),
    index: { parts: [], chunks: 0, meanLength: 0 },
    segmentsAt: (position) => [names[position] ?? ""],
    beginsWith: () => undefined,
  });
  const most = Math.max(0, ...gains.values());
  return names.filter((name) => gains.get(name) === most);
}

const REPORTS = [
  "BESTBUY_2022_10K",
  "BESTBUY_2023_10K",
  "BESTBUY_2023Q2_10Q",
  "LODGE_2022_10K",
  "LODGE_2023_10K",
  "lamp-handbook",
];

describe("documents that a question names", () => {
  it.each([
    ["What did Best Buy earn in FY2022?", "BESTBUY_2022_10K"],
    ["best buy revenue fiscal 2022", "BESTBUY_2022_10K"],
    ["Which share did Lodge's hotels have in 2023?", "LODGE_2023_10K"],
    ["What is the inventory of Best Buy as of Q2 of FY2023?", "BESTBUY_2023Q2_10Q"],
    ["How do I clean the lamp?", "lamp-handbook"],
  ])("%s", (question, name) => expect(favoured(question, REPORTS)).toEqual([name]));

  it("favours none where all are called the same, and none where one is alone", () => {
    const gain = (names: readonly string[]): string[] => favoured("What does the Report say?", names);
    expect(gain(["report-a", "report-b", "report-c"])).toHaveLength(3);
    expect(favoured("What does the report say?", ["report"])).toEqual([]);
  });

  it("reads a word once, however often it is written, and a period as no word", () => {
    const asked = namesAsked(tokenizer, "Lodge, Lodge and FY2023?");
    expect(asked.map(({ isPeriod, keys }) => [keys[0], isPeriod])).toEqual([
      ["lodg", false],
      ["@2023", true],
    ]);
  });
});
