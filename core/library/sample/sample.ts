import { BEES, LAMP, VISITORS } from "./texts.ts";

export interface Sample {
  readonly collection: { readonly name: string; readonly description: string; readonly color: string };
  /** The extension of the name decides how a document is read. */
  readonly documents: readonly { readonly name: string; readonly type: string; readonly text: string }[];
}

/**
 * A pretend handbook to try things on, offered on the first screen; the page posts it through the ordinary endpoints.
 * Our own text, given to the public domain (CC0 1.0).
 */
export const SAMPLE: Sample = {
  collection: {
    name: "Sample: Skerry lighthouse",
    description: "A made-up handbook to try Lectern on. Delete it whenever you like.",
    color: "#0F766E",
  },
  documents: [
    { name: "Lamp and signals.md", type: "text/markdown", text: LAMP },
    { name: "Bees of the island.md", type: "text/markdown", text: BEES },
    { name: "Visitors.html", type: "text/html", text: VISITORS },
  ],
};
