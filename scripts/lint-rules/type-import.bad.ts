// as core/example.ts
// expect: consistent-type-imports
import { Clock } from "./context.ts";
export const example = (clock: Clock): number => clock.now();
