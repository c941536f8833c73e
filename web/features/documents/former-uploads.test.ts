import { expect, test } from "vitest";
import { RequestFailed } from "#core/http/request-failed.ts";
import { setupUploads as setup } from "./testing/setup-uploads.ts";
import type { FormerUpload, UploadMemory } from "./upload-memory.ts";

/** What earlier pages left, and what this one would leave. */
function withFormer(former: readonly FormerUpload[]) {
  const noted: string[][] = [];
  const note: UploadMemory["note"] = (uploads) => void noted.push(uploads.map(({ name }) => name));
  return { memory: { note, former: async () => former }, noted };
}

test("files that an earlier page did not add are shown with the reason, and added when they are chosen again", async () => {
  const { memory, noted } = withFormer([
    { name: "a.md", size: 5, collectionId: "other", reason: "The storage is full." },
    { name: "b.md", size: 5, collectionId: "gone" },
    { name: "song.mp3", size: 5, collectionId: "" },
  ]);
  const { uploads, added, documents, answerWith } = setup({ memory });
  await expect.poll(() => uploads.list().length).toBe(3);
  const [first, second, refused] = uploads.list();
  expect(first).toMatchObject({ name: "a.md", state: "failed", isLost: true, reason: "The storage is full." });
  expect(second?.reason).toBe("The page was closed before the file was added.");
  expect(refused).toMatchObject({ state: "refused", reason: expect.stringContaining(".mp3 files cannot be read") });
  expect(noted.at(-1)).toEqual(["a.md", "b.md", "song.mp3"]);

  if (!first || !second) throw new Error("Two files are shown.");
  uploads.chooseAgain(first, new File(["words"], "a.md"));
  await added(1);
  expect(documents()[0]).toMatchObject({ original_filename: "a.md", collection_id: "other" });
  // Its collection is no more: a person says where else.
  answerWith("mine");
  uploads.chooseAgain(second, new File(["others"], "b.md"));
  await added(2);
  expect(documents()[0]).toMatchObject({ original_filename: "b.md", collection_id: "mine" });
  expect(noted.at(-1)).toEqual(["song.mp3"]);
});

test("what the service took at the last moment of an earlier page is not said to be missing", async () => {
  const { memory } = withFormer([{ name: "lost.md", size: 5, collectionId: "mine" }]);
  const kept = setup();
  await kept.uploads.add([new File(["words"], "kept.md")], { collectionId: "mine" });
  await kept.added(1);
  const former = [{ name: "kept.md", size: 5, collectionId: "mine" }, ...(await memory.former())];
  const next = setup({ memory: { ...memory, former: async () => former } });
  next.kept.push(...kept.kept);
  await expect.poll(() => next.uploads.list().map(({ name }) => name)).toEqual(["lost.md"]);
});

test("a file that nothing answered for may be with the service; one that was refused is not", async () => {
  const { memory } = withFormer([]);
  const { uploads, refuseWith } = setup({ memory });
  for (const [name, error] of [
    ["cut.md", new RequestFailed(0, "Nothing answered.")],
    ["full.md", new RequestFailed(507, "There is no room left on this device.")],
  ] as const) {
    refuseWith(error);
    await uploads.add([new File([name], name)], { collectionId: "mine" });
    await expect.poll(() => uploads.list().at(-1)?.state).toBe("failed");
  }
  expect(uploads.list().map(({ name, isUnanswered = false }) => [name, isUnanswered])).toEqual([
    ["cut.md", true],
    ["full.md", false],
  ]);
});
