// `npm start`: installs what is missing, builds the page when it changed, and runs the server.
// Plain JavaScript without dependencies: it is the one file that runs before anything is installed, on Node 20.
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { forwardSignals, run, SetupError, startLog } from "./setup/run.mjs";
import { ensureShippedModel } from "./setup/shipped-model.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const say = (line) => console.log(line);

forwardSignals();
startLog(root);
try {
  await ensureInstalled(root, say);
  const node = await findNode(root, say);
  await ensureShippedModel(root, node, say);
  await ensureBuilt(root, node, say);
  // The channel tells the server when we are gone, however we went; nothing is sent over it.
  const stdio = ["inherit", "inherit", "inherit", "ipc"];
  process.exitCode = await run(node, ["--disable-warning=ExperimentalWarning", "sync-server/main.ts"], {
    cwd: root,
    stdio,
  });
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
