import type { Span } from "./sentences.ts";

/** Turns texts into unit vectors. Instances are not shared between ingest and query. */
export interface Embedder {
  /** Names the model and its version; part of the pipeline, so another id means other segments. */
  readonly id: string;
  readonly dimensions: number;
  /** Rows of `dimensions` float32 values, one per text, L2-normalised. */
  embed(texts: readonly string[], kind: "passage" | "query"): Promise<Float32Array>;
  /**
   * Embeds passages, and each of their sentences as read in its passage: "it" is near what it stands for. Missing where a model
   * cannot tell sentences apart, whose vectors are then made when a question asks for them.
   */
  readonly embedPassages?: (passages: readonly PassageText[]) => Promise<PassageVectors>;
  /** How much its similarities are worth beside BM25, and what a similarity means. */
  readonly calibration: Calibration;
}

export interface PassageText {
  readonly text: string;
  /** In order, none within another. */
  readonly sentences: readonly Span[];
}

/** Rows of `dimensions` float32 values, L2-normalised. */
export interface PassageVectors {
  /** One per passage. */
  readonly passages: Float32Array;
  /** One per sentence, passage by passage. */
  readonly sentences: Float32Array;
}

export interface Calibration {
  /** A language model embeds: its vectors find what has no word of the query. Those of word parts do not. */
  readonly byModel: boolean;
  /** The only language it reads, as its code; every language where left out. */
  readonly language?: string;
  /** Share of the vector score in hybrid fusion, 0–1. */
  readonly weight: number;
  /** The same for queries in languages whose words take many forms: there word parts find what whole words do not. */
  readonly inflectedWeight?: number;
  /** Cosine similarity at which a passage is as likely relevant as not. */
  readonly midpoint: number;
  /** Steepness of the logistic curve through the midpoint. */
  readonly slope: number;
}

/** Whether an embedder reads a language; one that is not known is taken for one that it reads. */
export const readsAlso = ({ language }: Calibration, other: string | null): boolean =>
  language === undefined || other === null || other === language;

/** Of two vectors of one length; the cosine of unit vectors. */
export const dot = (one: Float32Array, other: Float32Array | Int8Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
