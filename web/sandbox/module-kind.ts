/** How a module is run: its code in a worker, or in a document of its own. */
export type ModuleKind = "view" | "component";

/** What only code that has a document does; webpack's loader of further files is one. */
const OF_DOCUMENTS =
  /document\.(createElement|currentScript|getElementsByTagName|querySelector|body)|webpackChunk|createRoot/;

/**
 * A guess from the text of a bundle, so that neither kind is started twice. Where it is wrong, the module says so when it
 * has been run: a view in a document, or no view in a worker.
 */
export const guessKind = (code: string): ModuleKind => (OF_DOCUMENTS.test(code) ? "component" : "view");
