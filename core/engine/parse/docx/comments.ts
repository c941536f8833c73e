import { labelled, signed } from "../labelled.ts";
import { attr, readXml, type XmlHandler } from "../office/read-xml.ts";
import type { Written } from "../office/table-gatherer.ts";

/** The comments of a document; each is written once. */
export interface Comments {
  /** The comment with this id, where it was not taken. `about` is the text that it is about, quoted. */
  take(id: string, about?: string): readonly Written[];
  /** Those that no text refers to. */
  rest(): readonly Written[];
}

interface Comment {
  readonly author: string;
  readonly date: string;
  readonly blocks: readonly Written[];
}

/** `readerFor` reads the text of a part and gives its blocks to `write`. */
export function readComments(
  part: Uint8Array | undefined,
  readerFor: (write: (blocks: readonly Written[]) => void) => XmlHandler,
): Comments {
  const comments = new Map<string, Comment>();
  if (part) gather(part, readerFor, comments);
  const take = (id: string, about?: string): readonly Written[] => {
    const comment = comments.get(id);
    comments.delete(id);
    if (!comment || comment.blocks.length === 0) return [];
    const label = `${signed("Comment", comment)}${about === undefined ? "" : `, on ${about}`}`;
    const lines = comment.blocks.map(({ content }) => content);
    return [{ kind: "notes", content: labelled(label, lines) }];
  };
  return { take, rest: () => [...comments.keys()].flatMap((id) => take(id)) };
}

function gather(
  part: Uint8Array,
  readerFor: (write: (blocks: readonly Written[]) => void) => XmlHandler,
  comments: Map<string, Comment>,
): void {
  let blocks: Written[] = [];
  const reader = readerFor((written) => blocks.push(...written));
  readXml(part, {
    ...reader,
    open(name, attributes, raw) {
      if (name === "comment") {
        blocks = [];
        const [author = "", date = ""] = [attr(attributes, "author"), attr(attributes, "date")];
        comments.set(attr(attributes, "id") ?? "", { author: author.trim(), date, blocks });
      }
      reader.open?.(name, attributes, raw);
    },
  });
}
