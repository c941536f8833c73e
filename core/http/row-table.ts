import { z } from "zod";
import type { RowTable } from "./client.ts";
import type { MountedRoute } from "./route.ts";

/** Names of rows with their methods and paths, for `createClient`. */
export const tableOf = (rows: readonly MountedRoute<never>[]): RowTable =>
  Object.fromEntries(rows.map(({ name, method, fullPath }) => [name, `${method} ${fullPath}`]));

/** Throws where an answer is not what its row declares, for development and tests. */
export function answerCheck(rows: readonly MountedRoute<never>[]): (name: string, answer: unknown) => void {
  const outputs = new Map(rows.map(({ name, output }) => [name, output]));
  return (name, answer) => {
    const output = outputs.get(name);
    const problem = output && z.safeParse(output, answer).error;
    if (problem) throw new Error(`The answer of ${name} is not as declared: ${problem.message}`);
  };
}
