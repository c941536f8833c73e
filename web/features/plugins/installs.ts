import { createSignal } from "solid-js";
import { RequestFailed } from "#core/http/request-failed.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { InstallStarted } from "#core/plugins/registry/answers.ts";

/** An install or update that was begun here, to be followed to its end. */
export interface Begun {
  readonly jobId: string;
  /** The plugin's name; the address while that is not known. */
  readonly what: string;
  /** The version there was; undefined for a plugin that is new. */
  readonly before?: string;
}

/** What is being installed from this page, and why something could not be. */
export function createInstalls() {
  const { client } = useApp();
  const [begun, setBegun] = createSignal<readonly Begun[]>([]);
  const [problems, setProblems] = createSignal<readonly string[]>([]);
  const [isBusy, setBusy] = createSignal(false);

  return {
    begun,
    /** Everything that is wrong with what was asked for last. */
    problems,
    clearProblems: () => setProblems([]),
    setProblems,
    isBusy,
    forget: (jobId: string) => setBegun((known) => known.filter((one) => one.jobId !== jobId)),
    /** False when it was refused; the reasons are in `problems`. */
    async begin(what: string, ask: () => Promise<InstallStarted>, before?: string): Promise<boolean> {
      setBusy(true);
      setProblems([]);
      try {
        const { job_id } = await ask();
        const entry = { jobId: job_id, what, ...(before && { before }) };
        setBegun((known) => [entry, ...known.filter(({ jobId }) => jobId !== job_id)]);
        return true;
      } catch (error) {
        setProblems(problemsOf(error));
        return false;
      } finally {
        setBusy(false);
        for (const queryKey of [keys.plugins, keys.openJobs]) void client.invalidateQueries({ queryKey });
      }
    },
  };
}

export type Installs = ReturnType<typeof createInstalls>;

/** One line for each thing that is wrong, with its place where the service names one. */
export function problemsOf(error: unknown): readonly string[] {
  if (error instanceof RequestFailed && error.problems.length > 0)
    return error.problems.map(({ field, message }) =>
      field ? `${field.replace(/^file\.?/, "")} ${message}`.trim() : message,
    );
  return (error instanceof Error ? error.message : "The installation could not be started. Try again.").split("\n");
}
