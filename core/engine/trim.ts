/**
 * The text without the characters at its end that `dropped` matches one by one. A pattern such as `/[\s.]+$/` tries
 * again from each of them and takes quadratic time where they stand in the middle.
 */
export function trimEnd(text: string, dropped: RegExp): string {
  let end = text.length;
  while (end > 0 && dropped.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The text without the characters at its beginning and end that the patterns match one by one. */
export function trimBoth(text: string, atStart: RegExp, atEnd: RegExp): string {
  let start = 0;
  while (start < text.length && atStart.test(text.charAt(start))) start++;
  return trimEnd(text.slice(start), atEnd);
}
