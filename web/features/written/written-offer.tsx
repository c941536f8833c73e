import { Link } from "@tanstack/solid-router";
import { Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { decideOffer } from "./offer-memory.ts";
import { useWritten } from "./use-written.ts";
import { WrittenChoice } from "./written-choice.tsx";

interface WrittenOfferProps {
  /** Answers the question once more, by this model. */
  readonly onWrite: (model: string) => void;
  /** A model is on its way: the offer stays until it is here. */
  readonly onTake: () => void;
  readonly onDismiss: () => void;
}

/** After the first answer, once: what these quotes are, and how answers are written here. */
export function WrittenOffer(props: WrittenOfferProps): JSX.Element {
  const { toasts } = useApp();
  const written = useWritten({
    // As soon as it is here, the question is answered again beside the quotes.
    onReady: (model) => (decideOffer(), props.onWrite(model)),
    onTake: () => props.onTake(),
  });
  const dismiss = () => {
    decideOffer();
    toasts.show("Written answers are under Settings › Models whenever you want them.");
    props.onDismiss();
  };
  return (
    <Show when={written.isKnown()}>
      <aside class="written" aria-label="Written answers">
        <WrittenChoice
          written={written}
          intro="These are quotes."
          purpose="and write this answer"
          useOllama="Write this answer"
        >
          <Link class="button" data-look="plain" data-small="" to="/settings/models">
            Other models
          </Link>
          <Button small look="plain" onClick={dismiss}>
            Not now
          </Button>
        </WrittenChoice>
      </aside>
    </Show>
  );
}
