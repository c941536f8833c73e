import { expect, test } from "vitest";
import { isUnreadable } from "./unreadable-text.ts";

const ENGLISH =
  "The lighthouse at Cape Arden was built in 1873. Its lamp was replaced in 1921, and ships pass it at night between October and April.";
const TWICE = `${ENGLISH} ${ENGLISH}`;

/** Each letter as the glyph of a font that numbers its glyphs from 3 on and names no characters. */
const shifted = (text: string) =>
  Array.from(text, (letter) => (letter === " " ? " " : String.fromCharCode(letter.charCodeAt(0) - 29))).join("");

test.each([
  ["glyphs in the private use area", Array.from(ENGLISH, () => "\ue013").join("")],
  ["replacement characters among a few words", `Page 1 of 9 ${"\ufffd\ufffd\ufffd ".repeat(40)}`],
  ["control characters", "\u0003\u0018\u0002".repeat(60)],
  ["letters of a font whose codes are other letters", shifted(TWICE)],
  ["consonants and signs in a row", "Xq7#k Rb%tz KLV$ wQp& ZFG 8hjk TRW!m pLk ".repeat(12)],
])("%s are unreadable", (_, text) => {
  expect(isUnreadable(text)).toBe(true);
});

test.each([
  ["English", TWICE],
  [
    "German",
    "Der Leuchtturm am Kap wurde 1873 erbaut und ist bis heute in Betrieb; Schiffe fahren nachts vorbei. ".repeat(2),
  ],
  [
    "Polish",
    "Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw, są obdarzeni rozumem. ".repeat(2),
  ],
  ["Czech without a vowel", "Strč prst skrz krk, smrž pln skvrn zvlhl z mlh, chrt zhltl hrst zrn. ".repeat(4)],
  ["Finnish", "Kaikki ihmiset syntyvät vapaina ja tasavertaisina arvoltaan ja oikeuksiltaan. ".repeat(3)],
  ["Greek", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα. ".repeat(3)],
  ["Chinese", "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。".repeat(4)],
  ["capitals", TWICE.toUpperCase()],
  ["a table of figures", "Revenue 4,250 3,910 2,875 Costs 1,220 1,100 990 Tax 310 280 240 ".repeat(8)],
  ["code", "const row = await store.get(documents, owner, id); if (!row) throw notFound('document', id); ".repeat(4)],
  [
    "part numbers beside words",
    "Bracket XK-7734 zinc, bolt M8x40 DIN 933, washer R2D2-11, seal QRT/55, plate 12 mm steel. ".repeat(4),
  ],
  ["a few signs", "\ue013\ue014"],
])("%s are read", (_, text) => {
  expect(isUnreadable(text)).toBe(false);
});
