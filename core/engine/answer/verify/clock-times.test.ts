import { expect, test } from "vitest";
import { clockTimesIn } from "./clock-times.ts";

const times = (text: string): readonly string[] => clockTimesIn(text).map(({ from, to }) => text.slice(from, to));

test.each([
  ["The gate is locked at 9 pm.", ["9 pm"]],
  ["Open from 9.30 a.m. to 5 p.m., closed at noon.", ["9.30 a.m.", "5 p.m.", "noon"]],
  ["Das Tor wird um 21 Uhr 30 geschlossen, sonntags um 18:00.", ["21 Uhr 30", "18:00"]],
  ["Le portail est fermé à 21 heures, le samedi à 18 h 30.", ["21 heures", "18 h 30"]],
  ["We meet at half past seven, the others um viertel nach 8.", ["half past seven", "viertel nach 8"]],
  ["It is lit at 7 in the evening.", ["7 in the evening"]],
  ["Abierto de 10 a 21 horas.", ["10", "21 horas"]],
  ["Locked from midnight until nine o’clock.", ["midnight", "nine o’clock"]],
])("%s", (text, found) => expect(times(text)).toEqual(found));

test("lengths of time, verses and numbers are no times of day", () => {
  expect(times("It takes 3 h or 24 heures; see 1.2, Mark 12:345 and 25:10.")).toEqual([]);
});
