import { describe, expect, it } from "vitest";
import { droppedFiles } from "./dropped-files.ts";

type Entry = Partial<FileSystemFileEntry & FileSystemDirectoryEntry>;

/** What a browser hands over: for each thing its entry and, at once, itself. */
const transferOf = (...things: readonly { readonly entry: Entry | null; readonly file: File | null }[]) =>
  ({
    items: things.map(({ entry, file }) => ({ kind: "file", webkitGetAsEntry: () => entry, getAsFile: () => file })),
  }) as unknown as DataTransfer;

const fileEntry = (file: File): Entry => ({
  isFile: true,
  isDirectory: false,
  name: file.name,
  file: (found) => found(file),
});

describe("dropped files", () => {
  it("are taken although their entries lead nowhere, as WebKit's do for files without a place on the disk", async () => {
    const file = new File(["# Hi"], "hi.md");
    const lost: Entry = {
      ...fileEntry(file),
      file: (_, failed) => failed?.(new DOMException("Path does not exist", "NotFoundError")),
    };
    expect(await droppedFiles(transferOf({ entry: lost, file }))).toEqual({ files: [file], folder: null });
  });

  it("are taken where a browser knows no entries", async () => {
    const file = new File(["# Hi"], "hi.md");
    expect(await droppedFiles(transferOf({ entry: null, file }))).toEqual({ files: [file], folder: null });
  });

  it("come out of a folder, which gives its name", async () => {
    const file = new File(["# Hi"], "hi.md");
    let left: readonly Entry[] = [fileEntry(file)];
    const folder: Entry = {
      isFile: false,
      isDirectory: true,
      name: "Reports",
      createReader: () => ({ readEntries: (found) => (found(left as FileSystemEntry[]), void (left = [])) }),
    };
    expect(await droppedFiles(transferOf({ entry: folder, file: null }))).toEqual({ files: [file], folder: "Reports" });
  });
});
