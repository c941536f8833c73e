import { createResource, type Accessor } from "solid-js";
import { fileAddress } from "../file-address.ts";
import type { Slides } from "./slide.ts";

interface SlidesOf {
  readonly documentId: string;
  readonly version: number | undefined;
  /** Whether the document is a presentation whose slides can be drawn. */
  readonly isSlides: boolean;
}

/**
 * The slides of a presentation. Undefined where they cannot be drawn, as in a file with a password: its text is shown
 * then, as that of any document.
 */
export function useSlides(props: SlidesOf): {
  readonly isLoading: Accessor<boolean>;
  readonly slides: Accessor<Slides | undefined>;
} {
  const [slides] = createResource(
    () => props.isSlides && fileAddress(props.documentId, props.version),
    async (address) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`The file was answered ${answer.status}.`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const { readSlides } = await import("./read-slides.ts");
      return readSlides(bytes);
    },
  );
  return {
    isLoading: () => slides.state === "pending" || slides.state === "refreshing",
    slides: () => (slides.state === "ready" ? slides() : undefined),
  };
}
