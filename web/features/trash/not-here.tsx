import { Link } from "@tanstack/solid-router";
import type { JSX } from "solid-js";
import { Empty } from "../../ui/states.tsx";

interface NotHereProps {
  readonly what: "chat" | "collection" | "document";
  /** Beside other things, which have the heading of the page. */
  readonly isPart?: boolean;
}

/** In place of something that is not here: it was deleted, maybe in another tab, or its address is wrong. */
export function NotHere(props: NotHereProps): JSX.Element {
  return (
    <Empty isPage={!props.isPart} icon="trash" title={`This ${props.what} is not here`}>
      <p>It may have been deleted. The trash keeps what was deleted for 30 days.</p>
      <Link class="button" to="/library/trash">
        Open the trash
      </Link>
    </Empty>
  );
}
