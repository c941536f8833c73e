import type { JSX } from "solid-js";
export function EvaluationPage(): JSX.Element {
  return <div class="page"><h1>EvaluationPage</h1></div>;
}
