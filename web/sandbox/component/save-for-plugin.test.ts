import { afterEach, expect, test, vi } from "vitest";
import { saveForPlugin } from "./save-for-plugin.ts";

const file = { kind: "save", name: "a.csv", type: "text/csv", bytes: new ArrayBuffer(1) } as const;
afterEach(() => void vi.unstubAllGlobals());

test.each([
  [true, [], "Saving a file takes the permission file.access."],
  [false, ["file.access"], "A file is saved only after a click or a key in the module."],
])("no file is saved where the person acted: %s, with the permissions %j", (isActive, permissions, reason) => {
  // Automation counts as acting, so that no journey can leave it out.
  vi.stubGlobal("navigator", { userActivation: { isActive } });
  const failed = vi.fn();
  const made = vi.spyOn(URL, "createObjectURL");
  saveForPlugin(file, permissions, failed);
  expect(failed.mock.calls).toEqual([[reason]]);
  expect(made).not.toHaveBeenCalled();
});
