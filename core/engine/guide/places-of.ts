const LETTER = /[\p{L}\p{M}]/u;
/** UTF-16 characters of the words around one that are looked at. */
const AROUND = 30;

/** Where a word stands by itself in a text, with the words before and after it; each is empty where none joins by one space. */
export function* placesOf(word: string, text: string): Iterable<{ readonly before: string; readonly next: string }> {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const end = at + word.length;
    if (LETTER.test(text.charAt(at - 1)) || /[\p{L}\p{M}-]/u.test(text.charAt(end))) continue;
    const [, before = ""] = /([\p{L}\p{M}'’]+) $/u.exec(text.slice(Math.max(0, at - AROUND), at)) ?? [];
    const [, next = ""] = /^ ([\p{L}\p{M}'’]+)/u.exec(text.slice(end, end + AROUND)) ?? [];
    yield { before, next };
  }
}
