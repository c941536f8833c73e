import { startingComponents } from "./components/components.ts";
import { startingNavigation } from "./navigation/starting-navigation.ts";
import { startingPersona } from "./personas/personas.ts";
import { startingSettings } from "./settings/starting-settings.ts";
import type { Operation } from "./storage/store.ts";

/** What a new user starts with, written together with the user. */
export function startingPoint(user: string, now: string): readonly Operation[] {
  return [startingNavigation, startingComponents, startingSettings, startingPersona].flatMap((part) => part(user, now));
}
