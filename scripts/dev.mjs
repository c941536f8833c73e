// `npm run dev`: Vite with the page, and beside it the sync server, started again when its code changes.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { forwardSignals, run, SetupError } from "./setup/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const say = (line) => console.log(line);

forwardSignals();
try {
  await ensureInstalled(root, say);
  const node = await findNode(root, say);
  const port = process.env.PORT ?? "8000";
  const page = "localhost:5173 127.0.0.1:5173";
  const server = run(node, ["--disable-warning=ExperimentalWarning", "--watch", "--watch-preserve-output", "sync-server/main.ts"], {
    cwd: root,
    env: { ...process.env, PORT: port, ALLOWED_HOSTS: `${process.env.ALLOWED_HOSTS ?? ""} ${page}`.trim() },
  });
  const vite = run(node, [join("node_modules", "vite", "bin", "vite.js"), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, LECTERN_SERVER: `http://127.0.0.1:${port}` },
  });
  process.exitCode = await Promise.race([server, vite]);
  process.kill(process.pid, "SIGTERM");
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
