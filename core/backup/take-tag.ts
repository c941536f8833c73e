import { chatSessions } from "../chat/chat.ts";
import { formerConversationTags } from "../chat/former-chats.ts";
import { tags } from "../chat/tags/tag.ts";
import { change, require, type Store } from "../storage/store.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import type { ImportReport } from "./import-report.ts";
import { fieldsOf } from "./merge-rows.ts";

/** Backups of an earlier version name the tags of conversations apart from them. */
export async function takeTag(
  { store, report }: { readonly store: Store; readonly report: ImportReport },
  owner: string,
  line: unknown,
): Promise<void> {
  const { id, conversation_id, tag_id } = fieldsOf(line);
  const table = formerConversationTags.name;
  for (;;) {
    const chat = await store.get(chatSessions, owner, String(conversation_id));
    const tag = await store.get(tags, owner, String(tag_id));
    if (!chat || !tag)
      return report.leaveAside(table, String(id), "What it belongs to is neither in the backup nor here.");
    const before = chat.tags ?? [];
    if (before.includes(tag.name)) return report.count(table, "same");
    const written = await writeUnlessChanged(store, [
      require(chatSessions, owner, chat.id, chat.tags ? { tags: before } : {}),
      change(chatSessions, owner, chat.id, { tags: [...before, tag.name].sort() }),
    ]);
    if (written) return report.count(table, "updated");
  }
}
