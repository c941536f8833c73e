import { describe, expect, it } from "vitest";
import { avoidGpu, GPU_LOST, isGpuAvoided, orWithoutGpu } from "./gpu-loss.ts";
import { WorkerFailed } from "./worker-life.ts";

/** Fails as often as there are errors, then answers. */
function setup(...errors: Error[]) {
  let asked = 0;
  const run = async () => {
    const error = errors[asked++];
    if (error) throw error;
    return "answer";
  };
  const result = orWithoutGpu(run);
  return { result, asked: () => asked };
}

const lost = () => new WorkerFailed(`Uncaught Error: ${GPU_LOST}`);

describe("a worker that loses its graphics card", () => {
  it("is followed by one without, which is asked the same", async () => {
    const { result, asked } = setup(lost());
    expect(await result).toBe("answer");
    expect(asked()).toBe(2);
  });

  it("is followed once only", async () => {
    const { result, asked } = setup(lost(), lost());
    await expect(result).rejects.toThrow(GPU_LOST);
    expect(asked()).toBe(2);
  });

  it("is told from one that ended by something else", async () => {
    const error = new WorkerFailed("out of memory");
    const { result, asked } = setup(error);
    await expect(result).rejects.toBe(error);
    expect(asked()).toBe(1);
  });

  it("is known to the workers that follow", async () => {
    expect(await isGpuAvoided()).toBe(false);
    avoidGpu();
    expect(await isGpuAvoided()).toBe(true);
  });
});
