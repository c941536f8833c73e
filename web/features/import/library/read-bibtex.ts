import { keywordsOf, plainNote, tagsOf, toItem, type LibraryItem, type ReadReferences } from "./references.ts";

interface Entry {
  readonly type: string;
  readonly label: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** BibTeX and BibLaTeX. Each entry is read alone, so that a damaged one takes no other with it. */
export async function readBibtex(text: string): Promise<ReadReferences | undefined> {
  const { plugins } = await import("@citation-js/core");
  await import("@citation-js/plugin-bibtex");
  type ChainOptions = Parameters<typeof plugins.input.chain>[1];
  const read = (given: unknown, target?: string) =>
    plugins.input.chain(given, {
      generateGraph: false,
      ...(target && { target }),
    } as ChainOptions) as readonly unknown[];
  const { strings, entries } = piecesOf(text);
  if (entries.length === 0) return undefined;
  const items = entries.flatMap((piece) => {
    try {
      const parsed = read(strings + piece, "@biblatex/entries+list") as readonly Entry[];
      return parsed.flatMap((entry) => read([entry]).map((item) => itemOf(item, entry)));
    } catch {
      return [];
    }
  });
  return { items, unread: entries.length - items.length };
}

/** An entry begins with "@" at the beginning of a line; other text is left out. */
function piecesOf(text: string): { readonly strings: string; readonly entries: readonly string[] } {
  const pieces = text.replace(/^\uFEFF/, "").split(/^(?=[ \t]*@\s*\w+\s*[{(])/m);
  const kindOf = (piece: string) => /^[ \t]*@\s*(\w+)/.exec(piece)?.[1]?.toLowerCase();
  return {
    strings: pieces.filter((piece) => kindOf(piece) === "string").join("\n"),
    entries: pieces.filter((piece) => !["comment", "preamble", "string", undefined].includes(kindOf(piece))),
  };
}

function itemOf(given: unknown, { properties }: Entry): LibraryItem {
  const item = toItem(given as Readonly<Record<string, unknown>>);
  const { file, groups, keywords } = properties;
  const note = item.note === undefined ? [] : [plainNote(item.note)];
  return {
    item: withoutMarks(item),
    notes: [...note, ...(item.annote === undefined ? [] : [plainNote(item.annote)])].filter(Boolean),
    tags: keywordsOf(typeof keywords === "string" ? keywords : item.keyword),
    collections: typeof groups === "string" ? tagsOf(groups.split(/\s*[,;]\s*/)) : [],
    attachments: typeof file === "string" ? filesIn(file) : [],
  };
}

/** Cursive and raised letters of titles, which citation-js writes as HTML. */
const withoutMarks = (item: LibraryItem["item"]): LibraryItem["item"] => ({
  ...item,
  ...(item.title !== undefined && { title: item.title.replace(/<\/?(?:i|b|sub|sup|span)\b[^>]*>/g, "") }),
});

/** `Full Text:files/12/a.pdf:application/pdf;…`, or paths alone; `\:` and `\;` belong to a name. */
function filesIn(field: string): readonly string[] {
  return parted(field, ";").flatMap((one) => {
    const parts = parted(one, ":");
    // A drive's letter is no title: "C\:\\Users\\a.pdf", and "a.pdf" alone.
    const path = parts.length >= 3 ? parts.slice(1, -1).join(":") : parts.join(":");
    const plain = path.replace(/\\([:;\\_{}&%$#])/g, "$1").trim();
    return plain === "" ? [] : [plain];
  });
}

/** Parts between marks that no backslash is in front of. */
const parted = (text: string, mark: ":" | ";"): readonly string[] => text.split(mark === ":" ? /(?<!\\):/ : /(?<!\\);/);
