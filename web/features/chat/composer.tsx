import { useNavigate } from "@tanstack/solid-router";
import { createSignal, lazy, Show, Suspense, type JSX } from "solid-js";
import { focusAsk } from "../../app/commands.ts";
import { IconButton } from "../../ui/button.tsx";
import type { CommandId } from "../prompts/slash-entries.ts";
import type { ListHandle } from "../prompts/slash-list.tsx";
import type { Question } from "./question.ts";
import type { Answers } from "./answers.ts";
import { ComposerChoices } from "./composer-bar.tsx";
import { ComposerDialogs, createComposerDialogs } from "./composer-dialogs.tsx";
import { ComposerField } from "./composer-field.tsx";
import { ComposerLists } from "./composer-lists.tsx";
import { Named, useComposerNames } from "./composer-names.tsx";
import { createComposerScope, type ComposerScopeProps } from "./composer-scope.ts";
import { createComposerText } from "./composer-text.ts";
import { isLimited, NO_LIMITS } from "./limits.ts";
import { withoutMentions, type Mention } from "./mentions.ts";
import { OnlyIn } from "./only-in.tsx";
import "./composer.css";

// It comes when it is chosen: the composer is on the first screen.
const ModelAlone = lazy(async () => ({ default: (await import("./answers-choice.tsx")).ModelAlone }));

interface ComposerProps extends ComposerScopeProps {
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
  /** What is written is kept for: a chat, or the start. */
  readonly place: string;
  /** False, where it tells, when the question could not be asked: it stands in the field again. */
  readonly onAsk: (question: Question) => void | Promise<boolean>;
  /** A question is being answered; gives what stops it. */
  readonly onStop?: (() => void) | undefined;
  readonly autofocus?: boolean;
}

/** The one input. Enter asks, Shift+Enter makes a line, `@` names a collection or a document, `/` a prompt or a command, Escape stops. */
export function Composer(props: ComposerProps): JSX.Element {
  const field = createComposerText(() => props.place);
  const { text } = field;
  const names = useComposerNames({ text, answers: () => props.answers, mention: field.mention });
  const scope = createComposerScope(props);
  const dialogs = createComposerDialogs();
  const navigate = useNavigate();
  let area: HTMLTextAreaElement | undefined;
  let openList: () => ListHandle | undefined = () => undefined;

  /** Enter was pressed while an answer is under way. */
  const [isEarly, setEarly] = createSignal(false);

  const ask = () => {
    const typed = text();
    if (!typed.trim()) return;
    setEarly(props.onStop !== undefined);
    if (props.onStop) return;
    const { found } = names.named();
    const looksIn = scope.takeNamed(found);
    field.write("");
    const question = withoutMentions(typed, found);
    if (!question) return;
    void Promise.resolve(props.onAsk({ text: question, answers: props.answers, ...looksIn })).then(
      (isAsked) => isAsked === false && text() === "" && field.write(typed),
    );
  };
  const take = (chosen: Mention) => {
    scope.limitTo(chosen);
    field.removeMention();
    area?.focus();
  };
  const put = (words: string) => {
    field.replaceSlash(words);
    area?.focus();
  };
  const run = (command: CommandId) => {
    put("");
    if (command === "sources") dialogs.chooseSources();
    else if (command === "everything") scope.choose(NO_LIMITS);
    else if (command === "new") void navigate({ to: "/" }).then(focusAsk);
    else dialogs.openLibrary(command === "save" ? text().trim() : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (isForList(event, openList())) return event.preventDefault();
    if (event.key === "Enter" && !event.shiftKey) return (event.preventDefault(), ask());
    if (event.key !== "Escape") return;
    if (props.onStop) props.onStop();
    else area?.blur();
  };

  return (
    <form class="composer" onSubmit={(event) => (event.preventDefault(), ask())}>
      <ComposerLists
        things={names.things()}
        mention={field.mention()}
        slash={field.slash()}
        onMention={take}
        onText={put}
        onCommand={run}
        handle={(open) => (openList = open)}
      />
      <ComposerField
        ref={(element) => (area = element)}
        text={text()}
        placeholder={props.answers === "model" ? "Write to the language model…" : "Ask your documents…"}
        autofocus={props.autofocus}
        onText={field.write}
        onCaret={field.setCaret}
        onKeyDown={onKeyDown}
      />
      <Named named={names.named()} isChoosing={names.isNaming() || props.answers === "model"} />
      <Show when={isLimited(props.limits) && props.answers !== "model"}>
        <OnlyIn
          limits={props.limits}
          onChange={(limits) => (scope.choose(limits), area?.focus())}
          onMore={dialogs.chooseSources}
        />
      </Show>
      <div class="composer-bar">
        <div class="composer-choices">
          <ComposerChoices {...props} isLimited={isLimited(props.limits)} onSources={dialogs.chooseSources} />
          <span class="composer-hint">
            <span>
              <kbd>@</kbd> document <kbd>/</kbd> prompt
            </span>
          </span>
        </div>
        <AskOrStop isEmpty={!text().trim()} onStop={props.onStop} />
      </div>
      <Show when={isEarly() && props.onStop}>
        <p class="composer-alone" role="status">
          Not asked yet: press Enter again once the answer is complete, or stop the answer first.
        </p>
      </Show>
      <Suspense>
        <Show when={props.answers === "model"}>
          <ModelAlone />
        </Show>
      </Suspense>
      <ComposerDialogs
        dialogs={dialogs}
        ticked={scope.ticked()}
        onSources={scope.choose}
        onPrompt={(words) => (field.write(text() === "" ? words : `${text()}\n${words}`), area?.focus())}
      />
    </form>
  );
}

/** Arrows move in the open list, Enter and Tab choose from it; false for every other key. */
function isForList({ key }: KeyboardEvent, list: ListHandle | undefined): boolean {
  if (!list) return false;
  if (key === "ArrowDown" || key === "ArrowUp") {
    list.move(key === "ArrowDown" ? 1 : -1);
    return true;
  }
  return (key === "Enter" || key === "Tab") && list.choose();
}

function AskOrStop(props: { readonly isEmpty: boolean; readonly onStop: (() => void) | undefined }): JSX.Element {
  return (
    <Show
      when={props.onStop}
      fallback={<IconButton class="composer-send" type="submit" icon="send" label="Ask" disabled={props.isEmpty} />}
    >
      {(stop) => <IconButton class="composer-send" icon="stop" label="Stop answering" onClick={() => stop()()} />}
    </Show>
  );
}
