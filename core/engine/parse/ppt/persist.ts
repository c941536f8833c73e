import { DocumentError } from "../../parsed-document.ts";
import { byteView, type ByteView } from "../office/byte-view.ts";
import type { Container } from "../office/open-container.ts";
import { recordAt } from "./records.ts";
import { unlockPpt } from "./unlock-ppt.ts";

export interface PersistDirectory {
  readonly view: ByteView;
  readonly document: number;
  /** Offset of a persisted object by its id, as of the last save. */
  readonly offsets: ReadonlyMap<number, number>;
}

const USER_EDIT = 0x0ff5;
const PERSIST_DIRECTORY = 0x1772;
const ENCRYPTED = 0xf3d1c4df;

/** Follows the chain of saves backwards; what a later save wrote counts. Throws `PasswordNeeded` without the right password. */
export async function readPersistDirectory(
  container: Container,
  password: string | undefined,
): Promise<PersistDirectory> {
  const stream = container.stream("PowerPoint Document");
  const user = container.stream("Current User");
  if (!stream || !user) throw new DocumentError("This file is damaged: it holds no presentation.");
  const view = byteView(stream);
  const current = byteView(user);
  let session: number | undefined;
  const offsets = new Map<number, number>();
  let document: number | undefined;
  let edit = current.u32(16);
  for (let saves = 0; edit !== 0 && saves < 1000; saves++) {
    const record = recordAt(view, edit);
    if (record.type !== USER_EDIT) break;
    if (record.end - record.at >= 32) session ??= view.u32(record.at + 28);
    document ??= view.u32(record.at + 16);
    readDirectory(view, view.u32(record.at + 12), offsets);
    const before = view.u32(record.at + 8);
    if (before >= edit) break;
    edit = before;
  }
  const offset = document === undefined ? undefined : offsets.get(document);
  if (offset === undefined) throw new DocumentError("This file is damaged: its slides cannot be found.");
  const isEncrypted = current.u32(12) === ENCRYPTED || (session ?? 0) !== 0;
  const plain = isEncrypted ? await unlockPpt(view, { offsets, session: session ?? 0 }, password) : view;
  return { view: plain, document: offset, offsets };
}

function readDirectory(view: ByteView, offset: number, offsets: Map<number, number>): void {
  const record = recordAt(view, offset);
  if (record.type !== PERSIST_DIRECTORY) return;
  for (let at = record.at; at + 4 <= record.end;) {
    const head = view.u32(at);
    const first = head & 0xfffff;
    const count = head >>> 20;
    at += 4;
    for (let i = 0; i < count && at + 4 <= record.end; i++, at += 4) {
      if (!offsets.has(first + i)) offsets.set(first + i, view.u32(at));
    }
  }
}
