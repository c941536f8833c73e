import { z } from "zod";

/** A tensor of 8-bit numbers. Its value is `scale × byte + min`. */
export interface TfjsWeight {
  readonly dims: readonly number[];
  readonly bytes: Uint8Array;
  readonly scale: number;
  readonly min: number;
}

const Manifest = z.object({
  weightsManifest: z.tuple([
    z.object({
      weights: z.array(
        z.object({
          name: z.string(),
          shape: z.array(z.number().int().positive()),
          dtype: z.enum(["float32", "int32", "bool"]),
          quantization: z.object({ dtype: z.string(), scale: z.number(), min: z.number() }).optional(),
        }),
      ),
    }),
  ]),
});

/** Bytes of one number. */
const SIZES: Readonly<Record<string, number>> = { float32: 4, int32: 4, bool: 1, uint8: 1 };

/**
 * The 8-bit tensors of a TensorFlow.js graph model by their names: `model` is its `model.json`, `bytes` its one file of
 * weights, in which the tensors lie one after the other. Throws when the two do not fit each other.
 */
export function readTfjsWeights(model: unknown, bytes: Uint8Array): ReadonlyMap<string, TfjsWeight> {
  const found = new Map<string, TfjsWeight>();
  let at = 0;
  for (const { name, shape, dtype, quantization } of Manifest.parse(model).weightsManifest[0].weights) {
    const size = SIZES[quantization?.dtype ?? dtype];
    if (size === undefined) throw new Error(`The weight ${name} has numbers of an unknown kind.`);
    const end = at + size * shape.reduce((product, dim) => product * dim, 1);
    if (quantization) {
      const { scale, min } = quantization;
      found.set(name, { dims: shape, bytes: bytes.subarray(at, end), scale, min });
    }
    at = end;
  }
  if (at !== bytes.length) throw new Error(`The weights have ${bytes.length} bytes, and their list says ${at}.`);
  return found;
}

/** The tensor as floats. */
export function toFloats({ bytes, scale, min }: TfjsWeight): Float32Array {
  return Float32Array.from(bytes, (byte) => byte * scale + min);
}

/** The byte that stands for 0, which ONNX wants whole. Throws where there is none. */
export function zeroPointOf({ scale, min }: TfjsWeight): number {
  const exact = -min / scale;
  const zero = Math.round(exact);
  if (Math.abs(exact - zero) > 1e-3 || zero < 0 || zero > 255)
    throw new Error(`The zero point of a weight is ${exact}, not a whole number from 0 to 255.`);
  return zero;
}
