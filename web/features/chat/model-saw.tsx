import { counted } from "#core/http/counted.ts";
import { For, Show, type JSX } from "solid-js";
import type { AnswerDetails } from "./message.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { deviceWords, timeWords, whereWords } from "./generator-words.ts";

interface ModelSawProps {
  readonly answer: AnswerDetails;
  readonly open: boolean;
  readonly onClose: () => void;
}

const ROLES = { system: "Rules", user: "Asked", assistant: "Answered before" } as const;

/** The very prompt that a language model was given, where it went, and what it cost. */
export function ModelSaw(props: ModelSawProps): JSX.Element {
  const model = () => props.answer.model;
  const facts = (): readonly (readonly [string, string])[] => {
    const { generator, queries_used } = props.answer;
    const work = model();
    return [
      ["Model", `${generator.name} (${whereWords(generator.where)})`],
      ["Computed by", deviceWords(work?.device)],
      ["Searched for", queries_used.join(" · ")],
      ["Prompt", tokens(work?.prompt_tokens)],
      ["Answer", tokens(work?.completion_tokens)],
      ["Time", timesOf(work)],
    ];
  };
  const asText = () => (model()?.prompt ?? []).map(({ role, content }) => `[${role}]\n${content}`).join("\n\n");
  return (
    <Dialog open={props.open} wide title="What the model saw" onClose={props.onClose}>
      <dl class="saw-facts">
        <For each={facts().filter(([, value]) => value !== "")}>
          {([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          )}
        </For>
      </dl>
      <Show when={model()?.cut}>
        <p class="answer-note">The answer reached its longest length; its end may be missing.</p>
      </Show>
      <For each={model()?.prompt ?? []}>
        {({ role, content }) => (
          <section class="saw-part">
            <h3>{ROLES[role]}</h3>
            <pre tabindex="0" dir="auto">
              {content}
            </pre>
          </section>
        )}
      </For>
      <div class="dialog-actions">
        <Button icon="copy" onClick={() => void copyText(asText())}>
          Copy the prompt
        </Button>
      </div>
    </Dialog>
  );
}

const tokens = (count: number | null | undefined): string =>
  count === null || count === undefined ? "" : counted(count, "token");

function timesOf(work: AnswerDetails["model"]): string {
  if (!work) return "";
  const first = work.first_text_ms === null ? "" : `first words after ${timeWords(work.first_text_ms)}, `;
  return `${first}${timeWords(work.duration_ms)} in all`;
}
