import { signed } from "../labelled.ts";
import { attr, type Attributes } from "../office/read-xml.ts";
import type { Written } from "../office/table-gatherer.ts";
import type { Comments } from "./comments.ts";

/** Gathers what reviewers did in a paragraph: comments, insertions and deletions (ECMA-376 part 1, 17.13). */
export interface Review {
  open(name: string, attributes: Attributes): void;
  /** The insertion or deletion that was opened last ends. */
  endChange(): void;
  /** Text that is shown. */
  shown(text: string): void;
  deleted(text: string): void;
  /** The notes that go below the paragraph, which ends. */
  take(): readonly Written[];
}

interface Change {
  readonly kind: "inserted" | "deleted";
  readonly author: string;
  readonly date: string;
  text: string;
  /** Characters of the paragraph that are shown before it, and up to its end. */
  readonly from: number;
  to: number;
}

/** Characters of commented and of inserted text that are repeated. */
const REPEATED = 200;

export function createReview(comments: Comments): Review {
  const commented = new Map<string, { text: string; isOpen: boolean }>();
  const open: Change[] = [];
  let referred: string[] = [];
  let changes: Change[] = [];
  let length = 0;

  const changeNote = ({ changed, became }: { readonly changed: Change; readonly became?: Change }): Written => {
    const outcome = became ? `was replaced by ${quoted(became)}` : `was ${changed.kind}`;
    return note(`${signed("Change", changed)}: ${quoted(changed)} ${outcome}.`);
  };

  const commentNote = (id: string): readonly Written[] => {
    const { text = "" } = commented.get(id) ?? {};
    return comments.take(id, text.trim() === "" ? undefined : `“${cut(text.trim())}”`);
  };

  return {
    open(name, attributes) {
      const id = attr(attributes, "id") ?? "";
      if (name === "commentRangeStart") commented.set(id, { text: "", isOpen: true });
      else if (name === "commentReference") referred.push(id);
      else if (name === "commentRangeEnd") {
        const range = commented.get(id);
        if (range) range.isOpen = false;
      } else if (name === "ins" || name === "del") {
        const [author = "", date = ""] = [attr(attributes, "author"), attr(attributes, "date")];
        const kind = name === "ins" ? "inserted" : "deleted";
        open.push({ kind, author, date, text: "", from: length, to: length });
      }
    },
    endChange() {
      const change = open.pop();
      if (!change || change.text.trim() === "") return;
      change.to = length;
      const before = changes.at(-1);
      if (before && before.kind === change.kind && follows(before, change)) {
        before.text += change.text;
        before.to = change.to;
      } else changes.push(change);
    },
    shown(text) {
      length += text.length;
      for (const range of commented.values()) if (range.isOpen && range.text.length <= REPEATED) range.text += text;
      const change = open.at(-1);
      if (change?.kind === "inserted") change.text += text;
    },
    deleted(text) {
      const change = open.at(-1);
      if (change?.kind === "deleted") change.text += text;
    },
    take() {
      const notes = [...inPairs(changes).map(changeNote), ...referred.flatMap(commentNote)];
      referred = [];
      changes = [];
      length = 0;
      return notes;
    },
  };
}

/** A deletion and an insertion by one person in one place are a replacement. */
function inPairs(changes: readonly Change[]): { readonly changed: Change; readonly became?: Change }[] {
  const pairs: { changed: Change; became?: Change }[] = [];
  for (const change of changes) {
    const last = pairs.at(-1);
    const isPair = last && !last.became && last.changed.kind !== change.kind && follows(last.changed, change);
    if (isPair) pairs.splice(-1, 1, inOrder(last.changed, change));
    else pairs.push({ changed: change });
  }
  return pairs;
}

const inOrder = (one: Change, other: Change) =>
  one.kind === "deleted" ? { changed: one, became: other } : { changed: other, became: one };

const follows = (before: Change, change: Change) => before.to === change.from && before.author === change.author;

/** What was deleted is nowhere else; what was inserted is in the paragraph. */
const quoted = ({ kind, text }: Change) => `“${kind === "deleted" ? text.trim() : cut(text.trim())}”`;

const cut = (text: string) => (text.length > REPEATED ? `${text.slice(0, REPEATED).trimEnd()}…` : text);

const note = (text: string): Written => ({ kind: "notes", content: { text, links: [] } });
