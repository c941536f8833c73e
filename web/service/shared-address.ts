/** The parameter of the page's address that names a web page to add: from the share dialog and the bookmark. */
export const ADD_PARAMETER = "add";

/** The first web address in what was shared: programs put it into the address, the text or, after words, the title. */
export function addressIn(...shared: readonly string[]): string | undefined {
  for (const text of shared)
    for (const word of text.split(/\s+/)) if (/^https?:\/\//i.test(word) && URL.canParse(word)) return word;
  return undefined;
}
