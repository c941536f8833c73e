import type { JSX } from "solid-js";
export function RunPage(): JSX.Element {
  return <div class="page"><h1>RunPage</h1></div>;
}
