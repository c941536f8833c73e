import { describe, expect, test } from "vitest";
import { nodeAssets } from "../../parse/testing/node-assets.ts";
import { parseDocument } from "../../parse/parse.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { INCOME, incomeLibrary, incomePassage } from "../testing/income-table.ts";
import { checkAnswer } from "./check-answer.ts";
import { toldCells } from "./table-cells.ts";

const tokenizer = createTokenizer();
const BOTTOM = INCOME.indexOf("Costs");

/** What the check says of a sentence that cites a passage with the table, or with the last row of it. */
async function receiptOf(sentence: string, from = 0) {
  const passages = [incomePassage(from)];
  const cells = await toldCells({ library: incomeLibrary, tokenizer }, passages);
  return checkAnswer({ tokenizer }, { content: `${sentence} [1]`, passages, cells }).receipts[0];
}

describe("a sentence of a model about a table", () => {
  test("a cell is told with the heads of its row and column and in its unit", async () => {
    const [first] = (await toldCells({ library: incomeLibrary, tokenizer }, [incomePassage()]))["0"] ?? [];
    expect(first?.text).toBe("Income, Net revenue, 2022: 16,500, $16,500 million");
    expect(INCOME.slice(first?.start, first?.end)).toBe("Net revenue | 16,500 | 17,846");
  });

  test.each([
    "Net revenue was 17,846 in 2023.",
    "Net revenue in 2023 was $17,846 million.",
    "Net revenue in 2023 was $17.846 billion.",
    "Net revenue rose from $16,500 million in 2022 to $17,846 million in 2023.",
  ])("rests on its row: %s", async (sentence) =>
    expect(await receiptOf(sentence)).toMatchObject({ supported: true, quote: "Net revenue | 16,500 | 17,846" }),
  );

  test("rests on a row whose heads and unit are in another passage", async () =>
    expect(await receiptOf("Costs of sales were $9,100 million in 2023.", BOTTOM)).toMatchObject({
      supported: true,
      quote: "Costs of sales | 9,000 | 9,100",
    }));

  test.each([
    ["Costs of sales were 9,000 in 2023.", "the figure of another column"],
    ["Net revenue in 2022 was $17,846 million.", "the figure of another column, in its unit"],
    ["Net revenue was 9,100 in 2023.", "the figure of another row"],
    ["Net revenue was 17,900 in 2023.", "a figure that is nowhere"],
    ["Net revenue was $17,846 billion in 2023.", "a larger scale"],
    ["Net revenue was $17,846 thousand in 2023.", "a smaller scale"],
  ])("is marked: %s (%s)", async (sentence) => expect(await receiptOf(sentence)).toMatchObject({ supported: false }));
});

describe("a figure or a name of another row", () => {
  const BOATS =
    "| Boat | Berth | Skipper | Crew |\n| --- | --- | --- | --- |\n| Heron | N4 | Ms Aalto | 7 |\n| Teal | S2 | Mr Blunt | 5 |\n| Swan | N9 | Ms Castro | 12 |\n";

  const SHOPS =
    "| | Owned | Leased |\n| --- | --- | --- |\n| Vega retail shops | 40 | 70 |\n| Chile | 4 | 36 |\n| Peru | 9 | 12 |\n";

  async function ofBoats(sentence: string, text = BOATS) {
    const context = { assets: nodeAssets(), report() {}, signal: new AbortController().signal };
    const document = await parseDocument(new TextEncoder().encode(text), { type: "md", filename: "boats.md" }, context);
    const passages = [{ ...incomePassage(), content: document.text, start: 0, end: document.text.length }];
    const cells = await toldCells({ library: { read: () => Promise.resolve(document) }, tokenizer }, passages);
    return checkAnswer({ tokenizer }, { content: `${sentence} [1]`, passages, cells }).receipts[0];
  }

  test.each([
    ["The Teal is steered by Ms Castro.", "Castro"],
    ["The Heron lies at berth N9.", "N9"],
    ["The Heron has a crew of 12.", "12"],
  ])("is named: %s", async (sentence, missing) =>
    expect(await ofBoats(sentence)).toMatchObject({ supported: false, missing: expect.arrayContaining([missing]) }),
  );

  test.each(["The Teal is steered by Mr Blunt at berth S2.", "The Heron has a crew of seven."])(
    "while this is true: %s",
    async (sentence) => expect(await ofBoats(sentence)).toMatchObject({ supported: true }),
  );

  test("is not one of a row that the sentence names, where other rows have other words of it", async () => {
    expect(await ofBoats("Vega has 36 retail shops in Chile.", SHOPS)).toMatchObject({ supported: true });
    expect(await ofBoats("Vega has 12 retail shops in Chile.", SHOPS)).toMatchObject({ supported: false });
  });

  test("is read in the unit of its column", async () => {
    const sales = "| | 2022 $ million | 2023 $ million |\n| --- | --- | --- |\n| Net sales | 14,544 | 14,694 |\n";
    expect(await ofBoats("Net sales were $14.694 billion in 2023.", sales)).toMatchObject({ supported: true });
    expect(await ofBoats("Net sales were $14,694 billion in 2023.", sales)).toMatchObject({ supported: false });
  });

  test("in a cell of several sentences, one may negate what another says", async () => {
    const events =
      "| Event | What happens |\n| --- | --- |\n| The tab is closed | Nothing stops. Sail on from any berth. |\n";
    expect(await ofBoats("You can sail on from any berth where you stopped.", events)).toMatchObject({
      supported: true,
    });
  });

  test("a cross says no, so that nothing is checked that says yes", async () => {
    const services = "| Service | API key required |\n| --- | --- |\n| Whisper | ❌ |\n| Azure | ✅ |\n";
    expect((await ofBoats("Azure requires an API key.", services))?.wording).toBeUndefined();
    const receipt = await ofBoats("Whisper requires an API key.", services);
    expect(receipt?.supported && receipt.wording === undefined).toBe(false);
  });

  test("in a cell of several sentences words keep their order", async () => {
    const cases =
      "| Case | What happens |\n| --- | --- |\n| Reboot | Sessions end. Your files and chats are safe on disk, but running terminals stop. |\n";
    expect((await ofBoats("Running terminals are safe on disk.", cases))?.wording).toBe("unchecked");
  });
});

test("a part that denies a thing of one row says nothing against the other part", async () => {
  const text =
    "| Part | LX-9 | LX-9 Pro |\n| --- | --- | --- |\n| Battery | none | 4,400 mAh |\n| Weight | 0.9 kg | 1.3 kg |\n";
  const context = { assets: nodeAssets(), report() {}, signal: new AbortController().signal };
  const document = await parseDocument(new TextEncoder().encode(text), { type: "md", filename: "lamps.md" }, context);
  const passages = [{ ...incomePassage(), content: document.text, start: 0, end: document.text.length }];
  const cells = await toldCells({ library: { read: () => Promise.resolve(document) }, tokenizer }, passages);
  const said = "The LX-9 has no battery, whereas the LX-9 Pro has one with 4,400 mAh. [1]";
  const { receipts } = checkAnswer({ tokenizer }, { content: said, passages, cells });
  expect(receipts).toMatchObject([{ supported: true }]);
});
