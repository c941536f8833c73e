import { strToU8, zipSync } from "fflate";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { join, makeTar, pluginTarGz, pluginZip } from "../../testing/make-plugin.ts";
import { gzipSync } from "fflate";
import { ArchiveRefused, LIMITS } from "./archive-refused.ts";
import { crc32 } from "./crc32.ts";
import { openArchive } from "./open-archive.ts";

interface ZipEntry {
  readonly name: string;
  readonly content?: Uint8Array;
  readonly flags?: number;
  readonly method?: number;
  /** Unix mode in the directory. */
  readonly mode?: number;
  /** What the directory says, where it is not the truth. */
  readonly size?: number;
  readonly crc?: number;
  readonly localName?: string;
  /** Takes the place of the offset of its own data. */
  readonly offset?: number;
}

/** A zip file that says whatever it is told to: libraries refuse to make such ones. */
function makeZip(entries: readonly ZipEntry[], change: (end: DataView) => void = () => undefined): Uint8Array {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const entry of entries) {
    const { name, content = strToU8("x"), flags = 0, method = 0, mode, localName = name } = entry;
    const size = entry.size ?? content.length;
    const common = (view: DataView, from: number, path: Uint8Array) => {
      view.setUint16(from, 20, true);
      view.setUint16(from + 2, flags, true);
      view.setUint16(from + 4, method, true);
      view.setUint32(from + 10, entry.crc ?? crc32(content), true);
      view.setUint32(from + 14, content.length, true);
      view.setUint32(from + 18, size, true);
      view.setUint16(from + 22, path.length, true);
    };
    const [localPath, path] = [strToU8(localName), strToU8(name)];
    const local = new Uint8Array(30);
    const localView = new DataView(local.buffer);
    localView.setUint32(0, 0x04034b50, true);
    common(localView, 4, localPath);
    const central = new Uint8Array(46);
    const view = new DataView(central.buffer);
    view.setUint32(0, 0x02014b50, true);
    view.setUint8(4, 20);
    view.setUint8(5, 3);
    common(view, 6, path);
    view.setUint32(38, ((mode ?? 0o100644) << 16) >>> 0, true);
    view.setUint32(42, entry.offset ?? at, true);
    locals.push(local, localPath, content);
    directory.push(central, path);
    at += 30 + localPath.length + content.length;
  }
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, entries.length, true);
  view.setUint16(10, entries.length, true);
  view.setUint32(12, join(directory).length, true);
  view.setUint32(16, at, true);
  change(view);
  return join([...locals, ...directory, end]);
}

const named = (...names: string[]) => makeZip(names.map((name) => ({ name })));
const paths = async (bytes: Uint8Array) => (await openArchive(bytes)).map(({ path }) => path);

/** The content of the first file. */
const firstOf = async (bytes: Uint8Array) => (await openArchive(bytes))[0]?.read();

