import { expect, it, vi } from "vitest";
import type { SettingInstance } from "#core/workspace/settings/setting.ts";
import { applyChanged } from "./follow-settings.ts";

const instance = (definition_id: string, value: unknown, fields: Partial<SettingInstance> = {}) =>
  ({ definition_id, value, scope: "user", page_id: null, ...fields }) as SettingInstance;

it("settings that another device changed take effect, and one that stayed as it was undoes nothing", () => {
  const preferences = { setTheme: vi.fn(), setSingleKeys: vi.fn() };
  const dark = instance("lectern.theme", "dark");
  const ofPage = instance("lectern.theme", "light", { scope: "page", page_id: "p" });
  const noKeys = instance("lectern.single_key_shortcuts", false);
  applyChanged(preferences as never, [dark, ofPage], []);
  applyChanged(preferences as never, [dark, noKeys], [dark, ofPage]);
  expect(preferences.setTheme.mock.calls).toEqual([["dark"]]);
  expect(preferences.setSingleKeys.mock.calls).toEqual([[false]]);
});
