import { strToU8, zipSync, type Zippable } from "fflate";
import { describe, expect, test } from "vitest";
import { createArchives } from "./archives.ts";
import { openArchive } from "./open-archive.ts";

const archive = (files: Zippable, name = "papers.zip") => new File([zipSync(files)], name);

/** The archive with one run of bytes in the place of another of the same length, wherever it is. */
function patched(files: Zippable, from: string, to: readonly number[], times = Infinity): File {
  const bytes = zipSync(files);
  const wanted = strToU8(from);
  let left = times;
  for (let at = bytes.length - wanted.length; at >= 0 && left > 0; at--) {
    if (!wanted.every((byte, index) => bytes[at + index] === byte)) continue;
    bytes.set(to, at);
    left--;
  }
  return new File([bytes], "papers.zip");
}

function setup() {
  const said: string[] = [];
  const archives = createArchives({ show: (text: string) => (said.push(text), () => undefined) });
  const added: File[] = [];
  return { archives, said, added, add: (files: readonly File[]) => void added.push(...files) };
}

describe("a zip file that is added", () => {
  test("gives its files when it is accepted, named by their folders and by nothing above them", async () => {
    const { archives, added, add, said } = setup();
    const files = { "a/b/c.md": strToU8("one"), "../../d.txt": strToU8("two"), "a/": new Uint8Array() };
    await archives.ask([archive(files)], add);
    expect(archives.waiting()?.names).toEqual(["a › b › c.md", "d.txt"]);
    expect(added).toEqual([]);
    await archives.accept();
    expect(added.map(({ name }) => name)).toEqual(["a › b › c.md", "d.txt"]);
    expect(await Promise.all(added.map((file) => file.text()))).toEqual(["one", "two"]);
    expect(archives.waiting()).toBeUndefined();
    expect(said).toEqual([]);
  });

  test("adds nothing when it is declined, and the next one is asked about", async () => {
    const { archives, added, add } = setup();
    await archives.ask([archive({ "a.md": strToU8("one") }), archive({ "b.md": strToU8("two") })], add);
    archives.decline();
    expect(archives.waiting()?.names).toEqual(["b.md"]);
    await archives.accept();
    expect(added.map(({ name }) => name)).toEqual(["b.md"]);
  });

  test("adds nothing when it is declined while it is unpacked", async () => {
    const { archives, added, add } = setup();
    await archives.ask([archive({ "a.md": strToU8("one"), "b.md": strToU8("two") })], add);
    const accepting = archives.accept();
    archives.decline();
    await accepting;
    expect([archives.waiting(), archives.unpacked(), added]).toEqual([undefined, undefined, []]);
  });

  test("says why files are left out, and counts the hidden ones", async () => {
    const { leftOut, hidden, names } = await openArchive(
      archive({
        "a.md": strToU8("one"),
        "song.mp3": strToU8("x"),
        "inner.zip": zipSync({ "b.md": strToU8("two") }),
        "nothing.txt": new Uint8Array(),
        "bomb.txt": new Uint8Array(50_000_000),
        "__MACOSX/._a.md": strToU8("x"),
        ".DS_Store": strToU8("x"),
        ".git/readme.md": strToU8("x"),
      }),
    );
    expect(names).toEqual(["a.md"]);
    expect(leftOut).toEqual([
      { reason: "kind", names: ["song.mp3", "inner.zip"] },
      { reason: "empty", names: ["nothing.txt"] },
      { reason: "bomb", names: ["bomb.txt"] },
    ]);
    expect(hidden).toBe(3);
  });

  test("takes the first two thousand of thousands of files", async () => {
    const many = Object.fromEntries(Array.from({ length: 2500 }, (_, at) => [`${at}.md`, strToU8("x")]));
    const { names, leftOut } = await openArchive(archive(many));
    expect([names.length, leftOut[0]?.reason, leftOut[0]?.names.length]).toEqual([2000, "many", 500]);
  });

  test("names the files that are damaged and adds the others", async () => {
    const { archives, added, add, said } = setup();
    const stored: Zippable = { "a.md": [strToU8("the first words"), { level: 0 }], "b.md": strToU8("two") };
    await archives.ask([patched(stored, "first", [...strToU8("firSt")])], add);
    await archives.accept();
    expect(added.map(({ name }) => name)).toEqual(["b.md"]);
    expect(said).toEqual(["1 file in “papers.zip” could not be unpacked, for the archive is damaged there: “a.md”."]);
  });
});

