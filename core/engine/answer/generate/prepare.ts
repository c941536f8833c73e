import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { partlyRead, withShortQuestion } from "../../long-question.ts";
import { USUAL_SETTINGS } from "../../usual-settings.ts";
import { gather } from "../compose/gather.ts";
import { settle, understand } from "../understand/understand.ts";
import type { Request } from "../understand/understood.ts";
import { withinDocuments, type Library, type LibraryDocument } from "../library.ts";
import type { Prepared, PrepareRequest } from "../parts.ts";
import type { Group } from "../writer.ts";

/** Share of the room that one document may take to be given whole beside what was retrieved. */
const SHARE_OF_DOCUMENT = 0.5;
/** Passages retrieved for a model, which has room for more than a reader of quotes; fewer where the request says fewer. */
const FOR_MODEL = 16;
/** Share of the best passage's score below which a passage is not given. With half, 80 of 80 answers of SQuAD were kept. */
const FLOOR = 0.5;
/** UTF-16 characters of a word with its space, for a guess at a document's size before it is read. */
const PER_WORD = 5;

/** Reads the intent and retrieves for it, for a model to write from: what was found, and small documents whole. */
export async function prepareAnswer(
  { library, tokenizer }: { readonly library: Library; readonly tokenizer: Tokenizer },
  { request: message, resolved, most_characters }: PrepareRequest,
): Promise<Omit<Prepared, "embedder">> {
  const short = withShortQuestion(message);
  const top_k = short.top_k < USUAL_SETTINGS.top_k ? short.top_k : Math.max(short.top_k, FOR_MODEL);
  const request = { ...short, top_k };
  const all = await library.documents();
  // A model that resolved the question has seen the history.
  const history = resolved === undefined ? request.history : [];
  const understood = await settle(
    { library, tokenizer },
    understand(tokenizer, resolved ?? request.question, history, all),
  );
  const within = withinDocuments(library, understood.document_ids);
  const documents = await within.documents();
  const { question, followUp } = understood;
  const intent = request.is_part ? partlyRead(understood.intent) : understood.intent;
  const queries_used: string[] = [];
  const groups = await gather({ library: within, tokenizer, request, queries: queries_used }, understood, documents);
  if (queries_used.length === 0 && question !== request.question) queries_used.push(question);
  const found = groups.length > 1 ? byTurns(groups, most_characters) : (groups[0]?.passages ?? []);
  const room = { most: most_characters, share: documents.length === 1 ? 1 : SHARE_OF_DOCUMENT };
  const passages =
    intent.kind === "retrieval" ? await withWholeDocuments(library, documents, aboveFloor(found), room) : found;
  const about = resolved !== undefined && resolved !== request.question ? resolved : followUp?.about;
  return {
    question,
    intent,
    passages,
    queries_used,
    understood: about === undefined ? null : { about },
    needs_model: passages.length > 0 && !isForContents(understood.request),
  };
}

/** The headings of a document are listed as they are. */
const isForContents = (asked: Request): boolean => asked.kind === "parts" && asked.part === null;

/** Every group gets its share of the room; from long ones passages evenly spread are taken, so that no part is left out. */
function byTurns(groups: readonly Group[], most: number): Passage[] {
  const share = most / Math.max(1, groups.length);
  const chosen = groups.map(({ passages }) => spread(passages, share));
  const longest = Math.max(...chosen.map(({ length }) => length));
  const unique = new Map<string, Passage>();
  for (let at = 0; at < longest; at++)
    for (const passages of chosen) {
      const passage = passages[at];
      if (passage && !unique.has(passage.chunk_id)) unique.set(passage.chunk_id, passage);
    }
  return [...unique.values()];
}

function spread(passages: readonly Passage[], most: number): readonly Passage[] {
  const size = lengthOf(passages);
  if (size <= most) return passages;
  const count = Math.max(1, Math.floor((passages.length * most) / size));
  const step = passages.length / count;
  return Array.from({ length: count }, (_, at) => passages[Math.floor(at * step)]).filter((one) => one !== undefined);
}

/** Without what fits far worse than the best; passages taken for their place in a document have no score. */
function aboveFloor(passages: readonly Passage[]): readonly Passage[] {
  const least = Math.max(0, ...passages.map(({ score }) => score)) * FLOOR;
  return passages.filter(({ score }) => score === 0 || score >= least);
}

/**
 * The documents that hold the best passages, whole where they are small; one that is asked about alone may fill the room.
 * What was retrieved stays first.
 */
async function withWholeDocuments(
  library: Library,
  documents: readonly LibraryDocument[],
  found: readonly Passage[],
  { most, share }: { readonly most: number; readonly share: number },
): Promise<readonly Passage[]> {
  const all = new Map(found.map((passage) => [passage.chunk_id, passage]));
  let left = most - lengthOf(found);
  for (const id of new Set(found.map(({ document_id }) => document_id))) {
    const words = documents.find(({ document_id }) => document_id === id)?.words ?? Infinity;
    const given = lengthOf(found.filter(({ document_id }) => document_id === id));
    if (words * PER_WORD > Math.min(left, most * share) + given) continue;
    const rest = (await library.passages(id)).filter(({ chunk_id }) => !all.has(chunk_id));
    const size = lengthOf(rest);
    if (size > Math.min(left, most * share)) continue;
    for (const passage of rest) all.set(passage.chunk_id, passage);
    left -= size;
  }
  return [...all.values()];
}

const lengthOf = (passages: readonly Passage[]): number =>
  passages.reduce((sum, { content }) => sum + content.length, 0);
