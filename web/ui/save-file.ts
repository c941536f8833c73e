/** Lets the browser save bytes as a file of this name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then; taking the address away at once loses the file in Safari.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
