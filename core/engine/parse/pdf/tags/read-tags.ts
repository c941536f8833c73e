import type { PDFPageProxy } from "pdfjs-dist";

/** An element of the structure that is written in a tagged PDF. Source: ISO 32000-2, 14.7 and 14.8. */
export interface Tag {
  /** As the standard names it: "Table", "TR", "TD", "H1", "P" … */
  readonly role: string;
  readonly children: readonly (Tag | TagContent)[];
  readonly rowSpan?: number;
  readonly colSpan?: number;
}

/** What stands on the page: pieces of its text have this id as their mark. */
export interface TagContent {
  readonly type: string;
  readonly id: string;
}

export const isTag = (child: Tag | TagContent): child is Tag => "role" in child;

export interface TagReader {
  /** Null for a page without tags. Never rejects: a broken structure is none. */
  of(page: PDFPageProxy): Promise<Tag | null>;
}

/**
 * Elements that are read in one document. A table that goes on over many pages is given with each of them from its
 * first row to its last, so that the last pages of a very long one are read without tags.
 */
const MOST = 1_500_000;

export function createTagReader(): TagReader {
  let mayHave = true;
  let count = 0;
  return {
    async of(page) {
      if (!mayHave || count >= MOST) return null;
      // pdf.js leaves the attributes of tables out of its types.
      const tree = (await page.getStructTree().catch(() => null)) as Tag | null;
      // It gives none for a document without tags, and an empty one for a page without.
      mayHave = tree !== null;
      if (tree) count += countTags(tree);
      return tree && tree.children.length > 0 ? tree : null;
    },
  };
}

function countTags({ children }: Tag): number {
  return children.reduce((sum, child) => sum + (isTag(child) ? countTags(child) : 0), 1);
}

/** The marks of what stands in an element. */
export function marksIn({ children }: Tag): string[] {
  return children.flatMap((child) => (isTag(child) ? marksIn(child) : child.type === "content" ? [child.id] : []));
}

/** Elements of these roles inside of one, in the order of the document. */
export function tagsOf({ children }: Tag, roles: RegExp): Tag[] {
  return children.filter(isTag).flatMap((child) => {
    const inside = tagsOf(child, roles);
    return roles.test(child.role) ? [child, ...inside] : inside;
  });
}
