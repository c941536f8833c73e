import { describe, expect, test } from "vitest";
import { nodeAssets } from "../../parse/testing/node-assets.ts";
import { parseDocument } from "../../parse/parse.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { samplePassage } from "../testing/sample-passage.ts";
import { checkAnswer } from "./check-answer.ts";
import { meaningsOf } from "./same-meaning.ts";
import { toldCells } from "./table-cells.ts";

const tokenizer = createTokenizer();

/** What the check says of a sentence that cites the only passage, a Markdown document. */
async function wordOf(
  content: string,
  sentence: string,
  heading: string | null = null,
): Promise<"checked" | "wording not checked" | "not supported"> {
  const context = { assets: nodeAssets(), report() {}, signal: new AbortController().signal };
  const document = await parseDocument(
    new TextEncoder().encode(content),
    { type: "md", filename: "paper.md" },
    context,
  );
  const passages = [
    samplePassage(document.text, { chunk_id: "c", document_id: "d", document_name: "paper.md", heading }),
  ];
  const cells = await toldCells({ library: { read: () => Promise.resolve(document) }, tokenizer }, passages);
  const meanings = await meaningsOf(tokenizer, passages);
  const [receipt] = checkAnswer({ tokenizer, meanings }, { content: `${sentence} [1]`, passages, cells }).receipts;
  if (!receipt?.supported) return "not supported";
  return receipt.wording === "unchecked" ? "wording not checked" : "checked";
}

const FEES = "The rent is £880 a month. Pets need the written consent of the landlord. The treasurer reported a loss.";
const TABLE =
  "# Rooms\n\n| Room | State | Rent | Deposit |\n|---|---|---|---|\n| Attic | newly painted | €410 | €820 |\n| Cellar | damp | €150 | €300 |";

describe("words around a sentence that no document has to say are left out:", () => {
  test.each([
    "According to the lease, the rent is £880 a month.",
    "Yes, the rent is £880 a month.",
    "It seems that the rent is £880 a month.",
    "According to the tenancy agreement, pets need the written consent of the landlord.",
  ])("%s", async (sentence) => expect(await wordOf(FEES, sentence)).toBe("checked"));

  test("but a person to whom words are ascribed is no document", async () => {
    expect(await wordOf(FEES, "According to the treasurer, the rent is £880 a month.")).toBe("wording not checked");
  });
});

describe("words of a language that mean the same are the same:", () => {
  test.each([
    ["Die Miete ist bis zum 3. Werktag zu überweisen.", "Die Miete wird bis zum 3. Werktag überwiesen."],
    ["Le loyer doit être versé le 5 mars par la locataire.", "Le loyer doit être payé le 5 mars par la locataire."],
    ["El inquilino paga la renta mensual en enero.", "El arrendatario paga la renta mensual en enero."],
  ])("%s – %s", async (content, sentence) => expect(await wordOf(content, sentence)).toBe("checked"));

  test.each([
    ["Die Mieterin streicht die Wohnung im Mai.", "Die Vermieterin streicht die Wohnung im Mai."],
    ["El arrendador paga la renta mensual en enero.", "El arrendatario paga la renta mensual en enero."],
  ])("and their opposites are not: %s – %s", async (content, sentence) =>
    expect(await wordOf(content, sentence)).not.toBe("checked"),
  );
});

describe("one row of a table says", () => {
  test.each(["The attic is newly painted, with a rent of €410.", "Attic: newly painted, rent €410, deposit €820"])(
    "%s",
    async (sentence) => expect(await wordOf(TABLE, sentence)).toBe("checked"),
  );

  test.each([
    "The attic is damp, with a rent of €410.",
    "The attic is newly painted, with a rent of €820.",
    "The attic is newly painted and costs €820.",
    "The cellar is damp, with a rent of €410.",
  ])("and not: %s", async (sentence) => expect(await wordOf(TABLE, sentence)).not.toBe("checked"));
});

test("two figures of a long table are added where their rows are named", async () => {
  const towns =
    "Alm 1203 Berk 2310 Corve 3408 Dunmore 4120 Elst 5077 Farrow 6301 Gorm 7450 Hald 8119 Ilmen 9204 Jarl 9991";
  const rows = [...towns.matchAll(/(\p{L}+) (\d+)/gu)].map(([, town, people]) => `| ${town} | ${people} |`);
  const table = `| Town | People |\n|---|---|\n${rows.join("\n")}`;
  expect(await wordOf(table, "Berk and Gorm together have 9760 people.")).toBe("wording not checked");
  expect(await wordOf(table, "Berk and Gorm together have 9790 people.")).toBe("not supported");
});

test("what opens a statement is no name that a pronoun elsewhere may mean", async () => {
  const content = "Use only our descaler, as vinegar damages the seals. If it blinks, the machine needs descaling.";
  expect(await wordOf(content, "Vinegar may be used to descale the machine.")).not.toBe("checked");
});

test("what the heading names may be the subject of a sentence without one", async () => {
  const content = "Serves six people. Keeps for three days in the fridge.";
  expect(await wordOf(content, "The pie keeps for three days in the fridge.", "Leek pie")).toBe("checked");
  expect(await wordOf(content, "The soup keeps for three days in the fridge.", "Leek pie")).not.toBe("checked");
});

test("a bound is turned by a negation three words before it", async () => {
  const content = "No tome más de tres comprimidos al día sin consejo médico.";
  const sentence = "Sin consejo del médico no se deben tomar más de 3 comprimidos al día.";
  expect(await wordOf(content, sentence)).not.toBe("not supported");
});

test("only says the same before and behind a verb", async () => {
  const content = "Bonfires are allowed only on Fridays.";
  expect(await wordOf(content, "Bonfires are only allowed on Fridays.")).toBe("checked");
  expect(await wordOf(content, "Only bonfires are allowed on Fridays.")).not.toBe("checked");
});
