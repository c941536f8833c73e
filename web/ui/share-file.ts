const asFile = (name: string, content: Blob): File => new File([content], name, { type: content.type });

/** Whether this browser hands files to other programs; most do on phones, and few elsewhere. */
export const canShareFiles = (): boolean =>
  "canShare" in navigator && navigator.canShare({ files: [asFile("a.html", new Blob(["a"], { type: "text/html" }))] });

/** Hands a file to a program that the person chooses; who chooses none has shared nothing, and that is no error. */
export async function shareFile(name: string, content: Blob): Promise<void> {
  try {
    await navigator.share({ files: [asFile(name, content)], title: name });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}
