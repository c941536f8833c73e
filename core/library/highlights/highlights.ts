import type { RequestContext } from "#core/http/context.ts";
import { badRequest, invalidField, notFound } from "#core/http/errors.ts";
import type { ListPart } from "#core/http/list-reply.ts";
import type { ParsedDocument } from "#core/engine/parsed-document.ts";
import { anchorOf, placeQuote } from "#core/engine/place-quote.ts";
import { rangeOfSelection } from "#core/engine/range-of-selection.ts";
import { change, put, remove, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { newId, timestamp, timestampAfter } from "#core/storage/time.ts";
import { markOf, neverLeaves } from "../device-only/stays-here.ts";
import { documents } from "../documents/document.ts";
import { readText } from "../documents/document-text.ts";
import { requireDocument } from "../documents/documents.ts";
import {
  highlights,
  LONGEST_QUOTE,
  type Highlight,
  type HighlightChange,
  type HighlightRow,
  type NewHighlight,
  type PlacedHighlight,
} from "./highlight.ts";
import { pageOf, placedHighlights, toHighlight } from "./place-highlights.ts";

type Deps = Pick<RequestContext, "store" | "blobs" | "clock">;
type StoreDeps = Pick<Deps, "store">;

/** In the order of the text. */
export async function listHighlights(
  deps: Pick<Deps, "store" | "blobs">,
  owner: string,
  document_id: string,
  { version, limit, offset }: ListPart & { readonly version?: number | undefined },
): Promise<{ items: PlacedHighlight[]; total: number }> {
  const all = await placedHighlights(deps, owner, document_id, version);
  return { items: all.slice(offset, offset + (limit ?? all.length)), total: all.length };
}

/** Throws 404 where the document is gone or has no text, and 400 for a range or words that the text does not have. */
export async function createHighlight(
  deps: Deps,
  owner: string,
  document_id: string,
  body: NewHighlight,
): Promise<Highlight> {
  const document = await requireDocument(deps, owner, document_id);
  const parsed = await readText(deps, owner, document_id, body.version);
  const range = withoutMargins(parsed.text, rangeOf(parsed, body));
  if (range.end - range.start > LONGEST_QUOTE)
    throw badRequest("A highlight has at most 20,000 characters. Select less text.");
  const now = timestamp(deps.clock);
  const row: HighlightRow = {
    id: newId(),
    owner,
    document_id,
    ...anchorOf(parsed.text, range),
    ...pageOf(parsed, range.start),
    color: body.color,
    note: body.note,
    created_at: now,
    updated_at: now,
    ...markOf(neverLeaves(document)),
  };
  // Not written where the document was deleted meanwhile.
  const written = await writeUnlessChanged(deps.store, [require(documents, owner, document_id), put(highlights, row)]);
  if (!written) throw notFound("document", document_id);
  return toHighlight(row);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function rangeOf(parsed: ParsedDocument, { start, end, quote, from, to }: NewHighlight): Range {
  if (from && to) {
    const range = rangeOfSelection(parsed, { from, to, quote: quote ?? "" });
    if (!range)
      throw invalidField(
        "from",
        "must be on a page with text, and lead to `to` in the order of the text: select fewer words",
      );
    return range;
  }
  if (start !== undefined && end !== undefined) return rangeWithWords(parsed.text, { start, end }, quote);
  if (quote === undefined) throw invalidField("start", "must be given with end, or from with to, or quote alone");
  const found = placeQuote(parsed.text, { start: 0, end: 0, quote, before: "", after: "" });
  if (!found || found.isChanged) throw NO_SUCH_WORDS();
  return found;
}

function rangeWithWords(text: string, range: Range, quote: string | undefined): Range {
  if (range.end <= range.start) throw invalidField("end", "must be greater than start");
  if (quote !== undefined) {
    const found = placeQuote(text, { ...range, quote, before: "", after: "" });
    if (!found || found.isChanged) throw NO_SUCH_WORDS();
    return found;
  }
  if (range.end > text.length) throw invalidField("end", `must be at most ${text.length}, where the text ends`);
  return range;
}

const NO_SUCH_WORDS = () => invalidField("quote", "must be words of the document");

/** White space at the edges is selected by chance. */
function withoutMargins(text: string, { start, end }: Range): Range {
  const words = text.slice(start, end);
  const from = start + words.length - words.trimStart().length;
  const to = end - (words.length - words.trimEnd().length);
  if (to <= from) throw invalidField("start", "must be the beginning of words; here is only white space");
  return { start: from, end: to };
}

export async function getHighlight(deps: StoreDeps, owner: string, path: Path): Promise<Highlight> {
  return toHighlight(await requireHighlight(deps, owner, path));
}

export async function changeHighlight(
  deps: Pick<Deps, "store" | "clock">,
  owner: string,
  path: Path,
  { color, note }: HighlightChange,
): Promise<Highlight> {
  const row = await requireHighlight(deps, owner, path);
  const fields = {
    ...(color !== undefined && { color }),
    ...(note !== undefined && { note }),
    updated_at: timestampAfter(deps.clock, row.updated_at),
  };
  if (!(await writeUnlessChanged(deps.store, [change(highlights, owner, row.id, fields)])))
    throw notFound("highlight", row.id);
  return getHighlight(deps, owner, path);
}

export async function deleteHighlight(deps: StoreDeps, owner: string, path: Path): Promise<void> {
  const { id } = await requireHighlight(deps, owner, path);
  await deps.store.write([remove(highlights, owner, id)]);
}

interface Path {
  readonly document_id: string;
  readonly highlight_id: string;
}

async function requireHighlight(
  { store }: StoreDeps,
  owner: string,
  { document_id, highlight_id }: Path,
): Promise<HighlightRow> {
  const row = await store.get(highlights, owner, highlight_id);
  if (row?.document_id !== document_id) throw notFound("highlight", highlight_id);
  return row;
}
