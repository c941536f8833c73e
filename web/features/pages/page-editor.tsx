import type { JSX } from "solid-js";

/** What stands on one page. */
export function PageEditor(): JSX.Element {
  return (
    <div class="page">
      <h1>Page</h1>
    </div>
  );
}
