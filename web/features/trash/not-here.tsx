import { Link } from "@tanstack/solid-router";
import { Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Empty, Loading } from "../../ui/states.tsx";

interface NotHereProps {
  readonly what: "chat" | "collection" | "document";
  /** Beside other things, which have the heading of the page. */
  readonly isPart?: boolean;
}

/** In place of something that is not here: it was deleted, maybe in another tab, or its address is wrong. */
export function NotHere(props: NotHereProps): JSX.Element {
  return (
    <UnlessArriving what={props.what}>
      <Empty isPage={!props.isPart} icon="trash" title={`This ${props.what} is not here`}>
        <p>It may have been deleted. The trash keeps what was deleted for 30 days.</p>
        <Link class="button" to="/library/trash">
          Open the trash
        </Link>
      </Empty>
    </UnlessArriving>
  );
}

/** Says that something is missing only once everything has come from the server that this device syncs with. */
export function UnlessArriving(props: { readonly what: string; readonly children: JSX.Element }): JSX.Element {
  const { host, sync } = useApp();
  return (
    <Show when={host.where() === "device" && sync.isArriving()} fallback={props.children}>
      <Loading what={`Looking for this ${props.what} on the server…`} />
    </Show>
  );
}
