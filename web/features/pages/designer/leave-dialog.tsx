import { useBlocker } from "@tanstack/solid-router";
import type { JSX } from "solid-js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { DesignerState } from "./designer-state.ts";

/** Asks before the person leaves a page whose last changes would be lost, within the app and with the tab. */
export function LeaveDialog(props: { readonly state: DesignerState }): JSX.Element {
  const leaving = useBlocker({
    async shouldBlockFn() {
      if (props.state.isAtRisk()) await props.state.autosave.now();
      return props.state.isAtRisk();
    },
    enableBeforeUnload: () => props.state.isAtRisk(),
    withResolver: true,
  });
  const stay = () => leaving().reset?.();
  return (
    <Dialog open={leaving().status === "blocked"} title="Leave this page?" onClose={stay}>
      <p>Your last changes are not saved, and will be lost.</p>
      <div class="dialog-actions">
        <Button look="solid" onClick={stay}>
          Stay
        </Button>
        <Button look="danger" onClick={() => leaving().proceed?.()}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  );
}
