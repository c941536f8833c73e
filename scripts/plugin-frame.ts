// Writes core/plugins/frame/frame-code.ts and component-code.ts, the scripts that plugins run under, from web/sandbox:
// `node scripts/plugin-frame.ts`. They are made beforehand since the page's policy names the frame's script by its hash,
// and the sync server, which sends that policy, builds nothing.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { format } from "oxfmt";

const ROOT = new URL("../", import.meta.url);
export const FRAME_CODE = new URL("core/plugins/frame/frame-code.ts", ROOT);
export const COMPONENT_CODE = new URL("core/plugins/frame/component-code.ts", ROOT);

export async function frameCode(): Promise<string> {
  const [frame, worker, style] = await Promise.all([
    script("web/sandbox/frame/main.ts"),
    script("web/sandbox/worker/start.ts"),
    minified("web/sandbox/frame/frame.css"),
  ]);
  const hash = createHash("sha256").update(frame).digest("base64");
  const text = `// Generated from web/sandbox by \`node scripts/plugin-frame.ts\`; do not edit.

/** The one script of the document that a plugin's module is shown in. */
export const FRAME_SCRIPT = ${JSON.stringify(frame)};

/** What a policy allows that script by. */
export const FRAME_SCRIPT_HASH = "sha256-${hash}";

/** Its one style sheet. */
export const FRAME_STYLE = ${JSON.stringify(style)};

/** What a worker runs before a plugin's bundle. */
export const WORKER_SCRIPT = ${JSON.stringify(worker)};
`;
  return (await format("frame-code.ts", text, { printWidth: 120 })).code;
}

export async function componentCode(): Promise<string> {
  const [code, style] = await Promise.all([
    script("web/sandbox/component/document/main.ts"),
    minified("web/sandbox/component/document/component.css"),
  ]);
  const text = `// Generated from web/sandbox by \`node scripts/plugin-frame.ts\`; do not edit.

/** The first script of the sealed document that a component module is shown in. */
export const COMPONENT_SCRIPT = ${JSON.stringify(code)};

/** Its first style sheet. */
export const COMPONENT_STYLE = ${JSON.stringify(style)};
`;
  return (await format("component-code.ts", text, { printWidth: 120 })).code;
}

async function script(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(path, ROOT))],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    minify: true,
    charset: "ascii",
  });
  return (outputFiles[0]?.text ?? "").trim();
}

async function minified(path: string): Promise<string> {
  const file = fileURLToPath(new URL(path, ROOT));
  const { outputFiles } = await build({
    stdin: { contents: await readFile(file, "utf8"), loader: "css" },
    write: false,
    minify: true,
  });
  return (outputFiles[0]?.text ?? "").trim();
}

if (import.meta.main) {
  await writeFile(FRAME_CODE, await frameCode());
  await writeFile(COMPONENT_CODE, await componentCode());
}
