import { Link } from "@tanstack/solid-router";
import { Show, type JSX } from "solid-js";
import { Empty, QueryView, type QueryLike, type QueryViewProps } from "../ui/states.tsx";
import { RequestFailed } from "#core/http/request-failed.ts";

/** A server shows what belongs to an account to nobody in particular. */
export const mustLogIn = ({ error }: Pick<QueryLike<unknown>, "error">) =>
  error instanceof RequestFailed && error.status === 401;

/** The states of a view of what belongs to an account: a login it lacks is a fifth, with the way to it. */
export function AccountView<Data>(
  props: QueryViewProps<Data> & {
    /** "Activity belongs to an account" */
    readonly belongs: string;
  },
): JSX.Element {
  return (
    <Show
      when={!mustLogIn(props.query)}
      fallback={
        <Empty icon="person" title={props.belongs}>
          <Link to="/settings/account">Log in or make one</Link>
        </Empty>
      }
    >
      <QueryView {...props} />
    </Show>
  );
}
