import { For, type JSX } from "solid-js";
import { HIGHLIGHT_COLORS, type HighlightColor } from "./colors.ts";

interface ColorDotsProps {
  /** "Highlight in": read before the name of each color. */
  readonly verb: string;
  readonly chosen?: HighlightColor | undefined;
  readonly onChoose: (color: HighlightColor) => void;
}

/** A button for each color. */
export function ColorDots(props: ColorDotsProps): JSX.Element {
  return (
    <For each={HIGHLIGHT_COLORS}>
      {(color) => (
        <button
          type="button"
          class="highlight-dot"
          data-color={color}
          aria-label={`${props.verb} ${color}`}
          title={`${props.verb} ${color}`}
          aria-pressed={props.chosen === undefined ? undefined : props.chosen === color}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.onChoose(color)}
        />
      )}
    </For>
  );
}
