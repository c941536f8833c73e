import { createSignal, lazy, type JSX } from "solid-js";
import { Portal } from "solid-js/web";
import { Dialog } from "../../ui/dialog.tsx";
import type { Limits } from "./limits.ts";

// What is behind the buttons comes with the first click: the composer is on the first screen.
const SourcePanel = lazy(async () => ({ default: (await import("./source-panel.tsx")).SourcePanel }));
const PromptLibrary = lazy(async () => ({ default: (await import("../prompts/prompt-library.tsx")).PromptLibrary }));

/** Which dialog of the composer is open. */
export function createComposerDialogs() {
  const [isChoosingSources, setChoosing] = createSignal(false);
  const [library, setLibrary] = createSignal<{ readonly draft: string | undefined }>();
  return {
    isChoosingSources,
    library,
    chooseSources: () => setChoosing(true),
    /** `draft` is a text to save among the prompts. */
    openLibrary: (draft?: string) => setLibrary({ draft }),
    close(): void {
      setChoosing(false);
      setLibrary(undefined);
    },
  };
}

interface ComposerDialogsProps {
  readonly dialogs: ReturnType<typeof createComposerDialogs>;
  readonly ticked: Limits;
  readonly onSources: (limits: Limits) => void;
  readonly onPrompt: (text: string) => void;
}

/** The dialogs that the composer opens, outside its form, whose Enter asks. */
export function ComposerDialogs(props: ComposerDialogsProps): JSX.Element {
  const close = () => props.dialogs.close();
  return (
    <Portal>
      <Dialog open={props.dialogs.isChoosingSources()} title="Look only in" sheet onClose={close}>
        <SourcePanel limits={props.ticked} onChoose={(limits) => (close(), props.onSources(limits))} />
      </Dialog>
      <Dialog open={props.dialogs.library() !== undefined} title="Your prompts" onClose={close}>
        <PromptLibrary draft={props.dialogs.library()?.draft} onUse={(text) => (close(), props.onPrompt(text))} />
      </Dialog>
    </Portal>
  );
}
