import { For, type JSX } from "solid-js";
import { useNavigate } from "@tanstack/solid-router";
import { SAMPLE } from "#core/sample/sample.ts";
import { useApp } from "../../app/context.tsx";
import type { Collection } from "../../app/types.ts";
import { Button } from "../../ui/button.tsx";
import { removeSample } from "../documents/add-sample.ts";

interface SampleQuestionsProps {
  readonly collection: Collection;
  readonly onAsk: (question: string) => void;
}

/** Something to ask the sample, and how to be rid of it. */
export function SampleQuestions(props: SampleQuestionsProps): JSX.Element {
  const app = useApp();
  const navigate = useNavigate();
  const remove = async () => {
    try {
      await removeSample(app, props.collection);
      await navigate({ to: "/", search: {} });
    } catch (error) {
      app.toasts.show(`The sample could not be removed. ${error instanceof Error ? error.message : ""}`);
    }
  };
  return (
    <div class="sample">
      <ul class="sample-questions" aria-label="Questions to try">
        <For each={SAMPLE.questions}>
          {(question) => (
            <li>
              <Button onClick={() => props.onAsk(question)}>{question}</Button>
            </li>
          )}
        </For>
      </ul>
      <p class="home-scope">
        This is a made-up sample.
        <Button small look="plain" icon="trash" onClick={() => void remove()}>
          Remove the sample
        </Button>
      </p>
    </div>
  );
}
