/** Extensions a collection takes. The service decides in the end; this saves sending what it will refuse. */
const EXTENSIONS = ["pdf", "docx", "doc", "pptx", "ppt", "md", "markdown", "html", "htm"];

export const ACCEPT = EXTENSIONS.map((extension) => `.${extension}`).join(",");
export const KINDS = "PDF, Word, PowerPoint, Markdown and HTML";

/** Why a file cannot be added, or undefined when it can. */
export function refusal(file: { readonly name: string; readonly size: number }): string | undefined {
  const extension = file.name.includes(".") ? (file.name.split(".").at(-1) ?? "").toLowerCase() : "";
  if (!EXTENSIONS.includes(extension)) {
    return extension
      ? `.${extension} files cannot be read. Lectern reads ${KINDS}.`
      : `It has no extension. Lectern reads ${KINDS}.`;
  }
  return file.size === 0 ? "The file is empty." : undefined;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const units = ["kB", "MB", "GB", "TB"];
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), units.length);
  const value = bytes / 1000 ** power;
  return `${value.toLocaleString(undefined, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${units[power - 1]}`;
}
