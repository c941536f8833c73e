import { Show, type JSX } from "solid-js";
import { Dynamic } from "solid-js/web";
import { AnswerText } from "../../chat/answer-text.tsx";

/** Markdown that the person wrote. Numbers in brackets are not citations here. */
export function TextBlock(props: { readonly text: string }): JSX.Element {
  return (
    <Show when={props.text.trim() !== ""} fallback={<p class="note">This text is empty.</p>}>
      <div class="block-text">
        <AnswerText source={props.text} receipts={[]} citation={(number) => `[${number}]`} hasOwnPlaces />
      </div>
    </Show>
  );
}

export function HeadingBlock(props: { readonly text: string; readonly isSmall: boolean }): JSX.Element {
  return (
    <Show when={props.text.trim() !== ""} fallback={<p class="note">This heading is empty.</p>}>
      <Dynamic component={props.isSmall ? "h3" : "h2"} class="block-heading" dir="auto">
        {props.text}
      </Dynamic>
    </Show>
  );
}

export function ImageBlock(props: { readonly source: string; readonly alt: string }): JSX.Element {
  return (
    <Show when={isPicture(props.source)} fallback={<p class="note">No picture is chosen.</p>}>
      <img class="block-image" src={props.source} alt={props.alt} />
    </Show>
  );
}

/** Pictures are stored in the page itself; none is fetched. */
const isPicture = (source: string) => /^data:image\/(?:png|jpeg|webp|gif);base64,/.test(source);
