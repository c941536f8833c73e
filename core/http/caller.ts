/** Who is asking, and how that is known. */
export interface Identity {
  readonly user: string;
  /** The login, where there is one. */
  readonly session: string | null;
  readonly via: "built-in" | "session" | "access token";
  /** Id of the personal access token, where it is one. */
  readonly token?: string;
}

/** What a request brings along to say who it is. */
export interface Credentials {
  readonly authorization: string | null;
  cookie(name: string): string | undefined;
}
