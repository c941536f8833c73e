import { describe, expect, it } from "vitest";
import { createTokenizer } from "../index/tokens.ts";
import { morphologyOf, relatedness } from "./morphology.ts";

const tokenizer = createTokenizer();

/** How the first terms of two words are related. */
async function between(language: string, word: string, other: string): Promise<number> {
  const morphology = await morphologyOf(language);
  if (!morphology) throw new Error(`no morphology of ${language}`);
  const [one = "", two = ""] = [word, other].map((own) => tokenizer.terms(own)[0]);
  return relatedness(morphology, one, two);
}

describe("words of one language", () => {
  it.each([
    ["de", "Kündigung", "kündige"],
    ["de", "Häuser", "Haus"],
    ["de", "Versicherungen", "Versicherung"],
    ["de", "Preise", "Preis"],
    ["de", "Ausweis", "Ausweisen"],
    ["de", "Ergebnisse", "Ergebnis"],
    ["de", "Mitglieder", "Mitglied"],
    ["de", "Unterschied", "Unterschiede"],
    ["nl", "huurders", "huurder"],
    ["fr", "résiliations", "résiliation"],
    ["es", "contratos", "contrato"],
    ["it", "pagamenti", "pagamento"],
    ["pt", "pagamentos", "pagamento"],
  ])("%s: %s is a form of %s", async (language, word, other) => {
    expect(await between(language, word, other)).toBe(1);
  });

  it("a compound is worth less than a form, and one that only begins alike less again", async () => {
    const compound = await between("de", "Miete", "Kaltmiete");
    expect(await between("de", "Kilometergeld", "Kilometer")).toBe(compound);
    const alike = await between("de", "Klavierunterricht", "Klavierstunde");
    expect(compound).toBeLessThan(1);
    expect(alike).toBeLessThan(compound);
    expect(alike).toBeGreaterThan(0);
  });

  it("others are not related, nor are parts in a language that writes words apart", async () => {
    expect(await between("de", "Antwort", "Wortlaut")).toBe(0);
    expect(await between("de", "Unterricht", "Unterschied")).toBe(0);
    expect(await between("es", "plan", "aeroplano")).toBe(0);
  });

  it("English is stemmed as it is indexed", async () => {
    expect(await morphologyOf("en")).toBeUndefined();
  });
});
