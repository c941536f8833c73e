import type { Page, Worker } from "playwright";
import { openSegment, type Segment } from "#core/engine/index/segment-codec.ts";

/** Chromium's software adapter, so that the real code path runs on a machine without a graphics card. It has no 16-bit numbers. */
export const SOFTWARE_ADAPTER = ["--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"];

/** A worker of the app by the name of its file, as soon as it runs. */
export async function workerOf(page: Page, name: string): Promise<Worker> {
  const isNamed = (worker: Worker) => worker.url().includes(name);
  return page.workers().findLast(isNamed) ?? page.waitForEvent("worker", isNamed);
}

/** Begins to count what a worker gives its graphics card to do. */
export const countGpuWork = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const { submit } = GPUQueue.prototype;
    Reflect.set(globalThis, "submits", 0);
    GPUQueue.prototype.submit = function counted(this: GPUQueue, buffers) {
      Reflect.set(globalThis, "submits", Number(Reflect.get(globalThis, "submits")) + 1);
      return submit.call(this, buffers);
    };
  });

export const gpuWork = (worker: Worker): Promise<number> =>
  worker.evaluate(() => Number(Reflect.get(globalThis, "submits")));

/** Takes a worker's graphics device away in the middle of its next work, after so many steps of it. */
export const destroyDeviceUnderWork = (worker: Worker, steps: number): Promise<void> =>
  worker.evaluate((steps) => {
    const { createCommandEncoder } = GPUDevice.prototype;
    let left = steps;
    GPUDevice.prototype.createCommandEncoder = function destroying(this: GPUDevice, descriptor) {
      if (--left === 0) this.destroy();
      return createCommandEncoder.call(this, descriptor);
    };
  }, steps);

/** The segments of the page's own device that were made with an embedder, in an order that is the same on every device. */
export async function segmentsBy(page: Page, embedder: string): Promise<Segment[]> {
  const blobs = await page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("refused")));
      });
    const db = await settled(indexedDB.open("lectern-blobs-small"));
    const rows = (await settled(db.transaction("small").objectStore("small").getAll())) as { bytes: Uint8Array }[];
    db.close();
    return rows.map(({ bytes }) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
  });
  const segments = blobs.flatMap((base64) => {
    try {
      const segment = openSegment(Uint8Array.from(Buffer.from(base64, "base64")));
      return segment.embedder === embedder ? [segment] : [];
    } catch {
      return []; // texts and models are blobs, too
    }
  });
  const name = ({ ids }: Segment) => Buffer.from(ids).toString("hex");
  return segments.toSorted((a, b) => name(a).localeCompare(name(b)));
}

/** Between the vectors of the first passages of two segments. */
export function cosine(one: Segment, other: Segment): number {
  const [a, b] = [one, other].map(({ vectors, dimensions }) => [...vectors.subarray(0, dimensions)]);
  const dot = (x: readonly number[] = [], y: readonly number[] = []) =>
    x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}
