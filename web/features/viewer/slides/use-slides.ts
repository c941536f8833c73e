import { createResource, type Accessor } from "solid-js";
import type { DocumentType } from "#core/engine/formats.ts";
import { fileAddress } from "../file-address.ts";
import type { Slides } from "./slide.ts";

interface SlidesOf {
  readonly documentId: string;
  readonly version: number | undefined;
  readonly type: DocumentType | undefined;
}

/** Of the presentations whose slides are drawn. */
const READERS: Partial<Readonly<Record<DocumentType, () => Promise<(bytes: Uint8Array) => Promise<Slides>>>>> = {
  pptx: async () => (await import("./read-slides.ts")).readSlides,
  odp: async () => (await import("./read-open-slides.ts")).readOpenSlides,
  ppt: async () => (await import("./read-old-slides.ts")).readOldSlides,
};

export const hasSlides = (type: DocumentType | undefined): boolean => type !== undefined && READERS[type] !== undefined;

/**
 * The slides of a presentation. Undefined where they cannot be drawn, as in a file with a password: its text is shown
 * then, as that of any document.
 */
export function useSlides(props: SlidesOf): {
  readonly isLoading: Accessor<boolean>;
  readonly slides: Accessor<Slides | undefined>;
} {
  const [slides] = createResource(
    () => {
      const read = props.type && READERS[props.type];
      return read && ([fileAddress(props.documentId, props.version), read] as const);
    },
    async ([address, read]) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`The file was answered ${answer.status}.`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return (await read())(bytes);
    },
  );
  return {
    isLoading: () => slides.state === "pending" || slides.state === "refreshing",
    slides: () => (slides.state === "ready" ? slides() : undefined),
  };
}
