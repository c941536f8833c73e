import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** One script of this source and of all that it imports; its imports begin at the root of the repository. */
export async function bundle(source: string, format: "es" | "iife" = "es"): Promise<string> {
  const entry = "\0bench-entry.ts";
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [
      {
        name: "bench-entry",
        resolveId: (id) =>
          id === entry ? id : id.startsWith("/") && !id.startsWith(root) ? `${root}${id.slice(1)}` : null,
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      target: "es2022",
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, output: { format, codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  return output && "output" in output ? output.output[0].code : "";
}
