/** Characters from which text is more likely a document than a question or a remark. */
const LONG_TEXT = 400;

export const isLongText = (text: string): boolean => text.trim().length >= LONG_TEXT;

/** Text as a Markdown file, named by what it is called or by its first line. */
export function textFile(text: string, title = ""): File {
  const [firstLine = ""] = (title.trim() || text.trim()).split("\n", 1);
  const name =
    firstLine
      .replace(/[^\p{L}\p{M}\p{N} _-]+/gu, "")
      .trim()
      .slice(0, 60) || "Text";
  return new File([text], `${name}.md`, { type: "text/markdown" });
}
