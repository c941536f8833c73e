import type { JSX } from "solid-js";

/** One talk with a language model. */
export function ConversationPage(): JSX.Element {
  return (
    <div class="page">
      <h1>Conversation</h1>
    </div>
  );
}
