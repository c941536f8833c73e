import { lazy, Show, Suspense, type JSX } from "solid-js";
import type { CommandId } from "../prompts/slash-entries.ts";
import type { ListHandle } from "../prompts/slash-list.tsx";
import { MentionList } from "./mention-list.tsx";
import type { Mention } from "./mentions.ts";

// It comes with the first `/`: the composer is on the first screen.
const SlashList = lazy(async () => ({ default: (await import("../prompts/slash-list.tsx")).SlashList }));

interface ComposerListsProps {
  readonly things: readonly Mention[];
  /** The letters after an `@` and after a `/` that is being written. */
  readonly mention: string | undefined;
  readonly slash: string | undefined;
  readonly onMention: (chosen: Mention) => void;
  readonly onText: (text: string) => void;
  readonly onCommand: (command: CommandId) => void;
  /** Takes a function that gives what moves in the open list. */
  readonly handle: (open: () => ListHandle | undefined) => void;
}

/** What an `@` or a `/` can stand for, while one is being written. */
export function ComposerLists(props: ComposerListsProps): JSX.Element {
  let slashes: ListHandle | undefined;
  let mentions: ListHandle | undefined;
  props.handle(() => (props.mention !== undefined ? mentions : slashes));
  return (
    <>
      <Show when={props.mention !== undefined}>
        <MentionList
          things={props.things}
          query={props.mention ?? ""}
          onChoose={props.onMention}
          handle={(handle) => (mentions = handle)}
        />
      </Show>
      <Suspense>
        <Show when={props.mention === undefined && props.slash !== undefined}>
          <SlashList
            query={props.slash ?? ""}
            onText={props.onText}
            onCommand={props.onCommand}
            handle={(handle) => (slashes = handle)}
          />
        </Show>
      </Suspense>
    </>
  );
}
