import { startingPersona } from "./personas/personas.ts";
import type { Operation } from "./storage/store.ts";

/** What a new user starts with, written together with the user. */
export function startingPoint(user: string, now: string): readonly Operation[] {
  return [...startingPersona(user, now)];
}
