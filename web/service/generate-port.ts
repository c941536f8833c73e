/**
 * The pieces of an answer on their way between two threads, over a port of their own: no piece waits for a reply, and
 * stopping goes the other way. A worker that ends takes its port with it.
 */
type FromModel = { readonly piece: string } | { readonly end: true };
type ToModel = "stop";

/** The model's side. */
export interface PieceWriter {
  write(piece: string): void;
  /** Aborted when the reader stops. */
  readonly signal: AbortSignal;
  end(): void;
}

export function writePieces(port: MessagePort): PieceWriter {
  const controller = new AbortController();
  port.addEventListener("message", () => controller.abort());
  port.start();
  const send = (message: FromModel) => port.postMessage(message);
  return {
    write: (piece) => send({ piece }),
    signal: controller.signal,
    end: () => send({ end: true }),
  };
}

/** The asker's side. */
export interface PieceReader {
  /** For the model's side; transfer it. */
  readonly port: MessagePort;
  /** Resolves when every piece has come. */
  readonly ended: Promise<void>;
  close(): void;
}

export function readPieces(onText: (piece: string) => void, signal: AbortSignal): PieceReader {
  const { port1, port2 } = new MessageChannel();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  port1.addEventListener("message", ({ data }: MessageEvent<FromModel>) => {
    if ("piece" in data) onText(data.piece);
    else resolve();
  });
  port1.start();
  const stop = () => port1.postMessage("stop" satisfies ToModel);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  return {
    port: port2,
    ended,
    close() {
      signal.removeEventListener("abort", stop);
      port1.close();
    },
  };
}
