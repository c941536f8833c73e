import type { JSX } from "solid-js";
export function SearchPage(): JSX.Element {
  return <div class="page"><h1>SearchPage</h1></div>;
}
