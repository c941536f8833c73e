import { suits } from "./described-model.ts";
import type { InstalledModelRow } from "./installed-model.ts";
import { gigabytes, obstaclesOf, SHARE_OF_MEMORY, type MachineFacts } from "./machine.ts";
import type { CatalogueModel, GeneratorModel } from "./model.ts";

export interface Recommendation {
  readonly id: string;
  /** A sentence for a person. */
  readonly reason: string;
}

/** Bytes, where a machine does not tell. */
const USUAL_MEMORY = 4e9;
/** Of the free storage, the share that a download may take: what is read from the files needs room too. */
const SHARE_OF_STORAGE = 0.8;
/** One that crashed says that what takes about as much would crash, too. */
const SHARE_AFTER_CRASH = 0.8;

/**
 * The language model to take on this machine, if any runs here: on a graphics card the best writer that leaves room for
 * everything else, on a processor the smallest, which alone answers within a minute. None is named where the machine is
 * not known.
 */
export function recommendGenerator(
  models: readonly CatalogueModel[],
  rows: readonly InstalledModelRow[],
  machine: MachineFacts | null,
): Recommendation | null {
  if (!machine) return null;
  const able = models
    .filter((model) => model.kind === "generator")
    .filter((model) => runsHere(model, models, rows, machine));
  const memory = machine.memory_bytes ?? USUAL_MEMORY;
  const onCard = able
    .filter(({ runtime, needs }) => runtime.kind === "web-llm" && needs.memory_bytes <= memory * SHARE_OF_MEMORY)
    .toSorted((a, b) => b.rank - a.rank)[0];
  if (onCard) return { id: onCard.id, reason: reasonOnCard(onCard, machine) };
  const smallest = able.toSorted((a, b) => a.approximate_bytes - b.approximate_bytes)[0];
  if (!smallest) return null;
  const isOnCard = smallest.for_graphics_cards === true || smallest.needs.webgpu === true;
  const why = isOnCard
    ? "there is little memory here"
    : "without a graphics card, larger ones take minutes for an answer";
  return { id: smallest.id, reason: `It is the smallest: ${why}.` };
}

/** Share of the memory that an embedder may take: it stays in memory while documents are read and searched. */
const SHARE_FOR_EMBEDDER = 1 / 8;
/** Megabytes are counted alike on all machines; a larger one reads a document several times as long. */
const LARGEST_EMBEDDER = 500e6;

/** The embedder to take on this machine: the best that reads all languages, else the best; null where none runs. */
export function recommendEmbedder(
  models: readonly CatalogueModel[],
  rows: readonly InstalledModelRow[],
  machine: MachineFacts | null,
): Recommendation | null {
  if (!machine) return null;
  const memory = Math.min((machine.memory_bytes ?? USUAL_MEMORY) * SHARE_FOR_EMBEDDER, LARGEST_EMBEDDER);
  const able = models
    .filter((model) => model.kind === "embedder")
    .filter((model) => runsHere(model, models, rows, machine) && model.needs.memory_bytes <= memory)
    .toSorted((a, b) => b.needs.memory_bytes - a.needs.memory_bytes);
  const [found] = [...able.filter(({ languages }) => languages !== "English"), ...able];
  if (!found) return null;
  const takes = `takes ${gigabytes(found.needs.memory_bytes)} of memory`;
  const why =
    found.languages === "English"
      ? "one that reads other languages needs more memory than there is to spare"
      : `it reads ${found.languages}, and larger ones take several times as long for every document`;
  return { id: found.id, reason: `It ${takes}: ${why}.` };
}

function runsHere(
  model: CatalogueModel,
  models: readonly CatalogueModel[],
  rows: readonly InstalledModelRow[],
  machine: MachineFacts,
): boolean {
  const isCrashed = (id: string) => rows.some((row) => row.id === id && row.crashed);
  const crashed = models.filter(({ id, kind }) => kind === model.kind && isCrashed(id));
  const most = Math.min(...crashed.map(({ needs }) => needs.memory_bytes * SHARE_AFTER_CRASH));
  const room = machine.free_bytes === null ? Infinity : machine.free_bytes * SHARE_OF_STORAGE;
  const isHere = rows.some(({ id, status }) => id === model.id && status === "installed");
  return (
    suits(model, machine) &&
    obstaclesOf(model, machine).length === 0 &&
    model.needs.memory_bytes < most &&
    (isHere || model.approximate_bytes <= room)
  );
}

function reasonOnCard({ needs }: GeneratorModel, { memory_bytes }: MachineFacts): string {
  const takes = `takes ${gigabytes(needs.memory_bytes)} of graphics memory`;
  if (memory_bytes === null) return `It is the largest that ${takes} at most, which most graphics cards have.`;
  return `It is the best of those that leave two thirds of this machine's memory free: it ${takes}.`;
}
