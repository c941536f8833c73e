import { expect, test } from "vitest";
import { readHolder } from "./holder.ts";

const strength = (question: string, sentence: string): number | undefined => readHolder(question)?.strengthOf(sentence);

test.each([
  ["Who is the landlord?", "landlord", 'made between Maud Orr ("Landlord") and Jan Wilk ("Tenant")'],
  ["Who is the tenant", "tenant", 'between Maud Orr and Jan Wilk (hereinafter the "Tenant")'],
  ["Wer ist der Vermieter?", "Vermieter", "zwischen Frau Ute Kern (nachfolgend „Vermieter“) und Jan Wilk"],
  ["Who was the chair?", "chair", "Present: Ingrid Moe (chair), Paul Nunes (treasurer)"],
  ["Who is the treasurer of the club?", "treasurer", "Treasurer: Paul Nunes"],
  ["Who is the president of the club?", "president", "President – Tove Brandt (SK)"],
  ["Who is the treasurer?", "treasurer", "Treasurer | Tove Brandt (new) | 2 years | 37"],
  ["Who was the server at the inn?", "server", "Server Paul Nunes"],
  ["Who is the caretaker?", "caretaker", "Call the caretaker, Mr. Lind, if it is urgent."],
  ["Who is the chief executive officer of Orr Mills?", "chief executive officer", "Maud Orr, Chief Executive Officer"],
  ["Who is the president of the club?", "president", "The president of the club was Tove Brandt."],
])("%s asks for the holder of %s, whom a sentence names", (question, thing, sentence) => {
  expect(readHolder(question)?.thing).toBe(thing);
  expect(strength(question, sentence)).toBeGreaterThan(0.6);
});

test("a sentence that only speaks of the office names nobody", () => {
  expect(strength("Who is the landlord?", "The Landlord may raise the rent once a year.")).toBe(0);
  expect(strength("Who is the chair?", "The chair (wood) has three legs.")).toBe(0);
  expect(strength("Who is the landlord?", "Storage | Padlock and keys | 2 | Working | Landlord")).toBe(0);
});

test.each(["Who built the lock?", "Who is Tove Brandt?", "What is the landlord's name?", "Who is in the boat?"])(
  "%s asks for no holder of an office",
  (question) => expect(readHolder(question)).toBeNull(),
);
