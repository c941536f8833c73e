import type { JSX } from "solid-js";

/** Which language models may be asked, and where words go. */
export function ProvidersPage(): JSX.Element {
  return (
    <div class="page">
      <h1>Language models</h1>
    </div>
  );
}
