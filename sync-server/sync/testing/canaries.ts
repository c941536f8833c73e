import { expect } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { newPerson, type Person } from "#contract/platform/people.ts";
import { performRequest, type ContractRequest } from "#contract/request.ts";
import { chatMessages, chatSessions } from "#core/chat/chat.ts";
import { documents } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { put } from "#core/storage/store.ts";
import { stretch } from "#core/sync/encryption/stretch.ts";
import { createEncryptedDevice, type EncryptedDevice } from "#core/sync/encryption/testing/encrypted-device.ts";
import type { WrappedKeys } from "#core/sync/encryption/wrapped-form.ts";
import { makeKeys, unlock } from "#core/sync/encryption/wrapped-keys.ts";
import { newId } from "#core/storage/time.ts";
import { textNeedles, type Needles } from "./find-traces.ts";

const AT = "2026-11-21T00:00:00.000Z";
export const PASSPHRASE = "heron over quiet water 4711";

/** Somebody with an account on this server. */
export const personAt = (origin: string): Promise<Person> =>
  newPerson((request: ContractRequest) => performRequest({ request, origin }), "cookies");

export function deviceOf(origin: string, person: Person, name: string): EncryptedDevice {
  const asThem = (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${person.token}`);
    return fetch(origin + path, { ...init, headers });
  };
  return createEncryptedDevice({ send: asThem, now: () => Date.now(), owner: `${name} of ${person.user.id}` });
}

export const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Turns it on from one device and unlocks another one by the passphrase. */
export async function encrypt(person: Person, one: EncryptedDevice, two: EncryptedDevice): Promise<string> {
  const made = await makeKeys(stretch, person.user.id, PASSPHRASE);
  expect((await one.ask("/sync/encryption", json("PUT", made.wrapped))).status).toBe(204);
  one.unlock(made.kept);
  const { keys } = (await (await two.ask("/sync/encryption")).json()) as { keys: WrappedKeys };
  two.unlock(await unlock(stretch, person.user.id, keys, { passphrase: PASSPHRASE }));
  return made.recoveryKey;
}

/** Something of every kind that a person would not want read, each with a text of its own. */
export async function writeCanaries({ store, blobs, owner }: EncryptedDevice) {
  const canary = (kind: string) => `canary-${kind}-${crypto.randomUUID().replaceAll("-", "")}`;
  const texts = {
    title: canary("title"),
    description: canary("description"),
    file: canary("file"),
    chunk: canary("chunk"),
    filename: canary("filename"),
    conversation: canary("conversation"),
    message: canary("message"),
  };
  const bytesOf = (text: string, size: number) => new TextEncoder().encode(`${text} `.repeat(size)).slice();
  const file = (await blobs.put(bytesOf(texts.file, 60_000))).id;
  const text = (await blobs.put(bytesOf(texts.chunk, 10))).id;
  const segment = (await blobs.put(bytesOf(texts.chunk, 100))).id;
  const collection = newId();
  const conversation = newId();
  const document = sampleDocument({
    owner,
    filename: texts.filename,
    original_filename: `${texts.filename}.md`,
    collection_id: collection,
    metadata: { title: texts.title },
    file,
    text,
    segments: [segment],
  });
  await store.write([
    put(collections, {
      id: collection,
      owner,
      name: texts.title,
      description: texts.description,
      color: "#3B82F6",
      created_at: AT,
      updated_at: AT,
    } as never),
    put(documents, document),
    put(chatSessions, {
      id: conversation,
      owner,
      name: texts.conversation,
      collection_id: null,
      conversation_type: "chat",
      created_at: AT,
      updated_at: AT,
    }),
    put(chatMessages, {
      id: newId(),
      owner,
      session_id: conversation,
      role: "user",
      content: texts.message,
      metadata: {},
      collection_id: null,
      created_at: AT,
    }),
  ]);
  return { texts, files: [file, text, segment] };
}

/** Sends from the first, fetches on the second, and holds that the second has all of it. */
export async function passOn(
  one: EncryptedDevice,
  two: EncryptedDevice,
  { texts, files }: Awaited<ReturnType<typeof writeCanaries>>,
) {
  for (const device of [one, two]) {
    const { state } = await device.client().cycle();
    expect(state).toMatchObject({ status: "synced", pending: 0 });
    await device.moveFiles();
  }
  expect((await two.store.query(chatMessages, { owner: two.owner })).map(({ content }) => content)).toEqual([
    texts.message,
  ]);
  for (const id of files) expect(await two.blobs.size(id)).toBe(await one.blobs.size(id));
}

export const needlesOf = (texts: Readonly<Record<string, string>>): Needles =>
  Object.assign({}, ...Object.values(texts).map(textNeedles)) as Needles;
