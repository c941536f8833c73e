/** Milliseconds between two questions, and how many may go by without an answer. */
const EVERY = 5_000;
const MOST = 2;

export interface PulseDeps {
  /** Asks the module's own thread for a sign of life; what the module itself does is not asked for. */
  readonly ask: () => void;
  /** Told when it has not answered for ten seconds, and when it answers again. */
  readonly onChange: (isSilent: boolean) => void;
  /** A page that is not looked at asks nothing. */
  readonly page: Pick<Document, "visibilityState">;
}

export interface Pulse {
  answered(): void;
  stop(): void;
}

/**
 * Watches whether a module still comes to the end of what it does: a loop without end keeps it from ever hearing a click.
 * It counts questions and not time, since a computer that slept asks none.
 */
export function watchPulse({ ask, onChange, page }: PulseDeps): Pulse {
  /** Questions without an answer. */
  let open = 0;
  let isSilent = false;
  const change = (to: boolean) => {
    if (isSilent === to) return;
    isSilent = to;
    onChange(to);
  };
  const question = () => {
    if (page.visibilityState === "hidden") return;
    if (open === MOST) return change(true);
    open++;
    ask();
  };
  const timer = setInterval(question, EVERY);
  question();
  return {
    answered() {
      open = 0;
      change(false);
    },
    stop: () => clearInterval(timer),
  };
}
