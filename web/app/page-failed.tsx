import { onMount, Show, type JSX } from "solid-js";
import { isFailedImport } from "#core/engine/code-unavailable.ts";
import { Button } from "../ui/button.tsx";
import { Failed } from "../ui/states.tsx";
import { useApp } from "./context.tsx";
import { showApp } from "./first-screen.ts";

/** What stands in for a view that broke; the rest of the page goes on working. */
export function PageFailed(props: { readonly error: Error; readonly reset?: () => void }): JSX.Element {
  // Where it is the first view of all, nothing else does it.
  onMount(showApp);
  return (
    <div class="page">
      <Show when={isFailedImport(props.error)} fallback={<Broken {...props} />}>
        <NotHere />
      </Show>
    </div>
  );
}

function Broken(props: { readonly error: Error; readonly reset?: () => void }): JSX.Element {
  return (
    <>
      <h1>This view stopped working</h1>
      <Failed what="The rest of Lectern still works." reason={props.error.message}>
        <Button small icon="retry" onClick={() => (props.reset ? props.reset() : location.reload())}>
          Try again
        </Button>
        <a class="button" data-look="soft" data-small="" href="/">
          Go to the start
        </a>
      </Failed>
    </>
  );
}

/** A file of the program is neither kept here nor to be had: a release has replaced it, or there is no network. */
function NotHere(): JSX.Element {
  const { host } = useApp();
  return (
    <>
      <h1>This view is not here</h1>
      <Show
        when={host.updateReady()}
        fallback={
          <Failed
            what="This part of Lectern is not on this device yet."
            reason="It could not be fetched. Your documents and chats are kept; try again when there is a network."
          >
            <Button small icon="retry" onClick={() => location.reload()}>
              Try again
            </Button>
          </Failed>
        }
      >
        <Failed
          what="A new version of Lectern has taken the place of this one."
          reason={
            host.updating()
              ? "It opens as soon as the work under way is done."
              : "Your documents and chats are kept, and open in it as before."
          }
        >
          <Button small icon="retry" disabled={host.updating()} onClick={() => host.update()}>
            Open the new version
          </Button>
        </Failed>
      </Show>
    </>
  );
}
