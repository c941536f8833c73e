import type { JSX } from "solid-js";
import { Button } from "../ui/button.tsx";
import { Failed } from "../ui/states.tsx";

/** What stands in for a view that broke; the rest of the page goes on working. */
export function PageFailed(props: { readonly error: Error; readonly reset?: () => void }): JSX.Element {
  return (
    <div class="page">
      <h1>This view stopped working</h1>
      <Failed what="The rest of Lectern goes on." reason={props.error.message}>
        <Button small icon="retry" onClick={() => (props.reset ? props.reset() : location.reload())}>
          Try again
        </Button>
        <a class="button" data-look="soft" data-small="" href="/">
          Go to the start
        </a>
      </Failed>
    </div>
  );
}
