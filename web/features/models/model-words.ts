import type { Model } from "#core/models/local/models.ts";
import type { Machine, Rung } from "../../app/client/answers.ts";
import { formatBytes } from "../documents/file-kinds.ts";

/** What a model is, in one line: "English · 24 MB · licence MIT". */
export function factsOf(model: Model): string {
  if (model.status === "built-in") return "Every language, by its words · nothing to download";
  const size = model.status === "installed" ? formatBytes(model.bytes) : `about ${formatBytes(model.bytes)}`;
  return [capital(model.languages), size, `licence ${model.licence}`].join(" · ");
}

/** Where the files of a model on this machine came from, and who chose it; null where there is nothing to tell. */
export function originOf({ status, source, by_itself }: Pick<Model, "status" | "source" | "by_itself">): string | null {
  if (status !== "installed" || source === null) return null;
  return `It came from ${source}${by_itself ? ", which took it into use by itself" : ""}.`;
}

/** "12 MB of 24 MB" */
export function receivedOf({ received, bytes }: Pick<Model, "received" | "bytes">): string {
  return `${formatBytes(Math.min(received, bytes))} of ${formatBytes(bytes)}`;
}

/** What this machine has for models, in a sentence or two. */
export function machineInWords(machine: Machine | null, where: "device" | "server"): string {
  const place = where === "device" ? "This device" : "Your server";
  if (!machine) return `What ${place.toLowerCase()} can run is not known yet.`;
  const room = machine.free_bytes === null ? "" : ` There is room for ${formatBytes(machine.free_bytes)}.`;
  return `${place} ${gpuInWords(machine, where)}${room}`;
}

function gpuInWords({ gpu }: Machine, where: "device" | "server"): string {
  if (where === "server") return "runs models on its processor; those for WebGPU run in a browser.";
  if (!gpu) return "offers web pages no graphics card (WebGPU), so models run on its processor, which takes longer.";
  if (gpu.software)
    return "only imitates a graphics card (WebGPU in software), so language models run on its processor.";
  return gpu.shader_f16
    ? "has a graphics card for models (WebGPU with 16-bit numbers)."
    : "has a graphics card for models (WebGPU, without 16-bit numbers).";
}

/** "1. Llama 3.2 1B, on this device" */
export function rungInWords({ name, where, leaves }: Pick<Rung, "name" | "where" | "leaves">): string {
  return leaves ? `${name}: your question and the passages found are sent to ${where}` : `${name}, ${where}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
