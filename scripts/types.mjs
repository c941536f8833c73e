// Type-checks every part of the tree against the library set it runs with.
import { spawn } from "node:child_process";

const projects = [
  "core/tsconfig.json",
  "core/tsconfig.worker.json",
  "core/tsconfig.node.json",
  "web/tsconfig.json",
  "web/tsconfig.worker.json",
  "sync-server/tsconfig.json",
  "tsconfig.tools.json",
];

let failed = 0;
for (const project of projects) {
  const code = await new Promise((resolve) => {
    spawn("tsc", ["--noEmit", "--project", project], { stdio: "inherit", shell: process.platform === "win32" }).on("close", resolve);
  });
  if (code !== 0) failed++;
}
process.exitCode = failed ? 1 : 0;
