import { AGREEING, BY_DOCUMENT, PAPERS, SEEMING } from "../../languages/lead-words.ts";
import { DOCUMENT_WORDS } from "../understand/named-documents.ts";

/**
 * A sentence without what leads to it and says nothing that a document would have to say: "According to the lease, …",
 * "Laut Mietvertrag …", "Yes, …", "It seems that …". A lead that names a person or an office stays.
 */
export function withoutLeads(text: string): string {
  const said = text.replace(AGREEING, "");
  const lead = BY_DOCUMENT.map((pattern) => pattern.exec(said)).find((found) => isDocument(found?.[1] ?? ""));
  return (lead ? said.slice(lead[0].length) : said).replace(SEEMING, "");
}

/** "Tenancy agreement", "compte rendu". */
const isDocument = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => DOCUMENT_WORDS.has(word) || PAPERS.has(word));
