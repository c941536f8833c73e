import { GeneratorLost } from "#core/engine/answer/generate/text-generator.ts";

interface Devices {
  requestDevice(descriptor?: GPUDeviceDescriptor): Promise<GPUDevice>;
}

/**
 * Rejects with `GeneratorLost` when any graphics device that this thread asks for from now on is lost: the libraries that
 * ask keep their device to themselves, and what they wait for then may never come.
 */
export function watchDevices(adapters: Devices | undefined = adapterPrototype()): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined); // nobody may be waiting just then
  if (!adapters) return promise;
  const request = adapters.requestDevice;
  adapters.requestDevice = async function watched(this: Devices, ...descriptor) {
    const device = await request.apply(this, descriptor);
    void device.lost.then(({ message }) =>
      reject(new GeneratorLost("device lost", { cause: new Error(message || "The graphics device was lost.") })),
    );
    return device;
  };
  return promise;
}

const adapterPrototype = (): Devices | undefined =>
  typeof GPUAdapter === "undefined" ? undefined : (GPUAdapter.prototype as Devices);
