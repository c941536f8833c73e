/** A name that every file system takes, without an ending. */
export function fileName(text: string): string {
  const words = text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return words || "answer";
}
