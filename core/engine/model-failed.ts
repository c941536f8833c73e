/** A model could not be opened, or gave no vectors. Says nothing about the file that it was to read. */
export class ModelFailed extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "ModelFailed";
  }
}

/** By name: errors that crossed a worker boundary have lost their class. */
export const isModelFailed = (error: unknown): boolean => error instanceof Error && error.name === "ModelFailed";

/** Says of any failure of this work that it is the model's. */
export async function byModel<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw new ModelFailed(error);
  }
}