describe("names in a zip file", () => {
  // "Gr??e.md" has the same length as "Grüße.md" in code page 850, and as a name in Japanese.
  test.each([
    ["in code page 850", [0x81, 0xe1], ["de"], "Grüße.md"],
    ["in Shift JIS on a Japanese computer", [0x8e, 0x52], ["ja", "en"], "Gr山e.md"],
    ["in code page 866 on a Russian computer", [0xa4, 0xa0], ["ru-RU"], "Grдаe.md"],
    ["in UTF-8 that is not marked as such", [0xc3, 0xa9], ["ja"], "Grée.md"],
  ])("can be %s", async (_, bytes, languages, name) => {
    const file = patched({ "Gr__e.md": strToU8("one") }, "Gr__e", [0x47, 0x72, ...bytes, 0x65]);
    const opened = await openArchive(file, languages);
    expect(opened.names).toEqual([name]);
    for await (const one of opened.unpack()) expect(one).toMatchObject({ name });
  });

  test("have folders after a backslash, too", async () => {
    expect((await openArchive(archive({ "a\\b.md": strToU8("one") }))).names).toEqual(["a › b.md"]);
  });
});

describe("a zip file that holds nothing to add", () => {
  /** Sets the first bit of the flags: the file is encrypted (APPNOTE.TXT, 4.4.4). */
  function encrypted(): File {
    const bytes = zipSync({ "a.md": strToU8("one") });
    const list = bytes.findLastIndex((_, at) => bytes[at] === 0x50 && bytes[at + 2] === 1 && bytes[at + 3] === 2);
    bytes.set([1], 6);
    bytes.set([1], list + 8);
    return new File([bytes], "papers.zip");
  }
  /** Lists one small file as one of 1.5 GB that packs well but not too well. */
  function vast(): File {
    const bytes = zipSync({ "a.md": new Uint8Array(10) });
    const list = bytes.findLastIndex((_, at) => bytes[at] === 0x50 && bytes[at + 2] === 1 && bytes[at + 3] === 2);
    const view = new DataView(bytes.buffer);
    view.setUint32(list + 20, 500_000_000, true);
    view.setUint32(list + 24, 1_500_000_000, true);
    return new File([bytes], "papers.zip");
  }

  test.each([
    ["damaged", new File(["PK\u0003\u0004 nothing more"], "papers.zip"), "a part of it is missing"],
    [
      "without a file of a kind that is read",
      archive({ "a.exe": strToU8("x") }),
      "no file in it that Lectern can read",
    ],
    ["with a password", encrypted(), "needs a password"],
    ["a bomb", archive({ "bomb.txt": new Uint8Array(50_000_000) }), "zip bomb"],
    ["too large when it is unpacked", vast(), "The files in it are 1.5 GB, and up to 1 GB"],
  ])("says so where it is %s", async (_, file, words) => {
    const { archives, add, said } = setup();
    await archives.ask([file], add);
    expect(archives.waiting()).toBeUndefined();
    expect(said).toEqual([expect.stringContaining(words)]);
  });

  test("is refused before it is read where it is larger than a gigabyte", async () => {
    const large = Object.defineProperty(new File(["x"], "papers.zip"), "size", { value: 1_000_000_001 });
    await expect(openArchive(large)).rejects.toThrow("larger than 1 GB");
  });
});
