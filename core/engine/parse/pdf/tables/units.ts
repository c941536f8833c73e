import { CURRENCY_SIGNS, UNIT_SCALE } from "../../../languages/table-words.ts";

/** What the numbers are counted in, where the words say so: "$ in millions" of "(\$ in millions, except per share)". */
export function unitIn(text: string): string | null {
  for (const [, inner = ""] of text.matchAll(/\(([^()]{1,120})\)/g)) if (namesScale(inner)) return inner.trim();
  return isUnit(text) ? unitAtEnd(text.trim()) : null;
}

/** "$ million" of "Net sales $ million"; all of the words where no currency comes right before the scale. */
function unitAtEnd(text: string): string {
  const words = text.split(" ");
  const [currency = "", scale = ""] = words.slice(-2);
  return CURRENCY_SIGNS.has(currency.toLowerCase()) && UNIT_SCALE.has(scale.toLowerCase())
    ? `${currency} ${scale}`
    : text;
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
