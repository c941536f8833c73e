import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/** A folder of core/ imports from those above it, and from no other. Imports of types count as well. */
const ORDER = [
  "storage",
  "http",
  "accounts",
  "engine",
  "sync",
  "work",
  "models",
  "library",
  "chat",
  "workspace",
  "plugins",
  "backup",
  "api",
];

/** Imports against the order that are still there, as `folder -> folder`. This list only gets shorter. */
const STILL_UPWARD: readonly string[] = [];

type Sources = Readonly<Record<string, string>>;

/** Every specifier that a module imports or exports from. */
const SPECIFIER = /(?:^|[\s;}])(?:from|import)\s*\(?\s*"([^"]+)"/g;

/** `from -> to` for each import of one folder of core/ from another, with the files that have it. */
function folderEdges(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const edges = new Map<string, string[]>();
  for (const [file, text] of Object.entries(sources)) {
    for (const [, specifier = ""] of text.matchAll(SPECIFIER)) {
      const target = specifier.startsWith("#core/")
        ? specifier.slice(1)
        : specifier.startsWith(".")
          ? posix.join(posix.dirname(file), specifier)
          : "";
      const [from, to] = [folderOf(file), folderOf(target)];
      if (to === undefined || from === to) continue;
      const edge = `${from} -> ${to}`;
      edges.set(edge, [...(edges.get(edge) ?? []), file]);
    }
  }
  return edges;
}

const folderOf = (path: string): string | undefined => /^core\/([^/]+)\//.exec(path)?.[1];

const upward = (edges: Iterable<string>): string[] =>
  [...edges].filter((edge) => {
    const [from = "", to = ""] = edge.split(" -> ");
    return ORDER.indexOf(to) > ORDER.indexOf(from) || !ORDER.includes(to) || !ORDER.includes(from);
  });

/** A way from a folder back to itself, or undefined. */
function findCycle(edges: Iterable<string>): readonly string[] | undefined {
  const next = Map.groupBy(
    [...edges].map((edge) => edge.split(" -> ")),
    ([from]) => from ?? "",
  );
  const done = new Set<string>();
  const visit = (folder: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const [, to = ""] of next.get(folder) ?? []) {
      const cycle = visit(to, [...way, folder]);
      if (cycle) return cycle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of next.keys()) {
    const cycle = visit(folder, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** The product's modules: tests and their helpers may use every folder, as nothing of the product imports them. */
function productSources(): Sources {
  const root = fileURLToPath(new URL(".", import.meta.url));
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const modules = names.filter((name) => name.endsWith(".ts") && !isTest(name));
  return Object.fromEntries(modules.map((name) => [`core/${name}`, readFileSync(`${root}${name}`, "utf8")]));
}

const isTest = (path: string): boolean => /\.test\.ts$|(^|\/)testing\//.test(path);

describe("the folders of core/", () => {
  const sources = productSources();
  const edges = folderEdges(sources);

  it("are those of the order", () => {
    const folders = new Set(Object.keys(sources).map((file) => folderOf(file) ?? file));
    expect([...folders].toSorted()).toEqual(ORDER.toSorted());
  });

  it("import only from those above them", () => {
    const found = upward(edges.keys()).filter((edge) => !STILL_UPWARD.includes(edge));
    expect(found.map((edge) => `${edge}: ${edges.get(edge)?.join(", ")}`)).toEqual([]);
  });

  it("still have every import of the list of exceptions", () => {
    expect(STILL_UPWARD.filter((edge) => !edges.has(edge))).toEqual([]);
  });

  it("form no cycle beyond the exceptions", () => {
    expect(findCycle([...edges.keys()].filter((edge) => !STILL_UPWARD.includes(edge)))).toBeUndefined();
  });

  it("import no helper of tests", () => {
    const found = Object.entries(sources).filter(([, text]) =>
      [...text.matchAll(SPECIFIER)].some(([, specifier = ""]) => /\/testing\/|^#contract\//.test(specifier)),
    );
    expect(found.map(([file]) => file)).toEqual([]);
  });
});

describe("an import against the order is found", () => {
  it.each(ORDER.slice(0, -1).map((folder, at) => [folder, ORDER[at + 1] ?? ""] as const))(
    "of %s from %s",
    (folder, below) => {
      const edges = folderEdges({ [`core/${folder}/a/b.ts`]: `import { c } from "#core/${below}/c.ts";` });
      expect(upward(edges.keys())).toEqual([`${folder} -> ${below}`]);
    },
  );

  it.each([
    ["by a relative path", 'import { c } from "../../api/c.ts";'],
    ["of a type", 'import type { C } from "#core/api/c.ts";'],
    ["over several lines", 'import {\n  c,\n  d,\n} from "#core/api/c.ts";'],
    ["that is passed on", 'export { c } from "#core/api/c.ts";'],
    ["at run time", 'const c = await import("#core/api/c.ts");'],
    ["for its effects", 'import "#core/api/c.ts";'],
  ])("%s", (_, text) => {
    expect(upward(folderEdges({ "core/http/a/b.ts": text }).keys())).toEqual(["http -> api"]);
  });

  it("also where the folder is in no order", () => {
    expect(upward(folderEdges({ "core/http/a.ts": 'import { c } from "../new/c.ts";' }).keys())).toEqual([
      "http -> new",
    ]);
  });

  it("and one along it is not", () => {
    expect(upward(folderEdges({ "core/api/a.ts": 'import { c } from "../http/c.ts";' }).keys())).toEqual([]);
  });

  it("and a cycle is shown as a way back to where it begins", () => {
    expect(findCycle(["a -> b", "b -> c", "c -> b"])).toEqual(["b", "c", "b"]);
    expect(findCycle(["a -> b", "a -> c", "b -> c"])).toBeUndefined();
  });
});
