/** An amount as a table writes it. */
interface Amount {
  /** In units of 10^-decimals. */
  readonly scaled: number;
  readonly decimals: number;
  readonly sign: string;
}

/** "(1,577)" and "-1,577" are negative; null for what is no plain amount, or one whose separators may mean two things. */
function readAmount(text: string): Amount | null {
  const match = /^(\()?\s?([-−])?\s?([$€£¥]?)\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,6}))?\s?\)?$/u.exec(text.trim());
  if (!match) return null;
  const [, bracket, minus, sign = "", whole = "", fraction = ""] = match;
  const scaled = Number(whole.replaceAll(",", "") + fraction);
  if (!Number.isSafeInteger(scaled)) return null;
  return { scaled: bracket !== undefined || minus !== undefined ? -scaled : scaled, decimals: fraction.length, sign };
}

/** The number that a cell writes; a dash is none, 0. Null for words, shares, and what may be read in two ways. */
export function numberIn(text: string): number | null {
  if (/^[\s$€£¥]*[-–—−]{1,3}$/u.test(text)) return 0;
  const amount = readAmount(text);
  return amount && amount.scaled / 10 ** amount.decimals;
}

/** By how many per cent the later amount is above the earlier, to one decimal; null where that says nothing: from nothing, or below it. */
export function growth(later: string, earlier: string): string | null {
  const [a, b] = [readAmount(later), readAmount(earlier)];
  if (!a || !b || a.sign !== b.sign || a.scaled < 0 || b.scaled <= 0) return null;
  const share = a.scaled / 10 ** a.decimals / (b.scaled / 10 ** b.decimals) - 1;
  return (share * 100).toFixed(1).replace("-", "−");
}

/** The first plus or minus the second, written as they are; null where one is no plain amount or their currencies differ. */
export function combine(first: string, second: string, of: "sum" | "difference"): string | null {
  const [a, b] = [readAmount(first), readAmount(second)];
  if (!a || !b || a.sign !== b.sign) return null;
  const decimals = Math.max(a.decimals, b.decimals);
  const [x, y] = [a, b].map((one) => one.scaled * 10 ** (decimals - one.decimals));
  const total = (x ?? 0) + (of === "sum" ? 1 : -1) * (y ?? 0);
  if (!Number.isSafeInteger(total)) return null;
  const digits = String(Math.abs(total)).padStart(decimals + 1, "0");
  const whole = digits
    .slice(0, digits.length - decimals)
    .replace(/\B(?=(?:\d{3})+$)/gu, /,/u.test(first + second) ? "," : "");
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : "";
  return `${total < 0 ? "−" : ""}${a.sign}${whole}${fraction}`;
}
