import type { Scope } from "../engine.ts";

/** Changes when a document would get another guide: those stored before are made anew. */
export const GUIDE_VERSION = 5;

/** What a document is about, at a glance. All words but the questions are the document's own. Ranges are UTF-16 offsets into its text. */
export interface Guide {
  readonly title: string | null;
  /** What it calls itself: "Annual report". */
  readonly kind: string | null;
  /** As its properties or its first lines say it. */
  readonly date: string | null;
  /** People and organisations, the most named first. */
  readonly names: readonly string[];
  readonly headings: readonly GuideHeading[];
  /** Words that are frequent here and rare in the rest of the library. */
  readonly terms: readonly string[];
  /** Each was asked of this document, and its first quote is at this place. */
  readonly questions: readonly GuideQuestion[];
}

export interface GuideHeading {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly page: number | null;
}

/** A question, and the place that its answer quotes first. */
export type GuideQuestion = GuideHeading;

export interface GuideRequest {
  readonly scope: Pick<Scope, "owner">;
  readonly document_id: string;
}

/** A question that may be offered, with the place that answers it. */
export interface Candidate {
  readonly kind: "fact" | "definition" | "table" | "heading" | "topic";
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Of a section: where the text under its heading begins; the quote must reach into it. */
  readonly from?: number;
  /** Words that the quotes of the place must hold. */
  readonly expects?: string;
  /** Of a topic: any sentence with these words is its place. */
  readonly holds?: string;
}
