import { Match, runWithOwner, Show, Switch, type JSX } from "solid-js";
import { Button } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";
import "./states.css";

/** A wait with words: `what` says what is being waited for. */
export function Loading(props: { readonly what: string }): JSX.Element {
  return (
    <p class="state" role="status">
      <span class="state-dot" aria-hidden="true" />
      {props.what}
    </p>
  );
}

export function Failed(props: {
  readonly what: string;
  /** Whether it stands for the whole page, which then has no other heading. */
  readonly isPage?: boolean;
  readonly reason: string;
  readonly onRetry?: () => void;
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <div class="state" data-kind="failed" role="alert">
      <Icon name="warning" />
      <div>
        <Show
          when={props.isPage}
          fallback={
            <p>
              <strong>{props.what}</strong>
            </p>
          }
        >
          <h1 class="state-title">{props.what}</h1>
        </Show>
        <p>{props.reason}</p>
      </div>
      <Show when={props.onRetry}>
        <Button small icon="retry" onClick={() => props.onRetry?.()}>
          Try again
        </Button>
      </Show>
      {props.children}
    </div>
  );
}

export function Empty(props: {
  readonly icon: IconName;
  readonly title: string;
  /** Whether it stands for the whole page, which then has no other heading. */
  readonly isPage?: boolean;
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <div class="state" data-kind="empty">
      <Icon name={props.icon} size={28} />
      <Show when={props.isPage} fallback={<p class="state-title">{props.title}</p>}>
        <h1 class="state-title">{props.title}</h1>
      </Show>
      {props.children}
    </div>
  );
}

/** The part of a TanStack query this view needs. Reading `data` while it is pending would suspend, so it is only read after. */
export interface QueryLike<Data> {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly data: Data | undefined;
  /** Changes whenever the data does; left out where that is tracked otherwise. */
  readonly dataUpdatedAt?: number;
  refetch(): unknown;
}

/**
 * What has arrived, without suspending the page around it. Read with an owner, data that was there before the view would
 * suspend the page each time it is asked for again: what stands in it would lose the focus.
 */
export function loaded<Data>(query: QueryLike<Data>): Data | undefined {
  if (query.isPending) return undefined;
  // Without an owner nothing is tracked: this is read for that alone.
  void query.dataUpdatedAt;
  return runWithOwner(null, () => query.data);
}

export interface QueryViewProps<Data> {
  readonly query: QueryLike<Data>;
  /** "Loading your chats…" */
  readonly loading: string;
  /** "Your chats could not be loaded." */
  readonly failed: string;
  /** Whether it is the whole page: what failed is then its heading. */
  readonly isPage?: boolean;
  readonly isEmpty?: (data: Data) => boolean;
  readonly empty?: JSX.Element;
  readonly children: (data: () => Data) => JSX.Element;
}

/** The four states of a view: loading, failed with a way out, empty with the next step, full. */
export function QueryView<Data>(props: QueryViewProps<Data>): JSX.Element {
  const data = () => loaded(props.query);
  const isEmpty = () => {
    const value = data();
    return value !== undefined && (props.isEmpty?.(value) ?? false);
  };
  return (
    <Switch>
      <Match when={props.query.isPending}>
        <Loading what={props.loading} />
      </Match>
      <Match when={data() === undefined && props.query.isError}>
        <Failed
          what={props.failed}
          isPage={props.isPage ?? false}
          reason={props.query.error?.message ?? ""}
          onRetry={() => props.query.refetch()}
        />
      </Match>
      <Match when={isEmpty()}>{props.empty}</Match>
      <Match when={data()}>{(value) => props.children(value as () => Data)}</Match>
    </Switch>
  );
}
