import { createSignal } from "solid-js";

/** Whether the dialog that takes in libraries is open. The app has it, since the first screen goes with the first document. */
export interface LibraryImport {
  readonly isOpen: () => boolean;
  open(): void;
  close(): void;
}

export function createLibraryImport(): LibraryImport {
  const [isOpen, setOpen] = createSignal(false);
  return { isOpen, open: () => void setOpen(true), close: () => void setOpen(false) };
}
