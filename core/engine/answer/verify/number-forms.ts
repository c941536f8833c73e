const DECADE = /^(\p{N}{2})?(\p{N})0s$/u;
const ROMAN = /^(?=[IVXL])(X{0,3}L?X{0,3})(IX|IV|V?I{0,3})$/u;
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

/**
 * The terms that say the same as a number in another form: the years of "the 1940s" and "the 50s", "15" and "15th" for "XV".
 * Empty for every other word.
 */
export function numberForms(word: string): readonly string[] {
  const [, century = "19", tens] = DECADE.exec(word.replace(/^['’]/u, "").replace(/['’](?=s$)/u, "")) ?? [];
  if (tens !== undefined) {
    const years = Array.from({ length: 10 }, (_, year) => `${century}${tens}${year}`);
    return [...years, `${century}${tens}0s`, `${tens}0s`];
  }
  if (word.length < 2 || !ROMAN.test(word)) return [];
  const number = romanValue(word);
  return [`${number}`, `${number}th`];
}

function romanValue(word: string): number {
  const values = Array.from(word, (letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
