// `npm run plugin -- new|dev|check|test|pack`: makes and tries plugins. Finds a Node that runs TypeScript, then hands over.
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./setup/browser.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { forwardSignals, run, SetupError } from "./setup/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const say = (line) => console.error(line);
const [command] = process.argv.slice(2);

forwardSignals();
try {
  process.chdir(root);
  await ensureInstalled(root, say);
  const node = await findNode(root, say);
  const needsBrowser = ["dev", "check", "test"].includes(command ?? "");
  const env = { ...process.env, ...(needsBrowser && (await ensureBrowser(node, say))) };
  const args = ["--disable-warning=ExperimentalWarning", "scripts/plugin/main.ts", ...process.argv.slice(2)];
  process.exitCode = await run(node, args, { cwd: root, env });
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
