export interface EvaluationFilesPort {
  readonly evaluationFiles: EvaluationFiles;
}

export interface EvaluationFiles {
  /** The file's text, or undefined when there is none. Throws `ApiError` 400 for a path outside the allowed folder. */
  read(path: string): Promise<string | undefined>;
  /** The files of questions in the allowed folder; left out by a host without one. */
  list?(): Promise<readonly { readonly name: string; readonly size: number }[]>;
}
