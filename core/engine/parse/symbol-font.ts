/** Signs of Adobe's Symbol encoding that follow each other, from the code of the first on. */
const RUNS: readonly (readonly [first: number, signs: string])[] = [
  [0x41, "ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ"],
  [0x61, "αβχδεφγηιϕκλμνοπθρστυϖωξψζ"],
  [0xa1, "ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…"],
  [0xc4, "⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊"],
];
const SYMBOL: ReadonlyMap<number, string> = new Map([
  ...RUNS.flatMap(([first, signs]) => Array.from(signs, (sign, at) => [first + at, sign] as const)),
  [0x2d, "−"],
  [0x40, "≅"],
  [0x7e, "∼"],
  [0xe5, "∑"],
  [0xf2, "∫"],
]);

/** Of Wingdings what means something in running text: arrows, and boxes that are ticked or not. */
const WINGDINGS: ReadonlyMap<number, string> = new Map([
  [0x6f, "☐"],
  [0x78, "☒"],
  [0xa8, "☐"],
  [0xdf, "←"],
  [0xe0, "→"],
  [0xe1, "↑"],
  [0xe2, "↓"],
  [0xe8, "➔"],
  [0xfb, "✗"],
  [0xfc, "✓"],
  [0xfd, "☒"],
  [0xfe, "☑"],
]);

/** Fonts of signs have theirs from here on. */
const PRIVATE = 0xf000;

/**
 * The sign that a character of a symbol font shows: "≤" of Symbol's U+F0A3. Empty where it is a bullet or a picture, which
 * says nothing to a reader of text.
 */
export function signOf(code: number, font: string): string {
  const own = code >= PRIVATE && code <= PRIVATE + 0xff ? code - PRIVATE : code;
  if (/^symbol/iu.test(font)) return SYMBOL.get(own) ?? (own >= 0x20 && own < 0x7f ? String.fromCodePoint(own) : "");
  if (/^wingdings$/iu.test(font)) return WINGDINGS.get(own) ?? "";
  return code >= 0x20 && code < 0xe000 ? String.fromCodePoint(code) : "";
}

/** Of those without a font, those of Word's own arrows and marks; all others are taken for Symbol's. */
const WITHOUT_FONT: ReadonlyMap<number, string> = new Map(
  [0xdf, 0xe0, 0xfb, 0xfc, 0xfe].map((code) => [code, WINGDINGS.get(code) ?? ""]),
);
/** Characters that are bullets of a list where they begin a line, in Symbol or in Wingdings. */
const BULLETS = new Set([0x6e, 0x6c, 0x71, 0x75, 0x76, 0xa7, 0xa8, 0xb7, 0xd8]);

/** The same where a format tells no fonts. A bullet at the beginning of a line stays what it is, and so does each length. */
export function withSigns(text: string): string {
  return text.replaceAll(/[\uf020-\uf0ff]/gu, (sign, at: number) => {
    const code = (sign.codePointAt(0) ?? 0) - PRIVATE;
    const beginsLine = at === 0 || text[at - 1] === "\n";
    if (beginsLine && BULLETS.has(code) && /^\s/u.test(text.slice(at + 1, at + 2))) return sign;
    return WITHOUT_FONT.get(code) ?? SYMBOL.get(code) ?? sign;
  });
}
