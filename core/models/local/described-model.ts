import { z } from "zod";
import { MODELS } from "./catalogue.ts";
import { contextFor } from "./context-size.ts";
import { isHere, type InstalledModelRow } from "./installed-model.ts";
import { needsInWords, obstaclesOf, type MachineFacts } from "./machine.ts";
import type { CatalogueModel } from "./model.ts";

export const BUILT_IN = "built-in";

export const Model = z.object({
  id: z.string(),
  kind: z.enum(["embedder", "generator", "reranker", "recogniser"]).meta({
    description:
      "embedder: tells how alike texts are; generator: writes answers; reranker: orders what was found; recogniser: reads a further language on scanned pages",
  }),
  name: z.string(),
  licence: z.string(),
  languages: z.string(),
  dimensions: z.number().int().meta({ description: "Of an embedder's vectors, else 0" }),
  context_tokens: z.number().int().nullable().meta({ description: "Of a generator: prompt and answer together" }),
  needs: z.string().nullable().meta({ description: "What it takes to run, in words" }),
  obstacles: z.array(z.string()).meta({ description: "Why this machine cannot run it, in words; empty where it can" }),
  status: z.enum(["built-in", "not-installed", "downloading", "paused", "installed", "failed"]),
  active: z
    .boolean()
    .meta({ description: "In use: of each kind at most one is, but of recognisers all that are installed" }),
  crashed: z.boolean().meta({ description: "Loading it took this machine's browser or server down" }),
  smaller: z.string().nullable().meta({ description: "After a crash: the model to try instead" }),
  recommended: z.string().nullable().meta({
    description: "Why this is the language model, or the embedder, to take on this machine; null for all others",
  }),
  bytes: z.number().int().meta({ description: "Size of the download; about, until its source was asked" }),
  received: z.number().int().meta({ description: "Bytes that are on this machine" }),
  source: z.string().nullable().meta({ description: "Where its files came from, in words" }),
  by_itself: z.boolean().meta({ description: "It came with Lectern, and no person has asked for it" }),
  error: z.string().nullable(),
});
export type Model = z.infer<typeof Model>;

export function builtIn(active: boolean): Model {
  return {
    id: BUILT_IN,
    kind: "embedder",
    name: "Built-in",
    licence: "Apache-2.0",
    languages: "every language, by its words",
    dimensions: 0,
    context_tokens: null,
    needs: null,
    obstacles: [],
    status: "built-in",
    active,
    crashed: false,
    smaller: null,
    recommended: null,
    bytes: 0,
    received: 0,
    source: null,
    by_itself: false,
    error: null,
  };
}

/** A model of the catalogue with its state on this machine; a machine that is not known is no obstacle. */
export function describeModel(
  model: CatalogueModel,
  given: InstalledModelRow | undefined,
  machine: MachineFacts | null,
): Model {
  const row = isHere(given) ? given : undefined;
  const { id, kind, name, licence, languages } = model;
  const files = row?.files ?? [];
  return {
    id,
    kind,
    name,
    licence,
    languages,
    dimensions: model.kind === "embedder" ? model.dimensions : 0,
    context_tokens: model.kind === "generator" ? contextFor(model, machine) : null,
    needs: needsInWords(model),
    obstacles: machine ? obstaclesOf(model, machine) : [],
    status: row?.status ?? "not-installed",
    active: row !== undefined && row.active && !row.crashed,
    crashed: row?.crashed ?? false,
    smaller: row?.crashed ? smallerThan(model, machine) : null,
    recommended: null,
    bytes: isListed(row) ? sum(files.map((file) => file.size)) : model.approximate_bytes,
    received: sum(files.map((file) => file.received)),
    source: row?.source ?? null,
    by_itself: row?.by_itself ?? false,
    error: row?.error ?? null,
  };
}

/**
 * Some models differ in their precision alone: of each family one is offered, and others only where they are here already.
 * Where the machine is not known, the one that runs everywhere.
 */
export function suits(model: CatalogueModel, machine: MachineFacts | null): boolean {
  if (model.for_graphics_cards) return machine?.gpu?.software === false;
  if (model.kind !== "generator" || model.runtime.kind !== "web-llm") return true;
  return (model.runtime.precision === "f16") === (machine?.gpu?.shader_f16 ?? false);
}

/** The largest that takes clearly less memory and runs here. */
function smallerThan(model: CatalogueModel, machine: MachineFacts | null): string | null {
  const candidates = MODELS.filter(
    (other) =>
      other.kind === model.kind &&
      other.needs.memory_bytes < 0.8 * model.needs.memory_bytes &&
      suits(other, machine) &&
      (!machine || obstaclesOf(other, machine).length === 0),
  );
  return candidates.toSorted((a, b) => b.needs.memory_bytes - a.needs.memory_bytes)[0]?.id ?? null;
}

/** Files that somebody hands over are known one by one; a source tells of all of them. */
const isListed = (row: InstalledModelRow | undefined) => row !== undefined && row.files.some(({ digest }) => digest);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
