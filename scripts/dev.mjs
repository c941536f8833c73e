// `npm run dev`: Vite with the page, and beside it the sync server, started again when its code changes.
import { watch } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { forwardSignals, isStopping, run, SetupError } from "./setup/run.mjs";
import { ensureShippedModel } from "./setup/shipped-model.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const say = (line) => console.log(line);

forwardSignals();
try {
  await ensureInstalled(root, say);
  const node = await findNode(root, say);
  await ensureShippedModel(root, node, say);
  const port = process.env.PORT ?? "8000";
  // Fixed, for the server refuses pages of other ports: any web site could be behind them.
  const pagePort = portOption(process.argv) ?? "5173";
  const page = `localhost:${pagePort} 127.0.0.1:${pagePort}`;
  const server = serve(node, {
    ...process.env,
    PORT: port,
    ALLOWED_HOSTS: `${process.env.ALLOWED_HOSTS ?? ""} ${page}`.trim(),
  });
  const vite = run(
    node,
    [join("node_modules", "vite", "bin", "vite.js"), ...process.argv.slice(2), "--port", pagePort, "--strictPort"],
    {
      cwd: root,
      env: { ...process.env, LECTERN_SERVER: `http://127.0.0.1:${port}` },
    },
  );
  const code = await Promise.race([server, vite]);
  if (!isStopping()) process.kill(process.pid, "SIGTERM");
  await Promise.all([server, vite]);
  // Watching folders would keep the process.
  process.exit(code);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Runs the server, again after each change. Not by `node --watch`: that sends messages of its own between our threads. */
async function serve(node, env) {
  let child;
  let changed = withResolvers();
  for (const folder of ["core", "sync-server"]) {
    watch(join(root, folder), { recursive: true }, (_, name) => {
      if (!name?.endsWith(".ts") || name.endsWith(".test.ts")) return;
      changed.resolve();
      child?.kill("SIGTERM");
    });
  }
  while (!isStopping()) {
    changed = withResolvers();
    await run(node, ["--disable-warning=ExperimentalWarning", "sync-server/main.ts"], {
      cwd: root,
      env,
      onSpawn: (started) => (child = started),
    });
    if (isStopping()) return 0;
    // A server that could not start waits for the next change.
    await changed.promise;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return 0;
}

/** What `npm run dev -- --port 3000` says. */
function portOption(args) {
  const at = args.findIndex((arg) => arg === "--port" || arg.startsWith("--port="));
  return at < 0 ? undefined : (args[at].split("=")[1] ?? args[at + 1]);
}

/** Node 20 has no Promise.withResolvers. */
function withResolvers() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}
