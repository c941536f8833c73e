import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { kebabCase } from "./plugin-folder.ts";
import { ToolError } from "./tool-error.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Makes the folder of a plugin that works as it is. Throws `ToolError` where there is something already. */
export async function newPlugin(given: string, { react }: { readonly react: boolean }): Promise<string> {
  const path = resolve(given);
  const name = basename(path);
  const slug = pascalCase(name);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(slug))
    throw new ToolError(`“${name}” gives no name for a plugin. Begin with a letter, such as reading-timer.`);
  if (existsSync(path) && readdirSync(path).length > 0)
    throw new ToolError(`${path} is there already and is not empty. Give another name.`);
  const template = fileURLToPath(new URL(`templates/${react ? "react" : "plain"}/`, import.meta.url));
  for (const file of filesOf(template)) {
    const text = await readFile(join(template, file), "utf8");
    const target = join(path, named(file, slug));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, named(text, slug));
  }
  await writeFile(join(path, "tsconfig.json"), tsconfig(path));
  await writeFile(join(path, ".gitignore"), "node_modules/\n*.zip\n");
  return path;
}

/** The names of the template in each spelling. */
function named(text: string, slug: string): string {
  const kebab = kebabCase(slug);
  const words = kebab.replaceAll("-", " ");
  const shown = words.charAt(0).toUpperCase() + words.slice(1);
  return text
    .replaceAll(/MyPlugin|MyModule/g, slug)
    .replaceAll(/my-plugin|my-module/g, kebab)
    .replaceAll(/My plugin|My module/g, shown);
}

const pascalCase = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** Types come from this copy of Lectern, so that they are those of the version that runs the plugin. */
function tsconfig(path: string): string {
  const lectern = relative(path, ROOT).split(sep).join("/") || ".";
  const config = {
    extends: `${lectern}/tsconfig.base.json`,
    compilerOptions: {
      lib: ["ES2024", "DOM", "DOM.Iterable"],
      jsx: "react",
      paths: {
        lectern: [`${lectern}/scripts/plugin/host.ts`],
        "lectern/testing": [`${lectern}/scripts/plugin/testing.ts`],
      },
    },
    include: ["src", `${lectern}/scripts/plugin/*.d.ts`],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
