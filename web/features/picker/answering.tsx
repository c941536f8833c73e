import { useQuery } from "@tanstack/solid-query";
import { Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { useLadder } from "../../app/queries.ts";
import { loaded } from "../../ui/states.tsx";
import { rungInWords } from "../models/model-words.ts";
import { DeviceDiffers } from "./device-differs.tsx";
import { ModelPicker } from "./model-picker.tsx";

/** What writes answers now, in a sentence, with the picker and what there is to know of the choice. */
export function Answering(): JSX.Element {
  const { api } = useApp();
  const ladder = useLadder();
  const models = useQuery(() => ({ queryKey: keys.models, queryFn: () => api.listModels(), reconcile: "id" }));
  const first = () => loaded(ladder)?.rungs.find(({ on_request, problem }) => !on_request && !problem);
  return (
    <div class="answering stack-start">
      <Show when={first()} fallback={<p>Answers are quoted from your documents, word for word.</p>}>
        {(rung) => (
          <p>Answers are written by {rungInWords(rung())}. Each sentence is checked against the quotes it rests on.</p>
        )}
      </Show>
      <ModelPicker />
      <DeviceDiffers models={loaded(models) ?? []} />
      <p class="answering-scope">This page, programs (/v1) and assistants (MCP) of your account use the same choice.</p>
    </div>
  );
}
