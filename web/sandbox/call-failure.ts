/** The failure of a call, as it is sent to the frame. */
export interface CallFailure {
  readonly error?: string;
  /** Of HTTP; 403 for what the plugin may not do, 413 and 429 for what is beyond its limits. Left out where no answer came. */
  readonly status?: number;
}

/** As the HTTP client throws it that published plugins were written for: they look at `response.status` and `response.data`. */
export const failureOf = (error: string, status?: number): Error =>
  Object.assign(new Error(error), status !== undefined && { status, response: { status, data: { detail: error } } });
