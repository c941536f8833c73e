/** What a module did, for the developer panel of its page. Times are milliseconds. */
export type ModuleEvent =
  /** `target` is the module that the message is for; null for all on the page. */
  | {
      readonly kind: "message";
      readonly direction: "sent" | "heard" | "refused";
      readonly type: string;
      readonly target: string | null;
      readonly content: unknown;
      /** Why it was refused. */
      readonly reason?: string;
    }
  /** A call of a service, a request by `fetch` included; `error` is the sentence that the module was told. */
  | {
      readonly kind: "call";
      readonly service: string;
      readonly method: string;
      readonly duration: number;
      readonly error?: string;
    }
  /** `fatal`: the module was ended by it. */
  | { readonly kind: "error"; readonly message: string; readonly fatal: boolean }
  /** It is shown; `duration` since its start. */
  | { readonly kind: "shown"; readonly duration: number }
  /** Bytes that its frame or worker holds, where the browser says so. */
  | { readonly kind: "memory"; readonly bytes: number };
