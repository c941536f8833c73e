import type { GpuFacts, Machine, MachineFacts } from "#core/models/local/machine.ts";

/** This browser on its machine. The graphics card is asked once; what room is left, each time. */
export function createBrowserMachine(): Machine {
  let gpu: Promise<GpuFacts | null> | undefined;
  return {
    async describe() {
      gpu ??= probeGpu();
      return {
        gpu: await gpu,
        ...deviceMemory(),
        free_bytes: await freeBytes(),
        runtimes: ["transformers", "web-llm"],
      };
    },
  };
}

/** Bytes the browser still gives this site; null where it does not tell. */
export async function freeBytes(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined ? null : Math.max(0, quota - (usage ?? 0));
}

/** Whole GB from 0.25 to 8, by the Device Memory API: the least that the machine has. */
function deviceMemory(): Pick<MachineFacts, "memory_bytes" | "memory_is_least"> {
  const value: unknown = Reflect.get(navigator, "deviceMemory");
  if (typeof value !== "number") return { memory_bytes: null };
  // A browser that stops at 8 says nothing of machines that have more.
  return { memory_bytes: value * 1024 ** 3, memory_is_least: value >= 8 };
}

async function probeGpu(): Promise<GpuFacts | null> {
  const adapter = await navigator.gpu?.requestAdapter({ powerPreference: "high-performance" }).catch(() => null);
  if (!adapter) return null;
  const { info, features, limits } = adapter;
  return {
    name: nameOf(info),
    shader_f16: features.has("shader-f16"),
    max_buffer_bytes: limits.maxBufferSize,
    software: isSoftware(info),
  };
}

const nameOf = ({ description, device, vendor, architecture }: GPUAdapterInfo): string =>
  [description || device, vendor, architecture].filter(Boolean).join(" ");

/** A program that imitates a graphics card, on the processor. */
export const isSoftware = (info: GPUAdapterInfo): boolean =>
  Reflect.get(info, "isFallbackAdapter") === true || /swiftshader|llvmpipe|basic render/i.test(nameOf(info));
