import { createEffect, on } from "solid-js";
import type { SettingInstance } from "#core/workspace/settings/setting.ts";
import type { Preferences } from "../../app/preferences.ts";
import { applyHere } from "./apply-here.ts";

/** Settings that the page itself obeys take effect when another device has changed them, or a script. */
export function followSettings(preferences: Preferences, instances: () => readonly SettingInstance[]): void {
  // Copies, as the list of a query may change in place.
  const copied = () => instances().map((instance) => ({ ...instance }));
  createEffect(on(copied, (now, before) => applyChanged(preferences, now, before ?? [])));
}

const PLACE = { scope: "user", page_id: null } as const;

/** What was the same before is not applied again: a person may just have chosen something else, which is being stored. */
export function applyChanged(
  preferences: Preferences,
  now: readonly SettingInstance[],
  before: readonly SettingInstance[],
): void {
  for (const { definition_id, scope, page_id, value } of now) {
    if (scope !== PLACE.scope || page_id !== PLACE.page_id) continue;
    const same = before.find(
      (each) => each.definition_id === definition_id && each.scope === scope && each.page_id === page_id,
    );
    if (same?.value !== value) applyHere(preferences, definition_id, PLACE, value);
  }
}
