import { labelled, signed } from "../labelled.ts";
import type { Package } from "../office/open-package.ts";
import { attr, readXml } from "../office/read-xml.ts";
import { readRelations, type Relation } from "../office/relations.ts";
import type { Written } from "../office/table-gatherer.ts";

/** Names of those who comment, by their ids, of a presentation (ECMA-376 part 1, 19.4, and its successor, MS-PPTX, 2.16). */
export function readCommentAuthors(pack: Package, main: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { type, target } of readRelations(pack, main).values()) {
    const part = /^(?:commentA|a)uthors$/u.test(type) ? pack.part(target) : undefined;
    if (part)
      readXml(part, {
        open(name, attributes) {
          if (name === "cmAuthor" || name === "author")
            names.set(attr(attributes, "id") ?? "", attr(attributes, "name") ?? "");
        },
      });
  }
  return names;
}

/** The comments on a slide, with the answers to them, each a block. */
export function readSlideComments(
  pack: Package,
  relations: ReadonlyMap<string, Relation>,
  authors: ReadonlyMap<string, string>,
): readonly Written[] {
  return [...relations.values()]
    .filter(({ type }) => type === "comments")
    .flatMap(({ target }) => {
      const part = pack.part(target);
      return part ? commentsIn(part, authors) : [];
    });
}

function commentsIn(part: Uint8Array, authors: ReadonlyMap<string, string>): readonly Written[] {
  const comments: { readonly label: string; text: string }[] = [];
  let isText = false;
  readXml(part, {
    open(name, attributes) {
      if (name === "cm" || name === "reply") {
        const author = authors.get(attr(attributes, "authorId") ?? "") ?? "";
        const date = attr(attributes, "dt") ?? attr(attributes, "created") ?? "";
        comments.push({ label: signed("Comment", { author, date }), text: "" });
      }
      isText = name === "text" || name === "t";
    },
    close(name) {
      isText = false;
      const comment = comments.at(-1);
      if (name === "p" && comment) comment.text += " ";
    },
    text(text) {
      const comment = comments.at(-1);
      if (isText && comment) comment.text += text;
    },
  });
  return comments
    .map(({ label, text }) => ({ label, text: text.replaceAll(/\s+/gu, " ").trim() }))
    .filter(({ text }) => text !== "")
    .map(({ label, text }) => ({ kind: "notes", content: labelled(label, [{ text, links: [] }]) }));
}
