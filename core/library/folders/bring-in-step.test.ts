import { expect, it } from "vitest";
import { bringInStep, FileRefused, FileUnreadable, type FolderPorts } from "./bring-in-step.ts";
import { differences, isHidden, type KnownFile, type ListedFile } from "./known-files.ts";

interface TextFile extends ListedFile {
  readonly text: string;
}

const file = (path: string, text: string, modified = 1): TextFile => ({ path, text, size: text.length, modified });

/** A collection of texts by id, and what is known of the folder. */
function setup({ hasTrash = true, refuses = "" } = {}) {
  const documents = new Map<string, { name: string; text: string }>();
  const log: string[] = [];
  let known: readonly KnownFile[] = [];
  let ids = 0;
  /** Paths that may be back in a moment. */
  const held = new Set<string>();
  const check = ({ text }: TextFile) => {
    if (text === "LOCKED") throw new FileUnreadable("Another program holds it.");
    if (refuses && text.includes(refuses)) throw new FileRefused("It is too large.");
  };
  const ports: FolderPorts<TextFile> = {
    isThere: (id) => documents.has(id),
    sameAs: async ({ text }, taken) =>
      [...documents].find(([id, document]) => document.text === text && !taken.has(id))?.[0],
    async add(added) {
      check(added);
      const id = `d${++ids}`;
      documents.set(id, { name: added.path.split("/").at(-1) ?? "", text: added.text });
      log.push(`add ${added.path}`);
      return id;
    },
    async replace(id, changed) {
      check(changed);
      documents.set(id, { name: documents.get(id)?.name ?? "", text: changed.text });
      log.push(`replace ${changed.path}`);
    },
    async rename(id, name) {
      documents.set(id, { name, text: documents.get(id)?.text ?? "" });
      log.push(`rename ${name}`);
    },
    trash: hasTrash
      ? async (id) => {
          log.push(`trash ${documents.get(id)?.name}`);
          documents.delete(id);
        }
      : undefined,
    isGoneForGood: ({ path }) => !held.has(path),
    keep: async (files) => void (known = files),
    progress: () => undefined,
  };
  const look = (...listed: readonly TextFile[]) => {
    log.length = 0;
    return bringInStep(ports, listed, known);
  };
  return { documents, held, log, look, ports, names: () => [...documents.values()].map(({ name }) => name).sort() };
}

it("adds what is new, replaces what changed, moves to the trash what is gone, and leaves the rest alone", async () => {
  const { look, log, names } = setup();
  expect(await look(file("a.md", "one"), file("sub/b.md", "two"), file("c.md", "three"))).toMatchObject({ added: 3 });
  const outcome = await look(file("a.md", "one"), file("sub/b.md", "two, later"), file("d.md", "four"));
  expect(log.toSorted()).toEqual(["add d.md", "replace sub/b.md", "trash c.md"]);
  expect(outcome).toEqual({ added: 1, changed: 1, moved: 0, trashed: 1, left: 0, missing: 0, problems: [] });
  expect(names()).toEqual(["a.md", "b.md", "d.md"]);
  await look(file("a.md", "one"), file("sub/b.md", "two, later"), file("d.md", "four"));
  expect(log).toEqual([]);
});

it("a file that was renamed or moved keeps its document", async () => {
  const { documents, look, log } = setup();
  await look(file("a.md", "one"), file("b.md", "two"));
  const [id] = documents.keys();
  expect(await look(file("sub/first.md", "one"), file("b.md", "two"))).toMatchObject({
    moved: 1,
    trashed: 0,
    added: 0,
  });
  expect(log).toEqual(["rename first.md"]);
  expect(documents.get(id ?? "")).toEqual({ name: "first.md", text: "one" });
});

it("a copy of a file gets a document of its own", async () => {
  const { look, names } = setup();
  await look(file("a.md", "one"));
  expect(await look(file("a.md", "one"), file("copy.md", "one"))).toMatchObject({ added: 1, moved: 0 });
  expect(names()).toEqual(["a.md", "copy.md"]);
});

it("files that were added by hand before are not added again", async () => {
  const { documents, look, log } = setup();
  documents.set("by hand", { name: "a.md", text: "one" });
  expect(await look(file("a.md", "one"))).toMatchObject({ added: 0 });
  await look(file("a.md", "one, later", 2));
  expect(log).toEqual(["replace a.md"]);
  expect(documents.size).toBe(1);
});

