import type { JSX } from "solid-js";

/** Talks with a language model: find, tag, open. */
export function ConversationsPage(): JSX.Element {
  return (
    <div class="page">
      <h1>Conversations</h1>
    </div>
  );
}
