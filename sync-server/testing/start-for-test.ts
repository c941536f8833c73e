import { onTestFinished } from "vitest";
import { startProcess, type ServerProcess } from "./start-process.ts";

/** A server of the running test's own, ended at once when the test is. */
export function startForTest(...given: Parameters<typeof startProcess>): ServerProcess {
  const server = startProcess(...given);
  onTestFinished(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
  });
  return server;
}
