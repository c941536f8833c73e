import { Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useLadder } from "../../app/queries.ts";
import { loaded } from "../../ui/states.tsx";
import { Answering } from "../picker/answering.tsx";
import { decideOffer } from "./offer-memory.ts";
import { useWritten } from "./use-written.ts";
import { WrittenChoice } from "./written-choice.tsx";

/** What answers and the choice of it, and the offer of a model where there is none. */
export function WrittenSection(): JSX.Element {
  const { toasts } = useApp();
  const ladder = useLadder();
  const hasNone = () => loaded(ladder)?.rungs.length === 0 && loaded(ladder)?.choice.use === "automatic";
  const written = useWritten({
    onReady: () => (
      decideOffer(),
      toasts.show("Answers are written from now on. Ask again to see one beside the quotes.")
    ),
  });
  return (
    <section class="card stack-start" aria-labelledby="models-answering">
      <h2 id="models-answering">What answers</h2>
      <Answering />
      <Show when={hasNone() && written.isKnown()}>
        <div class="written">
          <WrittenChoice written={written} intro="Answers are quotes now." useOllama="Write answers with it" />
        </div>
      </Show>
    </section>
  );
}
