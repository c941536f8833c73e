/** What of an `EventSource` is used. */
export type EventStream = Pick<EventSource, "readyState" | "close"> & {
  addEventListener(kind: string, heard: (event: MessageEvent<string>) => void): void;
};

export interface ServerEventsDeps {
  readonly open: (path: string) => EventStream;
  /** Something may be new at the server. */
  readonly onNews: () => void;
  /** The server's last write has this number: somebody else's, or this device's own. */
  readonly onHead: (head: number) => void;
  /** The stream has ended: the server is gone, or has ended it for a reason that the next cycle is told. */
  readonly onLost: () => void;
}

export interface ServerEvents {
  /** Listens as this device; goes on where it does already. */
  listen(device: string): void;
  /**
   * Whether the server has said anything since the stream was opened, which it does at once. A proxy that gathers what
   * it passes on lets nothing through while the stream lasts.
   */
  isHeard(): boolean;
  close(): void;
}

/** `EventSource.CLOSED`: it does not try again by itself. */
const CLOSED = 2;

/** R31. Hears of changes elsewhere as they happen. */
export function createServerEvents({ open, onNews, onHead, onLost }: ServerEventsDeps): ServerEvents {
  let stream: EventStream | undefined;
  let listensAs: string | undefined;
  let head: string | undefined;
  let isOpen = false;
  let heard = false;

  function begin(device: string): void {
    stream?.close();
    listensAs = device;
    heard = false;
    stream = open(`/sync/events?device=${device}`);
    stream.addEventListener("open", () => {
      isOpen = true;
      onNews();
    });
    // The browser tries again by itself.
    stream.addEventListener("error", () => {
      heard = false;
      if (isOpen) onLost();
      isOpen = false;
    });
    // What it means for this device is in the answer to the next request.
    stream.addEventListener("revoked", onNews);
    stream.addEventListener("keys", onNews);
    stream.addEventListener("head", ({ data }) => {
      heard = true;
      if (data === head) return;
      head = data;
      onHead(Number(data));
    });
  }

  return {
    listen(device) {
      if (listensAs !== device || stream === undefined || stream.readyState === CLOSED) begin(device);
    },
    isHeard: () => heard,
    close: () => stream?.close(),
  };
}
