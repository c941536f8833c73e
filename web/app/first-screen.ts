import { createEffect } from "solid-js";
import { useDocuments } from "./queries.ts";
import { loaded } from "../ui/states.tsx";
import "./first-screen.css";

/** Local storage: set while this browser's library has documents. The script in `core/http/first-script.ts` reads it. */
const KEPT = "has-documents";

/** Whether there were documents when they were last counted; what a start shows before they are. */
export const hadDocuments = (): boolean => localStorage.getItem(KEPT) !== null;

export function rememberDocuments(): void {
  const documents = useDocuments();
  createEffect(() => {
    const count = loaded(documents)?.length;
    if (count === 0) localStorage.removeItem(KEPT);
    else if (count !== undefined) localStorage.setItem(KEPT, "1");
  });
}

/** Takes away the first screen that came with the HTML, from over what the app has rendered. */
export function showApp(): void {
  for (const id of ["first", "opening"]) document.getElementById(id)?.remove();
}
