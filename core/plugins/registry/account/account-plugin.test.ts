import { strToU8 } from "fflate";
import { expect, it } from "vitest";
import { cycle, setup } from "#core/sync/encryption/testing/encrypted-account.ts";
import { sealedFiles } from "#core/sync/encryption/tables.ts";
import { filesNamedIn } from "#core/sync/encryption/sealed-form.ts";
import { syncRows } from "#core/sync/merge/sync-tables.ts";
import { checkMetadata } from "../../package/metadata/check-metadata.ts";
import { moduleData, pluginData, pluginZip } from "../../testing/make-plugin.ts";
import { accountPlugins, findAccountPlugin, rememberForAccount } from "./account-plugin.ts";

const { metadata } = checkMetadata({
  plugin_data: pluginData({ slug: "Canary", plugin: { name: "Canary" } }),
  module_data: [moduleData()],
});

it("R44: in an encrypted account both the list of plugins and their archives are sealed, and reach the other device", async () => {
  const { server, one, two } = await setup();
  if (!metadata) throw new Error("The metadata of the test is refused.");
  const archive = pluginZip({ slug: "Canary", bundle: "var Canary = 'sings';" });
  const { id: file, size: file_size } = await one.blobs.put(archive);
  const now = "2026-11-22T00:00:00.000Z";
  const known = { owner: one.owner, plugin: metadata.plugin, file, file_size, installed_from: null, updated_at: now };
  await one.store.write([rememberForAccount(known)]);
  await cycle(one, two);
  expect(await one.moveFiles()).toEqual({ sent: 1, missing: 0 });
  expect(await two.moveFiles()).toEqual({ sent: 0, missing: 0 });

  const row = await findAccountPlugin(two, two.owner, "Canary");
  expect(row).toMatchObject({ name: "Canary", version: "1.0.0", file });
  expect(await two.blobs.bytes(row?.file ?? "")).toEqual(archive);

  const books = await server.store.query(syncRows, { owner: "anna" });
  expect(JSON.stringify(books)).not.toContain("Canary");
  const named = new Set(books.flatMap(({ kept = {} }) => Object.values(kept).flatMap(filesNamedIn)));
  const stored = await server.store.query(sealedFiles, { owner: "anna" });
  expect(
    stored.map(({ id }) => named.has(id)),
    "the server keeps what a row names",
  ).toEqual([true]);
  for (const { blob } of stored) {
    const bytes = await server.blobs.bytes(blob);
    expect(bytes && new TextDecoder("latin1").decode(bytes)).not.toContain("Canary");
  }
});

it("two devices that install a plugin apart mean the same row, and the later version counts", async () => {
  const { clock, one, two } = await setup();
  if (!metadata) throw new Error("The metadata of the test is refused.");
  const { plugin } = metadata;
  const now = "2026-11-22T00:00:00.000Z";
  const install = async ({ store, blobs, owner }: typeof one, version: string) => {
    const { id: file, size: file_size } = await blobs.put(strToU8(version));
    const installed = { owner, plugin: { ...plugin, version }, file, file_size, installed_from: null, updated_at: now };
    await store.write([rememberForAccount(installed)]);
    return file;
  };
  await install(one, "1.1.0");
  clock.time += 5;
  const file = await install(two, "1.2.0");
  await cycle(one, two, one);
  for (const { store, owner } of [one, two])
    expect(await store.query(accountPlugins, { owner })).toMatchObject([{ version: "1.2.0", file }]);
});
