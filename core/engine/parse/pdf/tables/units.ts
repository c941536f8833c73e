import { UNIT_SCALE } from "../../../languages/table-words.ts";

/** What the numbers are counted in, where the words say so: "$ in millions" of "(\$ in millions, except per share)". */
export function unitIn(text: string): string | null {
  for (const [, inner = ""] of text.matchAll(/\(([^()]{1,120})\)/g)) if (namesScale(inner)) return inner.trim();
  return isUnit(text) ? text.trim() : null;
}

/** Whether a whole line says nothing but a unit. */
export function isUnit(text: string): boolean {
  return text.length <= 90 && namesScale(text) && !/\d{2}|[.!?]$/.test(text) && text.split(" ").length <= 12;
}

function namesScale(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[\s(),;:：]+/u)
    .some((word) => UNIT_SCALE.has(word.replace(/\.$/, "")));
}
