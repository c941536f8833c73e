import { createMemo, For, type JSX } from "solid-js";

interface HighlightedProps {
  readonly text: string;
  /** Words to set in bold, as they are written in the text. */
  readonly words: readonly string[];
}

export function Highlighted(props: HighlightedProps): JSX.Element {
  const pieces = createMemo(() => {
    const words = props.words.filter((word) => word.trim()).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    if (words.length === 0) return [props.text];
    words.sort((a, b) => b.length - a.length);
    return props.text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})(?![\\p{L}\\p{N}])`, "giu"));
  });
  return <For each={pieces()}>{(piece, index) => (index() % 2 === 1 ? <strong>{piece}</strong> : piece)}</For>;
}
