/** The failure of a call, as it is sent to the frame. */
export interface CallFailure {
  readonly error?: string;
  /** Of HTTP; 403 for what the plugin may not do. Left out where the API was not asked. */
  readonly status?: number;
}

/** As the HTTP client throws it that published plugins were written for: they look at `response.status` and `response.data`. */
export const failureOf = (error: string, status?: number): Error =>
  Object.assign(new Error(error), status !== undefined && { status, response: { status, data: { detail: error } } });
