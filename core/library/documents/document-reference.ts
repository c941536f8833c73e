import { z } from "zod";
import { text } from "#core/http/fields.ts";

const word = z.string().max(2000).optional();
const prose = z.string().max(50_000).optional();

const CslName = z
  .object({
    family: word,
    given: word,
    suffix: word,
    "dropping-particle": word,
    "non-dropping-particle": word,
    literal: word.meta({ description: "The whole name, where it is not divided" }),
  })
  .meta({ description: "A person or an organisation" });
export type CslName = z.infer<typeof CslName>;

const names = z.array(CslName).max(1000).optional();

const CslDate = z
  .object({ "date-parts": z.array(z.array(z.number().int()).min(1).max(3)).min(1).max(2) })
  .meta({ description: "[[2026, 11, 24]]; month and day may be left out, and a second list ends a range" });
export type CslDate = z.infer<typeof CslDate>;

const date = CslDate.optional();

/** Variables of CSL 1.0.2 that are one text. */
const TEXTS = {
  id: word,
  "citation-key": word,
  title: word,
  "title-short": word,
  "container-title": word.meta({ description: "Journal, book or web site" }),
  "container-title-short": word,
  "collection-title": word,
  "collection-number": word,
  publisher: word,
  "publisher-place": word,
  volume: word,
  issue: word,
  page: word,
  number: word,
  "number-of-pages": word,
  "number-of-volumes": word,
  edition: word,
  genre: word,
  medium: word,
  section: word,
  version: word,
  status: word,
  source: word,
  archive: word,
  archive_location: word,
  "call-number": word,
  "event-title": word,
  "event-place": word,
  DOI: word,
  ISBN: word,
  ISSN: word,
  PMID: word,
  PMCID: word,
  URL: word,
  language: word,
  keyword: prose,
  note: prose,
  annote: prose,
  abstract: prose,
};

/** An item of CSL-JSON: https://docs.citationstyles.org/en/v1.0.2/specification.html#appendix-iv-variables */
export const CslItem = z.object({
  type: text(50).meta({ description: "Such as article-journal, book or webpage" }),
  ...TEXTS,
  author: names,
  editor: names,
  translator: names,
  contributor: names,
  director: names,
  "container-author": names,
  "collection-editor": names,
  issued: date,
  accessed: date,
  submitted: date,
  "original-date": date,
  "event-date": date,
});
export type CslItem = z.infer<typeof CslItem>;

/** What the program that a document came from says of it. */
export const DocumentReference = z.object({
  from: text(100).meta({ description: "The program" }),
  item: CslItem,
  notes: z.array(z.string().max(50_000)).max(100).optional().meta({ description: "A person's own, as plain text" }),
  collections: z.array(text(500)).max(100).optional().meta({ description: "Their names there" }),
  aliases: z.array(text(500)).max(100).optional().meta({ description: "Other names of the document" }),
});
export type DocumentReference = z.infer<typeof DocumentReference>;
