import { useQuery } from "@tanstack/solid-query";
import { Link } from "@tanstack/solid-router";
import { Match, Switch, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import { createModelApi, modelKeys } from "../models/model-api.ts";
import { rungInWords } from "../models/model-words.ts";
import { decideOffer } from "./offer-memory.ts";
import { useWritten } from "./use-written.ts";
import { WrittenChoice } from "./written-choice.tsx";

/** In the settings: what writes answers, or the offer of a model that can; and the way to all models. */
export function WrittenSection(): JSX.Element {
  const { api, toasts } = useApp();
  const ladder = useQuery(() => ({ queryKey: modelKeys.ladder, queryFn: createModelApi(api).ladder, staleTime: 0 }));
  const first = () => loaded(ladder)?.rungs[0];
  const isOff = () => loaded(ladder)?.choice.use === "none";
  const written = useWritten({
    onReady: () => (
      decideOffer(),
      toasts.show("Answers are written from now on. Ask again to see one beside the quotes.")
    ),
  });
  return (
    <section class="card settings-section" aria-labelledby="settings-written">
      <h2 id="settings-written">Written answers and models</h2>
      <Switch fallback={<p role="status">Looking for language models…</p>}>
        <Match when={first()}>
          {(rung) => (
            <p>
              Answers are written by {rungInWords(rung())}. Each sentence is checked against the quotes it rests on.
            </p>
          )}
        </Match>
        <Match when={isOff()}>
          <p>Answers are quotes only; you chose so under Models.</p>
        </Match>
        <Match when={!ladder.isPending && written.isKnown()}>
          <div class="written">
            <WrittenChoice written={written} intro="Answers are quotes now." useOllama="Write answers with it" />
          </div>
        </Match>
      </Switch>
      <p>Which models find passages, order them and write answers, and what each takes up:</p>
      <Link class="button" data-look="soft" to="/models">
        <Icon name="device" size={18} /> Choose models
      </Link>
    </section>
  );
}
