import type { Passage } from "../../engine.ts";
import type { Block, ParsedDocument } from "../../parsed-document.ts";
import type { Group } from "../writer.ts";
import type { Quotation } from "./draft.ts";
import type { Search } from "./find.ts";
import type { ListingRequest } from "./listing.ts";
import { coverage } from "./told-sentences.ts";

/**
 * The things a document lists on a topic, in reading order: the items of the lists that a heading or a line on the topic
 * leads to, else the headings that name it, else every list in the passages found.
 */
export async function thingsListed(
  { library, tokenizer }: Search,
  { terms, sorts }: ListingRequest,
  group: Group,
): Promise<Quotation[]> {
  const id = group.document?.document_id;
  const document = id === undefined ? undefined : await library.read(id);
  if (id === undefined || !document) return [];
  const wanted = sorts.size < terms.length ? terms.filter((term) => !sorts.has(term)) : terms;
  const isOn = ({ start, end }: Block): boolean => {
    const held = new Set(tokenizer.terms(document.text.slice(start, end)));
    return coverage(wanted, held) >= (wanted.length <= 2 ? 1 : ENOUGH);
  };
  const isNamed =
    coverage(
      wanted,
      new Set(tokenizer.terms(`${group.label.replace(/[_.-]+/g, " ")} ${group.document?.title ?? ""}`)),
    ) === 1;
  const items = leadingTo(document, isOn);
  const headings = document.blocks.filter((block) => block.kind === "heading" && isOn(block));
  const found =
    items.length > 1 ? items : headings.length > 2 ? headings : isNamed ? itemsIn(document, group.passages) : [];
  return quotesOf(await library.passages(id), found);
}

const ENOUGH = 0.66;

/** Items of every list whose heading, or whose line right before it, is on the topic. */
function leadingTo({ blocks }: ParsedDocument, isOn: (block: Block) => boolean): Block[] {
  const found: Block[] = [];
  let heading = false;
  let before = false;
  for (const block of blocks) {
    if (block.kind === "heading") heading = before = isOn(block);
    else if (block.kind === "list_item") {
      if ((heading || before) && block.end > block.start) found.push(block);
    } else before = isOn(block);
  }
  return found;
}

const itemsIn = ({ blocks }: ParsedDocument, passages: readonly Passage[]): Block[] =>
  blocks.filter(
    ({ kind, start, end }) =>
      kind === "list_item" && end > start && passages.some((passage) => start >= passage.start && end <= passage.end),
  );

function quotesOf(passages: readonly Passage[], blocks: readonly Block[]): Quotation[] {
  return blocks.flatMap(({ start, end }) => {
    const passage = passages.find((one) => start >= one.start && end <= one.end);
    return passage ? [{ passage, start, end }] : [];
  });
}