it("what a person deleted is neither added again nor replaced, and is followed again once it is brought back", async () => {
  const { documents, look, log } = setup();
  await look(file("a.md", "one"), file("b.md", "two"));
  const [id = "", before = { name: "", text: "" }] = [...documents][0] ?? [];
  documents.delete(id);
  await look(file("a.md", "one, later"), file("b.md", "two"));
  expect(log).toEqual([]);
  documents.set(id, before);
  await look(file("a.md", "one, later"), file("b.md", "two"));
  expect(log).toEqual(["replace a.md"]);
});

it("where all files are gone at once every document stays, and they go when the others are back without them", async () => {
  const { look, log, names } = setup();
  await look(file("a.md", "one"), file("b.md", "two"));
  expect(await look()).toMatchObject({ left: 2, trashed: 0 });
  expect(names()).toEqual(["a.md", "b.md"]);
  await look(file("b.md", "two"));
  expect(log).toEqual(["trash a.md"]);
});

it("without a trash the document of a file that is gone stays", async () => {
  const { look, names } = setup({ hasTrash: false });
  await look(file("a.md", "one"), file("b.md", "two"));
  expect(await look(file("a.md", "one"))).toMatchObject({ left: 1, trashed: 0 });
  expect(names()).toEqual(["a.md", "b.md"]);
});

it("a file that is refused is named, and not sent again until it changes", async () => {
  const { look, log } = setup({ refuses: "huge" });
  const refused = { problems: [{ path: "big.md", reason: "It is too large." }] };
  expect(await look(file("a.md", "one"), file("big.md", "huge"))).toMatchObject({ ...refused, added: 1 });
  expect(await look(file("a.md", "one"), file("big.md", "huge"))).toMatchObject({ ...refused, added: 0 });
  expect(await look(file("a.md", "one"), file("big.md", "small", 2))).toMatchObject({ problems: [], added: 1 });
  expect(log).toEqual(["add big.md"]);
});

it("a file that cannot be read now is named, holds up no other, and is tried again", async () => {
  const { look, log } = setup();
  expect(await look(file("locked.md", "LOCKED"), file("z.md", "last"))).toMatchObject({
    added: 1,
    problems: [{ path: "locked.md", reason: "Another program holds it." }],
  });
  expect(await look(file("locked.md", "opened"), file("z.md", "last"))).toMatchObject({ added: 1, problems: [] });
  expect(log).toEqual(["add locked.md"]);
});

it("a file that is away for a moment keeps its document, also where it comes back under another name", async () => {
  const { held, look, log } = setup();
  await look(file("a.md", "one"), file("b.md", "two"));
  held.add("a.md");
  expect(await look(file("b.md", "two"))).toMatchObject({ missing: 1, trashed: 0 });
  expect(await look(file("b.md", "two"), file("a.md", "one, later"))).toMatchObject({ missing: 0, changed: 1 });
  await look(file("b.md", "two"));
  expect(await look(file("b.md", "two"), file("c.md", "one, later"))).toMatchObject({ moved: 1, missing: 0 });
  expect(log).toEqual(["rename c.md"]);
});

it("goes on where it was cut off", async () => {
  const { look, log, ports, names } = setup();
  const add = ports.add;
  let calls = 0;
  const cutOff: FolderPorts<TextFile> = {
    ...ports,
    add: (added) => (++calls > 1 ? Promise.reject(new Error("The service did not answer.")) : add(added)),
  };
  const files = [file("a.md", "one"), file("b.md", "two"), file("c.md", "three")];
  await expect(bringInStep(cutOff, files, [])).rejects.toThrow("The service did not answer.");
  await look(...files);
  expect(log.toSorted()).toEqual(["add b.md", "add c.md"]);
  expect(names()).toEqual(["a.md", "b.md", "c.md"]);
});

it("a file changed where its size or its time did", () => {
  const known = [{ path: "a", size: 1, modified: 1, document_id: "d" }];
  const now = (size: number, modified: number) => differences([{ path: "a", size, modified }], known).changed.length;
  expect([now(1, 1), now(2, 1), now(1, 2), now(1, 0)]).toEqual([0, 1, 1, 1]);
});

it("hidden files and those of hidden folders are told by any part of their path", () => {
  expect(["a.md", "sub/a.md", ".a.md", ".git/a.md", "sub/.obsidian/x/a.md"].map(isHidden)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
