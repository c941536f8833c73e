import type { Claims } from "#core/work/claims.ts";

/** What the server processes over one database have to do with each other. */
export interface Peers {
  /** Held by advisory locks of one session, which the database lets go of the moment its process is gone. */
  readonly claims: Claims;
  /** Tells every process, this one too. Returns at once; what cannot be sent is reported and lost, so say it only where that is harmless. */
  tell(topic: string, text?: string): void;
  /** Calls back at every `tell` of the topic, and with an empty text when some may have been missed. */
  hear(topic: string, heard: (text: string) => void): void;
  close(): Promise<void>;
}
