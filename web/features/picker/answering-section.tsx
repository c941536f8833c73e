import type { JSX } from "solid-js";
import { Answering } from "./answering.tsx";

/** At the top of the models: what answers, and the one place to choose it. */
export function AnsweringSection(): JSX.Element {
  return (
    <section class="card models-section" aria-labelledby="models-answering">
      <h2 id="models-answering">What answers</h2>
      <Answering />
    </section>
  );
}
