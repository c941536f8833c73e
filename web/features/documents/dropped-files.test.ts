import { describe, expect, it } from "vitest";
import { chosenFiles, droppedFiles } from "./dropped-files.ts";

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

describe("chosen files", () => {
  const at = (path: string) =>
    Object.defineProperty(new File([], path.split("/").at(-1) ?? ""), "webkitRelativePath", {
      value: path.includes("/") ? path : "",
    });
  const namesOf = (...paths: readonly string[]) => {
    const { files, folder } = chosenFiles(paths.map(at));
    return { names: files.map(({ name }) => name), folder };
  };

  it("of a folder are without hidden ones and those of hidden folders", () => {
    expect(
      namesOf("Vault/.obsidian/app.json", "Vault/.DS_Store", "Vault/Notes/.trash/old.md", "Vault/Notes/Ferry.md"),
    ).toEqual({ names: ["Ferry.md"], folder: "Vault" });
    expect(namesOf(".notes/a.md")).toEqual({ names: ["a.md"], folder: ".notes" });
  });

  it("by themselves have no folder", () => {
    expect(namesOf("a.md", ".hidden.md")).toEqual({ names: ["a.md"], folder: null });
    expect(namesOf()).toEqual({ names: [], folder: null });
  });
});
