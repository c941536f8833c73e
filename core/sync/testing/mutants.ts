import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import type { simulate } from "./simulation.ts";

const SYNC = fileURLToPath(new URL("..", import.meta.url));
/** Within the repository, so that the copies find its packages. */
const CACHE = fileURLToPath(new URL("../../../.cache/", import.meta.url));

/** A change of one source file of core/sync: the text, which is there exactly once, and what takes its place. */
type Patch = readonly [file: string, text: string, instead: string];

/** For each rule of SPEC.md the sources without it. */
export const MUTANTS = {
  /** R17: the last page's cursor is the head read with it, not its last row. */
  lastPage: [
    ["server/server-pull.ts", "&& last < before.seq", ""],
    ["server/server-pull.ts", "next: more ? last : before.seq", "next: last"],
  ],
  /** R18: a cursor below the floor is refused. */
  floor: [
    ["server/server-pull.ts", "full === undefined && since > 0", "false && since > 0"],
    ["server/apply-push.ts", "push.since > 0 && push.since < before.floor", "false"],
  ],
  /** R19: a full pull begins again when the floor passes its first head. */
  fullFloor: [["server/server-pull.ts", "full !== undefined && head.floor > full", "false"]],
  /** R22: edits made while a batch is under way stay dirty. */
  separateFlight: [
    [
      "device/outbox.ts",
      "let sent: ReadonlyMap<string, ReadRow> | undefined;",
      "if (fence > 0) return; let sent: any;",
    ],
    [
      "device/outbox.ts",
      "rows: ({ unknown, rejected }) => [",
      "rows: ({ unknown, rejected, sent }: any) => [...sent, ",
    ],
    [
      "device/outbox.ts",
      "run(ledger, draft, { fence, n, since, unknown, rejected, at }) {",
      "run(ledger, draft, { fence, n, since, unknown, rejected, at, sent }: any) { for (const [table, id] of sent) rebook(ledger, table, id, undefined);",
    ],
    [
      "device/cycle.ts",
      "await rows.acked(fence, { ...reply,",
      "await rows.acked(fence, { ...reply, sent: JSON.parse(flight.ops).map((op: any) => [op[0], op[1]]),",
    ],
  ],
  /** R23: a batch is applied once. */
  replay: [
    ["server/apply-push.ts", "if (push.n === device.n && push.hash === device.hash) return;", ""],
    ["server/apply-push.ts", 'if (push.n === device.n) throw new SyncRefused("device_forked");', ""],
    ["server/apply-push.ts", 'if (push.n !== device.n + 1) throw new SyncRefused("gap");', ""],
  ],
  /** R24: the cursor is moved past one's own batch only when nothing else was there. */
  forwardOnlyIfSeen: [["server/apply-push.ts", "ff: alone ? 1 : 0", "ff: 1"]],
  /** R25: an edit of an unknown row makes no row. */
  knownRowsOnly: [["server/apply-push.ts", '!here && incoming.born === ""', "false"]],
  /** R4: equal stamps are told apart by their values. */
  ties: [
    ["merge/row-state.ts", 'ties: Ties = "by value"', 'given?: Ties, ties: Ties = given === "theirs" ? given : "own"'],
  ],
  /** R5: an edit leaves a deleted row deleted. */
  deletedStays: [
    ["merge/row-state.ts", "alive: here.alive }),", "alive: here.alive }), ...(won.length > 0 && { alive: true }),"],
  ],
  /** R8: the value that loses is kept. */
  losersKept: [["merge/losers.ts", 'if (lost === "" || lost === START', 'if (lost !== "" || lost === START']],
  /** R11: what comes in moves the clock. */
  clockSees: [["merge/head-clock.ts", "const next = see(head(), seen);", "const next = head(); void see; void seen;"]],
  /** R12: what is stamped anew keeps its order. */
  inOrder: [
    ["device/outbox-repair.ts", "of names) {\n      const dirty", "of names.toReversed()) {\n      const dirty"],
  ],
  /** R20: a page and the cursor behind it are one write. */
  pageAtOnce: [
    [
      "device/client-store.ts",
      "const opened = {",
      "await store.write([operation(applyPage, owner, { ...page, rows: [] })]); const opened = {",
    ],
  ],
  /** R33: a cycle that was overtaken writes nothing. */
  fence: [["device/link.ts", "link.fence !== fence", "fence < 0"]],
  /** R39: what a server lost that was set back is sent again. */
  heal: [["device/repair.ts", "everything(cycle, true)", "everything(cycle, false)"]],
  /** R40: sums over all rows are compared. */
  digest: [
    ["device/cycle.ts", "if (digest[0] === theirs[0] && digest[1] === theirs[1]) return;", "if (theirs) return;"],
  ],
  /** R43: fields of a newer program are kept. */
  strangers: [["merge/ledger.ts", "if (unknown) row.unknown", "if (unknown === null) row.unknown"]],
} satisfies Readonly<Record<string, readonly Patch[]>>;

export type Rule = keyof typeof MUTANTS;

/** The simulation over a patched copy of the sources. Throws where a patch does not fit any more. */
export async function simulationOf(patches: readonly Patch[]): Promise<typeof simulate> {
  const left = new Set(patches);
  const patched: Plugin = {
    name: "patched",
    setup({ onLoad }) {
      onLoad({ filter: /core\/sync\/.*\.ts$/ }, async ({ path }) => {
        let contents = await readFile(path, "utf8");
        for (const patch of patches) {
          const [file, text, instead] = patch;
          if (file !== relative(SYNC, path)) continue;
          if (contents.split(text).length !== 2) throw new Error(`${file} does not hold once: ${text}`);
          contents = contents.replace(text, () => instead);
          left.delete(patch);
        }
        return { contents, loader: "ts" };
      });
    },
  };
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, "mutant-"));
  const outfile = join(folder, "simulation.mjs");
  try {
    await build({
      entryPoints: [join(SYNC, "testing/simulation.ts")],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      packages: "external",
      plugins: [patched],
    });
    if (left.size > 0) throw new Error(`No such file: ${[...left].map(([file]) => file).join(", ")}`);
    const made = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as {
      readonly simulate: typeof simulate;
    };
    return made.simulate;
  } finally {
    await rm(folder, { recursive: true });
  }
}
