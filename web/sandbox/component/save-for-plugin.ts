import { saveFile } from "../../ui/save-file.ts";
import type { FileToSave } from "./messages.ts";

/** Saves a file of a plugin that may do so. A click in a frame counts as one in the page around it, for some seconds. */
export function saveForPlugin(
  { name, type, bytes }: FileToSave,
  permissions: readonly string[],
  failed: (error: unknown) => void,
): void {
  if (!permissions.includes("file.access")) failed("Saving a file takes the permission file.access.");
  else if (!navigator.userActivation.isActive) failed("A file is saved only after a click or a key in the module.");
  else saveFile(name || "file", new Blob([bytes], { type }));
}
