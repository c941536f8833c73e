import { expect, test } from "vitest";
import { RequestFailed } from "#core/http/request-failed.ts";
import { keys } from "../../app/keys.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import { setupUploads as setup } from "./testing/setup-uploads.ts";

/** Of one size, each with words of its own. */
const folder = (count: number) =>
  Array.from({ length: count }, (_, at) => new File([`words ${String(at).padStart(3, "0")}`], `${at}.md`));

const files = (count: number, kind: string) =>
  Array.from({ length: count }, (_, at) => new File(["words"], `${at}.${kind}`));

test("a folder of hundreds changes the list of documents a few times, not once for each file", async () => {
  const { uploads, documents, changes } = setup();
  await uploads.add(files(300, "md"), { collectionId: "mine" });
  await expect.poll(() => documents().length, { timeout: 30_000 }).toBe(300);
  expect(new Set(documents().map(({ id }) => id)).size).toBe(300);
  expect(uploads.list()).toEqual([]);
  expect(changes()).toBeLessThan(100);
});

test("a new version waits for files that wait, also while the service asks for patience", async () => {
  const { uploads, isHeldOpen, refuseWith, added } = setup();
  refuseWith(new RequestFailed(503, "Busy.", 1000));
  await uploads.add(files(2, "md"), { collectionId: "mine" });
  await expect.poll(() => uploads.list().map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  expect(isHeldOpen()).toBe(true);
  refuseWith(undefined);
  await added(2);
  await expect.poll(isHeldOpen).toBe(false);
});

test("a folder without a file that can be read makes no collection, and says so", async () => {
  const { uploads, said, client } = setup();
  await uploads.add(files(2, "mp4"), { folder: "Films" });
  expect(client.getQueryData<Collection[]>(keys.collections)?.map(({ name }) => name)).toEqual(["Mine", "Other"]);
  expect(said.map(({ text }) => text)).toEqual(["2 files were not added: .mp4 cannot be read."]);
  expect(uploads.list().map(({ state }) => state)).toEqual(["refused", "refused"]);
});

test("of a folder the files that can be read are counted, and the others named by kind", async () => {
  const { uploads, said, added } = setup();
  await uploads.add([...folder(3), ...files(1, "mp4")], { folder: "Mine" });
  await added(3);
  expect(said[0]?.text).toBe("Adding 3 files to “Mine”. 1 file was not added: .mp4 cannot be read.");
});

test("a message says which file the service did not take, after all uploads have ended", async () => {
  const { uploads, said, refuseWith } = setup();
  refuseWith(new RequestFailed(507, "There is no room left on this device."));
  await uploads.add([new File(["words"], "a.md")], { collectionId: "mine" });
  await expect
    .poll(() => said.map(({ text }) => text))
    .toEqual(["“a.md” was not added. There is no room left on this device."]);
});

test("a zip file among others is asked about and not sent", async () => {
  const { uploads, documents, archives, added } = setup();
  await uploads.add([new File(["PK"], "All.ZIP"), new File(["words"], "a.md")], { collectionId: "mine" });
  await added(1);
  expect(documents().map(({ original_filename }) => original_filename)).toEqual(["a.md"]);
  expect(archives).toEqual(["All.ZIP"]);
  expect(uploads.list()).toEqual([]);
});

test("what was refused is forgotten together, and where it is asked for alone", async () => {
  const { uploads } = setup();
  await uploads.add(files(5, "mp3"), { collectionId: "mine" });
  await uploads.add(files(2, "mp4"), { collectionId: "other" });
  uploads.dismissRefused("mine");
  expect(uploads.list().map(({ name }) => name)).toEqual(["0.mp4", "1.mp4"]);
  uploads.dismissRefused();
  expect(uploads.list()).toEqual([]);
});

test("a folder dropped again gives what is new in it; the rest is named once, and may be had twice all the same", async () => {
  const { uploads, said, added } = setup();
  await uploads.add(folder(60), { collectionId: "mine" });
  await added(60);
  await uploads.add(folder(61), { collectionId: "mine" });
  await added(61);
  await expect
    .poll(() => said.map(({ text }) => text))
    .toEqual([
      expect.stringMatching(/^60 files are here already, .+: “0.md”, “1.md”, “2.md”, “3.md”, “4.md” and 55 more\.$/),
    ]);
  expect(uploads.list()).toEqual([]);
  said[0]?.action();
  await added(121);
  expect(said).toHaveLength(1);
});

test("one file that is there already is named with the name it has there; in another collection it is not there", async () => {
  const { uploads, said, added } = setup();
  await uploads.add([new File(["words"], "a.md")], { collectionId: "mine" });
  await added(1);
  await uploads.add([new File(["words"], "b.md")], { collectionId: "mine" });
  await expect.poll(() => said).toHaveLength(1);
  expect(said[0]?.text).toBe("“b.md” is in “Mine” already, as “a.md”, so it was not added again.");
  await uploads.add([new File(["words"], "b.md")], { collectionId: "other" });
  await added(2);
  expect(said).toHaveLength(1);
});

test("two copies dropped together both go in, and what was just taken off the lists is not there", async () => {
  const { uploads, documents, said, gone, added } = setup();
  const copies = () => [new File(["words"], "a.md"), new File(["words"], "b.md")];
  await uploads.add(copies(), { collectionId: "mine" });
  await added(2);
  for (const { id } of documents()) gone.add(id);
  await uploads.add(copies(), { collectionId: "mine" });
  await added(4);
  expect(said).toEqual([]);
});

test("a file that the service got a moment ago from elsewhere is there already, though the list does not show it yet", async () => {
  const { client, uploads, kept, said, added } = setup();
  await uploads.add([new File(["words"], "a.md")], { collectionId: "mine" });
  await added(1);
  client.setQueryData<Document[]>(keys.documents, []);
  await uploads.add([new File(["words"], "c.md")], { collectionId: "mine" });
  await expect
    .poll(() => said.map(({ text }) => text))
    .toEqual([expect.stringMatching(/^“c.md” is in “Mine” already/)]);
  expect(kept).toHaveLength(1);
});

test("a file dropped again while it is being sent is named, and added once", async () => {
  const { uploads, kept, said, added, holdAnswers } = setup();
  const answer = holdAnswers();
  await uploads.add([new File(["words"], "a.md")], { collectionId: "mine" });
  await uploads.add([new File(["words"], "b.md"), new File(["other"], "c.md")], { collectionId: "mine" });
  await expect.poll(() => uploads.list().map(({ name }) => name)).toEqual(["a.md", "c.md"]);
  answer();
  await added(2);
  expect(said.map(({ text }) => text)).toEqual([expect.stringMatching(/^“b.md” is in “Mine” already, as “a.md”/)]);
  expect(kept).toHaveLength(2);
});

test("where no collection is asked for, a file that any has is there already; added anyway it goes where it would have", async () => {
  const { uploads, documents, said, added, answerWith } = setup();
  await uploads.add([new File(["words"], "a.md")], { collectionId: "other" });
  await added(1);
  answerWith("mine");
  await uploads.add([new File(["words"], "a.md")]);
  await expect
    .poll(() => said.map(({ text }) => text))
    .toEqual([expect.stringMatching(/^“a.md” is in “Other” already/)]);
  said[0]?.action();
  await added(2);
  expect(documents()[0]?.collection_id).toBe("mine");
});

test("of several collections the person chooses where files go that name none, and may leave them out", async () => {
  const { uploads, documents, asked, answerWith, added } = setup();
  answerWith(undefined);
  await uploads.add([new File(["words"], "a.md")]);
  expect(uploads.list()).toEqual([]);
  answerWith("other");
  await uploads.add([new File(["words"], "a.md")]);
  await added(1);
  expect(documents().map(({ collection_id }) => collection_id)).toEqual(["other"]);
  expect(asked).toEqual([
    ["Mine", "Other"],
    ["Mine", "Other"],
  ]);
});

test("a folder goes into the collection of its name, and says so", async () => {
  const { uploads, documents, said, asked, added } = setup();
  await uploads.add([new File(["words"], "a.md")], { folder: "Other" });
  await added(1);
  expect(documents().map(({ collection_id }) => collection_id)).toEqual(["other"]);
  expect(said.map(({ text }) => text)).toEqual(["Adding 1 file to “Other”."]);
  expect(asked).toEqual([]);
});

test("the browser asks before the page is left while files are not sent, and no longer when the service has them", async () => {
  const { uploads, asksToStay, added } = setup();
  await uploads.add(files(2, "mp3"), { collectionId: "mine" });
  expect(asksToStay()).toBe(false);
  await uploads.add(files(5, "md"), { collectionId: "mine" });
  expect(asksToStay()).toBe(true);
  await added(5);
  expect(asksToStay()).toBe(false);
});
