import { createSignal, lazy, Show, Suspense, type JSX } from "solid-js";
import { Portal } from "solid-js/web";
import { useLadder } from "../../app/queries.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import { answering } from "./answering.ts";
import "./picker.css";

// What is behind the button comes with the first click: the composer is on the first screen.
const PickerPanel = lazy(async () => ({ default: (await import("./picker-panel.tsx")).PickerPanel }));
const ServerDialog = lazy(async () => ({ default: (await import("./server-dialog.tsx")).ServerDialog }));

/** What answers, as a button; a click shows what else could. */
export function ModelPicker(): JSX.Element {
  const ladder = useLadder();
  const [open, setOpen] = createSignal<"list" | "server">();
  const current = () => answering(loaded(ladder));
  return (
    <>
      <button
        type="button"
        class="picker-button"
        aria-haspopup="dialog"
        aria-expanded={open() !== undefined}
        title={current().problem ?? "Choose what answers"}
        data-problem={current().problem ? "" : undefined}
        onClick={() => setOpen("list")}
      >
        <Icon name={current().problem ? "warning" : "spark"} size={16} />
        <span class="hidden-visually">Answers: </span>
        <span class="picker-button-name cut">{current().name}</span>
        <Icon name="down" size={14} />
      </button>
      {/* Outside the form of the composer, whose Enter asks. */}
      <Portal>
        <Dialog
          open={open() === "list"}
          title="What answers"
          sheet
          onClose={() => open() === "list" && setOpen(undefined)}
        >
          <PickerPanel onDone={() => setOpen(undefined)} onAddServer={() => setOpen("server")} />
        </Dialog>
        <Suspense>
          <Show when={open() === "server"}>
            <ServerDialog onClose={() => open() === "server" && setOpen(undefined)} />
          </Show>
        </Suspense>
      </Portal>
    </>
  );
}
