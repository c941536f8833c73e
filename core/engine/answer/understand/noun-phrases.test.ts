import { describe, expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { followUp } from "./follow-up.ts";

const about = (before: string, question: string) =>
  followUp(createTokenizer(), question, [{ role: "user", content: before }], []).about;

describe("what a pronoun stands for", () => {
  test.each([
    ["When was the lighthouse built?", "Who was its keeper?", "the lighthouse"],
    ["Where is the old mill located?", "Who owns it?", "the old mill"],
    ["When was the proposed budget approved?", "How large is it?", "the proposed budget"],
    ["When did the museum open?", "Who designed it?", "the museum"],
    ["When did the town museum open in Bergen?", "Who designed it?", "Bergen"],
    ["Why does the harbour freeze in winter?", "How deep is it?", "the harbour"],
    ["How many visitors did the museum have?", "Who designed it?", "the museum"],
    ["Who repaired the organ?", "When was it made?", "the organ"],
    ["Wann wurde der alte Leuchtturm gebaut?", "Wer war sein Wärter?", "alte Leuchtturm"],
    ["When was the church built?", "Who destroyed its roof?", "the church"],
    ["Who led Nordlicht from April 1996?", "And until when did he lead it?", "Who led Nordlicht from April 1996"],
    ["In 1949, what did UPT sell?", "Who bought it?", "UPT"],
    ["When was the bridge built?", "Which towns and villages and farms lie near it?", "the bridge"],
    ["Who was Francis Gasquet?", "When did the second edition of his book come out?", "Francis Gasquet"],
    ["Wann wurde der Verein gegründet?", "Wann starb sein Gründer?", "Verein"],
    ["wann wurde der leuchtturm gebaut?", "wie hoch ist er?", "der leuchtturm"],
    ["Quand le phare a-t-il été construit ?", "Qui était son gardien ?", "le phare"],
    ["¿Cuándo el faro fue construido?", "¿Quién era su guardián?", "el faro"],
    ["Quando o farol foi construído?", "Quem era seu guarda?", "o farol"],
    ["Wanneer werd de vuurtoren gebouwd?", "Wie was zijn wachter?", "de vuurtoren"],
  ])("%s — %s is about %s, without the verb", (before, question, meant) => {
    expect(about(before, question)).toBe(meant);
  });
});
