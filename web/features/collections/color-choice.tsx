import { For, type JSX } from "solid-js";
import "./collections.css";

export const COLORS = [
  { name: "Blue", value: "#3B82F6" },
  { name: "Teal", value: "#0F9488" },
  { name: "Green", value: "#4D9A3A" },
  { name: "Amber", value: "#D98A0B" },
  { name: "Red", value: "#D0483E" },
  { name: "Pink", value: "#C9518F" },
  { name: "Violet", value: "#7C5CD6" },
  { name: "Gray", value: "#6B7280" },
] as const;

export function ColorChoice(props: {
  readonly value: string;
  readonly onChange: (color: string) => void;
}): JSX.Element {
  return (
    <fieldset class="color-choice row">
      <legend>Color</legend>
      <For each={COLORS}>
        {(color) => (
          <label title={color.name}>
            <input
              type="radio"
              name="color"
              value={color.value}
              checked={props.value.toUpperCase() === color.value.toUpperCase()}
              onChange={() => props.onChange(color.value)}
            />
            <span class="color-dot" style={{ background: color.value }} />
            <span class="hidden-visually">{color.name}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
