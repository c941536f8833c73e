import { describe, expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { wordingOf } from "../testing/wording-of.ts";

const verdict = (sentence: string, content: string): string => wordingOf(sentence, samplePassage(content));

const LEASE = "Residential lease between Anna Meier (landlord) and Jonas Weber (tenant). The rent is EUR 900.";
const FORM = "Chair: Maria Olsen\nSecretary: Tom Berg\nTreasurer: Maria Olsen";
const MIETE = "Mietvertrag zwischen Anna Meier (Vermieterin) und Jonas Weber (Mieter). Die Miete beträgt 900 Euro.";

describe("a name that has the label of another is not supported:", () => {
  test.each([
    ["The lease is between Anna Meier (tenant) and Jonas Weber (landlord).", LEASE],
    ["Anna Meier (tenant) pays EUR 900.", LEASE],
    ["Anna Meier is the tenant.", LEASE],
    ["The tenant is Anna Meier.", LEASE],
    ["The tenant, Anna Meier, pays EUR 900.", LEASE],
    ["Tom Berg is the treasurer.", FORM],
    ["Tom Berg (chair) opened the meeting.", FORM],
    ["Der Mieter ist Anna Meier.", MIETE],
  ])("%s", (sentence, source) => expect(verdict(sentence, source)).toBe("not supported"));
});

describe("a name with one of its own labels is supported:", () => {
  test.each([
    ["The lease is between Anna Meier (landlord) and Jonas Weber (tenant).", LEASE],
    ["The parties are Jonas Weber (tenant) and Anna Meier (landlord).", LEASE],
    ["Anna Meier is the landlord.", LEASE],
    ["Maria Olsen is the treasurer.", FORM],
    ["The chair is Maria Olsen.", FORM],
    ["Jonas Weber ist der Mieter.", MIETE],
  ])("%s", (sentence, source) => expect(verdict(sentence, source)).not.toBe("not supported"));
});
