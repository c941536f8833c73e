import type { JSX } from "solid-js";

/** The pages a person has made. */
export function PagesPage(): JSX.Element {
  return (
    <div class="page">
      <h1>Pages</h1>
    </div>
  );
}
