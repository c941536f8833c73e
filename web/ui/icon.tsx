import type { JSX } from "solid-js";

/** Our own line icons on a 24 × 24 grid, drawn with the text's colour. */
const paths = {
  logo: "M4 6.5c3-1.4 5.6-1.4 8 .4 2.4-1.8 5-1.8 8-.4v9.6c-3-1.4-5.6-1.4-8 .4-2.4-1.8-5-1.8-8-.4zM12 6.9v9.6M12 16.5V21M8.5 21h7",
  plus: "M12 5v14M5 12h14",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.4 15.4 20 20",
  check: "m5 12.5 4.5 4.5L19 7.5",
  chart: "M5 20V11M12 20V4M19 20v-6",
  gear: "M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM12 3v2.4M12 18.6V21M3 12h2.4M18.6 12H21M5.6 5.6l1.7 1.7M16.7 16.7l1.7 1.7M5.6 18.4l1.7-1.7M16.7 7.3l1.7-1.7",
  chat: "M4.5 5.5h15v10.5h-8L7 20v-4H4.5z",
  file: "M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9 12h6M9 15.5h6",
  folder: "M3.5 6.5h6l2 2.2h9v9.8h-17z",
  send: "M12 19V5M6 11l6-6 6 6",
  stop: "M7 7h10v10H7z",
  close: "M6 6l12 12M18 6 6 18",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5",
  edit: "M5 19l.8-3.6L15.6 5.6l2.8 2.8-9.8 9.8zM13.6 7.6l2.8 2.8",
  retry: "M19 12a7 7 0 1 1-2.3-5.2M19 4v4h-4",
  lock: "M6 10.5h12v9.5H6zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.2v2.4",
  copy: "M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4",
  menu: "M4 7h16M4 12h16M4 17h16",
  left: "M14.5 5.5 8 12l6.5 6.5",
  right: "M9.5 5.5 16 12l-6.5 6.5",
  down: "M5.5 9.5 12 16l6.5-6.5",
  up: "M5.5 14.5 12 8l6.5 6.5",
  device: "M4.5 5.5h15v10h-15zM2.5 19h19",
  server: "M5 5h14v5.5H5zM5 13.5h14V19H5zM8 7.7h.1M8 16.2h.1",
  offline:
    "M4 4l16 16M8.7 12.7a5 5 0 0 1 3.3-1.2M5.5 9.5A9.6 9.6 0 0 1 9 7.4M12 6.8c2.5 0 4.8 1 6.5 2.7M14 17.5a2 2 0 1 0-3.6 1.4",
  warning: "M12 4.5 21 19.5H3zM12 10v4.5M12 17h.1",
  help: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.6 9.6c.2-1.4 1.2-2.2 2.5-2.2 1.4 0 2.4.9 2.4 2.1 0 1.8-2.4 2-2.4 3.9M12.1 16.6h.1",
  zoomIn: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.4 15.4 20 20M10.5 7.8v5.4M7.8 10.5h5.4",
  zoomOut: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.4 15.4 20 20M7.8 10.5h5.4",
  download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  upload: "M12 20V7M6.5 12 12 6.5 17.5 12M5 3.5h14",
  quote:
    "M9.5 7C6.8 8 5.5 10 5.5 13v4h5v-5H8c0-1.6.7-2.7 2.3-3.4zM18.5 7c-2.7 1-4 3-4 6v4h5v-5H17c0-1.6.7-2.7 2.3-3.4z",
  spark: "M12 4v4M12 16v4M4 12h4M16 12h4M6.5 6.5l2.7 2.7M14.8 14.8l2.7 2.7M6.5 17.5l2.7-2.7M14.8 9.2l2.7-2.7",
  sun: "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2.5v1.8M12 19.7v1.8M2.5 12h1.8M19.7 12h1.8M5.3 5.3l1.3 1.3M17.4 17.4l1.3 1.3M5.3 18.7l1.3-1.3M17.4 6.6l1.3-1.3",
  person: "M12 4.5a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5zM5 20c.6-3.6 3.4-5.5 7-5.5s6.4 1.9 7 5.5",
  persona:
    "M5 4.5c4.6 1.4 9.4 1.4 14 0v7c0 4.6-3 8-7 8.5-4-.5-7-3.9-7-8.5zM8.8 10h.1M15.1 10h.1M9 14.2c2 1.5 4 1.5 6 0",
  tag: "M4 4.5h7.5l8 8-7 7-8.5-8.5zM8 8.5h.1",
  eye: "M2.5 12C5 7.8 8.3 5.8 12 5.8s7 2 9.5 6.2c-2.5 4.2-5.8 6.2-9.5 6.2s-7-2-9.5-6.2zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  eyeOff:
    "M4 4l16 16M9.2 6.2A8.9 8.9 0 0 1 12 5.8c3.7 0 7 2 9.5 6.2a15 15 0 0 1-3 3.6M6.2 7.7A14 14 0 0 0 2.5 12c2.5 4.2 5.8 6.2 9.5 6.2 1.6 0 3.1-.4 4.5-1.1M10 10.1a2.8 2.8 0 0 0 3.9 3.9",
  puzzle: "M9.5 4.5a2 2 0 0 1 4 0v1.5H18v4.2h1.2a2.1 2.1 0 0 1 0 4.2H18V19H6v-4.6H4.8a2.1 2.1 0 0 1 0-4.2H6V6h3.5z",
  thumbUp:
    "M4 11h3.5v8.5H4zM7.5 11 11.3 4c1.5 0 2.4 1 2.1 2.6L12.8 10h5.4c1.2 0 2 1 1.7 2.2l-1.4 5.7c-.2 1-1 1.6-2 1.6H7.5",
  thumbDown:
    "M20 13h-3.5V4.5H20zM16.5 13l-3.8 7c-1.5 0-2.4-1-2.1-2.6l.6-3.4H5.8c-1.2 0-2-1-1.7-2.2l1.4-5.7c.2-1 1-1.6 2-1.6h9",
  pin: "M9 4h6l-.8 6.2 3.3 2.8v1.5h-11V13l3.3-2.8zM12 14.5V21",
  archive: "M3.5 5h17v4h-17zM5 9v10.5h14V9M10 12.5h4",
  branch: "M7 4.5v15M7 14c0-4 10-2 10-6.500M17 7.500V5M14.500 7.500 17 5l2.500 2.500",
  external: "M13 5h6v6M19 5l-8.5 8.5M17 14v5H5V7h5",
} as const;

export type IconName = keyof typeof paths;

/** Decorative: the text or the label beside it carries the meaning. */
export function Icon(props: { readonly name: IconName; readonly size?: number }): JSX.Element {
  return (
    <svg
      class="icon"
      width={props.size ?? 20}
      height={props.size ?? 20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={paths[props.name]} />
    </svg>
  );
}
