/** Which words of a document an answer rests on: UTF-16 offsets into its extracted text. */
export interface Place {
  readonly documentId: string;
  readonly start: number;
  readonly end: number;
  /** The first words of the range, by which it is found where the document was read anew since. */
  readonly begins?: string;
  /** An earlier version of the file; the newest one where left out. */
  readonly version?: number;
}