describe("opening an archive", () => {
  it("reads zip, tar and tar.gz, told by their bytes, without the one top folder", async () => {
    const files = ["plugin.json", "dist/remoteEntry.js", "dist/style.css", "assets/icon.svg"];
    expect(await paths(pluginZip({ slug: "A" }))).toEqual(files);
    expect(await paths(pluginTarGz({ slug: "A" }, "a-1.0.0"))).toEqual(files);
    expect(
      await paths(
        makeTar([
          { path: "top/", kind: "5" },
          { path: "top/a.js", content: strToU8("a") },
        ]),
      ),
    ).toEqual(["a.js"]);
    expect(await paths(named("a/b.js", "c.js"))).toEqual(["a/b.js", "c.js"]);
    expect(await paths(named("__MACOSX/._top", "top/a.js", "top/b/c.js"))).toEqual(["a.js", "b/c.js"]);
  });

  it("gives each file as it was packed", async () => {
    const text = "Größe 世界\n".repeat(1000);
    const [file] = await openArchive(zipSync({ "a.txt": strToU8(text) }));
    expect(new TextDecoder().decode(file?.read())).toBe(text);
    const [packed] = await openArchive(gzipSync(makeTar([{ path: "a.txt", content: strToU8(text) }])));
    expect(new TextDecoder().decode(packed?.read())).toBe(text);
  });

  it("reads the long names of pax and GNU, and passes over the comment that GitHub puts first", async () => {
    const long = `${"folder/".repeat(25)}file.js`;
    const record = (body: string) => {
      const length = body.length + 3 + 1;
      return strToU8(`${length} ${body}`);
    };
    expect(record(`path=${long}\n`).length).toBe(
      Number.parseInt(new TextDecoder().decode(record(`path=${long}\n`)), 10),
    );
    const pax = makeTar([
      { path: "pax_global_header", kind: "g", content: strToU8("20 comment=0123456\n") },
      { path: "h", kind: "x", content: record(`path=${long}\n`) },
      { path: "short.js" },
      { path: "other.js" },
    ]);
    expect(await paths(pax)).toEqual([long, "other.js"]);
    const gnu = makeTar([
      { path: "././@LongLink", kind: "L", content: strToU8(`${long}\0`) },
      { path: "short.js" },
      { path: "b.js" },
    ]);
    expect(await paths(gnu)).toEqual([long, "b.js"]);
  });

  it.each([
    ["climbs out of its folder", named("../evil.js"), /outside/],
    ["climbs out in the middle", named("a/../../evil.js"), /outside/],
    ["is absolute", named("/etc/passwd"), /absolute/],
    ["has a drive", named("C:/evil.js"), /absolute/],
    ["has backslashes", named("a\\..\\evil.js"), /backslash/],
    ["has an odd path", named("a/./b.js"), /odd path/],
    ["has an empty folder name", named("a//b.js"), /odd path/],
    ["has a name with a control character", named("a\nb.js"), /cannot be shown/],
    ["has a name that turns the writing direction", named("a\u202esj.exe"), /cannot be shown/],
    ["has a name that is too long", named("a".repeat(200)), /too long/],
    ["has a path that is too long", named("abc/".repeat(100) + "d"), /too long/],
    ["has a file twice", named("a.js", "a.js"), /twice/],
    ["has names that differ in case only", named("Readme.md", "README.md"), /cannot tell apart/],
    ["has folders that differ in case only", named("Src/a.js", "src/b.js"), /cannot tell apart/],
    ["has names that differ in how an accent is written", named("caf\u00e9.js", "cafe\u0301.js"), /cannot tell apart/],
    ["has a file that is also a folder", named("a", "a/b.js"), /both as a file and as a folder/],
    ["has a link", makeZip([{ name: "a", mode: 0o120777, content: strToU8("/etc/passwd") }]), /link/],
    ["has a device", makeZip([{ name: "a", mode: 0o020666 }]), /neither a file nor a folder/],
    ["is encrypted", makeZip([{ name: "a", flags: 1 }]), /password/],
    ["is packed in an unknown way", makeZip([{ name: "a", method: 12 }]), /cannot be read/],
    ["gives a local name of its own", makeZip([{ name: "a.js", localName: "b.js" }]), /two names/],
    [
      "has entries that share their bytes",
      makeZip([{ name: "a.js" }, { name: "b.js", offset: 0, localName: "b.js" }]),
      /damaged|two names/,
    ],
    [
      "says it has more entries than there are",
      makeZip([{ name: "a" }], (end) => (end.setUint16(10, 9, true), end.setUint16(8, 9, true))),
      /damaged/,
    ],
    [
      "has its directory outside of itself",
      makeZip([{ name: "a" }], (end) => end.setUint32(16, 0x7fffffff, true)),
      /damaged/,
    ],
    [
      "lists more entries than any, without the Zip64 record for that",
      makeZip([{ name: "a" }], (end) => end.setUint16(10, 0xffff, true)),
      /damaged/,
    ],
    ["has a file that is too large", makeZip([{ name: "a", method: 8, size: LIMITS.file + 1 }]), /more than 30 MB/],
    ["is a bomb by what it says", makeZip([{ name: "a", method: 8, size: 20_000_000 }]), /zip bomb/],
    ["has no file", makeZip([]), /empty/],
    ["is a web page", strToU8("<!DOCTYPE html><title>Not found</title>"), /web page/],
    ["is nothing at all", new Uint8Array(), /empty/],
    ["is something else", strToU8("%PDF-1.7"), /not an archive/],
    ["is a packed file alone", gzipSync(strToU8("hello")), /no tar archive/],
    ["is cut off", pluginZip({ slug: "A" }).subarray(0, 300), /damaged/],
    ["is cut off while packed", pluginTarGz({ slug: "A" }).subarray(0, 300), /damaged/],
    ["is a tar with a symbolic link", makeTar([{ path: "a", kind: "2", link: "/etc/passwd" }]), /link/],
    ["is a tar with a hard link", makeTar([{ path: "a", kind: "1", link: "b" }]), /link/],
    ["is a tar with a device", makeTar([{ path: "a", kind: "3" }]), /neither/],
    ["is a tar that climbs", makeTar([{ path: "../a" }]), /outside/],
  ] as const)("refuses what %s", async (_, bytes, reason) => {
    const opened = openArchive(bytes);
    await expect(opened).rejects.toThrow(ArchiveRefused);
    await expect(opened).rejects.toThrow(reason);
  });

  it("refuses more entries than it takes, before it reads them", async () => {
    const many = named(...Array.from({ length: LIMITS.entries + 1 }, (_, at) => `f${at}`));
    await expect(openArchive(many)).rejects.toThrow(/at most 5000/);
    await expect(openArchive(new Uint8Array(LIMITS.archive + 1))).rejects.toThrow(/larger than 50 MB/);
  });

  it("refuses sizes and checksums that are not true when the file is read", async () => {
    const deflated = zipSync({ "a.js": new Uint8Array(100_000) });
    const view = new DataView(deflated.buffer);
    const lie = async (size: number) => {
      const copy = deflated.slice();
      const at = copy.findLastIndex(
        (_, index) => view.getUint32(Math.min(index, view.byteLength - 4), true) === 0x02014b50,
      );
      new DataView(copy.buffer).setUint32(at + 24, size, true);
      return firstOf(copy);
    };
    await expect(lie(10)).rejects.toThrow(/wrong size/);
    await expect(lie(100_001)).rejects.toThrow(/wrong size/);
    await expect(firstOf(makeZip([{ name: "a", size: 2 }]))).rejects.toThrow(/wrong size/);
    await expect(firstOf(makeZip([{ name: "a", crc: 1 }]))).rejects.toThrow(/damaged/);
  });

  it("stops unpacking a bomb long before its end", async () => {
    const bomb = gzipSync(new Uint8Array(60_000_000), { level: 9 });
    await expect(openArchive(bomb)).rejects.toThrow(/zip bomb/);
    const flat = gzipSync(makeTar([{ path: "a", content: strToU8("b") }]));
    const broken = flat.slice();
    broken[broken.length - 8] = (broken[broken.length - 8] ?? 0) ^ 1;
    await expect(openArchive(broken)).rejects.toThrow(/damaged/);
  });

  it("never throws anything but its own refusal, however an archive is damaged", async () => {
    const whole = [
      pluginZip({ slug: "A" }),
      pluginTarGz({ slug: "A" }),
      makeTar([{ path: "a", content: strToU8("b") }]),
    ];
    const damaged = fc
      .tuple(fc.constantFrom(...whole), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }), fc.nat())
      .map(([bytes, changes, cut]) => {
        const copy = bytes.slice();
        for (const [at, value] of changes) copy[at % copy.length] = value;
        return cut % 3 === 0 ? copy.subarray(0, cut % copy.length) : copy;
      });
    await fc.assert(
      fc.asyncProperty(fc.oneof(damaged, fc.uint8Array({ maxLength: 2000 })), async (bytes) => {
        try {
          for (const file of await openArchive(bytes)) file.read();
        } catch (error) {
          expect(error).toBeInstanceOf(ArchiveRefused);
        }
      }),
      { numRuns: 1500 },
    );
  });
});
