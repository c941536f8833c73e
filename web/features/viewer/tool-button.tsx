import { splitProps, type JSX } from "solid-js";

/** Icons that only the viewer has; they load with it and not with the first screen. */
const paths = {
  twoPages: "M4 5h7v14H4zM13 5h7v14h-7z",
  contents: "M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500h.1M4.500 12h.1M4.500 17.500h.1",
  pen: "M4 20h7M6.500 16.500l-.5-3.500L14 5l4.500 4.500-8 8zM12 7l4.500 4.500",
  turn: "M18.500 11a6.500 6.500 0 1 0-2 5.500M18.500 5.500V11H13",
  fit: "M4 5v14M20 5v14M7.500 12h9M10 9l-3 3 3 3M14 9l3 3-3 3",
} as const;

interface ToolButtonProps extends JSX.ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tool: keyof typeof paths;
  /** What it does; also its tooltip. */
  readonly label: string;
}

/** A button of the viewer's bar. */
export function ToolButton(props: ToolButtonProps): JSX.Element {
  const [own, rest] = splitProps(props, ["tool", "label"]);
  return (
    <button type="button" title={own.label} aria-label={own.label} {...rest} class="icon-button">
      <svg
        class="icon"
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linecap="round"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        <path d={paths[own.tool]} />
      </svg>
    </button>
  );
}
