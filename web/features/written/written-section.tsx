import { Link } from "@tanstack/solid-router";
import { Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useLadder } from "../../app/queries.ts";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import { Answering } from "../picker/answering.tsx";
import { decideOffer } from "./offer-memory.ts";
import { useWritten } from "./use-written.ts";
import { WrittenChoice } from "./written-choice.tsx";

/** In the settings: what answers and the choice of it, the offer of a model where there is none, and the way to all models. */
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
    <section class="card settings-section" aria-labelledby="settings-written">
      <h2 id="settings-written">Written answers and models</h2>
      <Answering />
      <Show when={hasNone() && written.isKnown()}>
        <div class="written">
          <WrittenChoice written={written} intro="Answers are quotes now." useOllama="Write answers with it" />
        </div>
      </Show>
      <p>Which models find passages, order them and write answers, and what each takes up:</p>
      <div class="settings-links">
        <Link class="button" data-look="soft" to="/models">
          <Icon name="device" size={18} /> Choose models
        </Link>
        <Link class="button" data-look="soft" to="/providers">
          <Icon name="server" size={18} /> Model servers
        </Link>
      </div>
    </section>
  );
}
