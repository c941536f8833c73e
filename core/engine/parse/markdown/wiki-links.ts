/** `[[Note]]`, `[[Note#Part|as it is called]]` and `![[picture.png|300]]`, as Obsidian and wikis write them. */
const LINK = /!?\[\[([^[\]|\n]*)(?:\|([^[\]\n]*))?\]\]/g;
/** How large an embedded picture is shown. */
const SIZE = /^\d+(?:x\d+)?$/;

/** The text with what a reader sees of such links: the words that are shown, or the name of the note and its part. */
export function withoutWikiLinks(text: string): string {
  if (!text.includes("[[")) return text;
  return text.replace(LINK, (link: string, target: string, shown = "") => {
    const words = shown.trim();
    if (words !== "" && !SIZE.test(words)) return words;
    const [note = "", ...parts] = target.split("#").map((part) => part.trim());
    // "^3f2a" is the mark of a paragraph.
    const named = [note, ...parts.filter((part) => !part.startsWith("^"))].filter((part) => part !== "");
    return named.some((part) => /\p{L}/u.test(part)) ? named.join(" › ") : link;
  });
}
