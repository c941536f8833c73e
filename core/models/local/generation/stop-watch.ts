/** Passes text on up to the first stop word, holding back what might become one. */
export interface StopWatch {
  /** Takes a piece; gives what can be shown now. */
  add(piece: string): string;
  /** What is still held back; nothing once a stop word has come. */
  flush(): string;
  readonly stopped: boolean;
}

export function createStopWatch(stops: readonly string[] = []): StopWatch {
  const words = stops.filter((stop) => stop !== "");
  let held = "";
  let stopped = false;

  return {
    add(piece) {
      if (stopped) return "";
      held += piece;
      const at = Math.min(...words.map((word) => held.indexOf(word)).filter((index) => index >= 0));
      if (Number.isFinite(at)) {
        stopped = true;
        return held.slice(0, at);
      }
      const keep = Math.max(0, ...words.map((word) => beginningAtEnd(held, word)));
      const shown = held.slice(0, held.length - keep);
      held = held.slice(held.length - keep);
      return shown;
    },
    flush() {
      const rest = stopped ? "" : held;
      held = "";
      return rest;
    },
    get stopped() {
      return stopped;
    },
  };
}

/** How many characters at the end of the text are the beginning of the word. */
function beginningAtEnd(text: string, word: string): number {
  for (let length = Math.min(word.length - 1, text.length); length > 0; length--)
    if (text.endsWith(word.slice(0, length))) return length;
  return 0;
}
