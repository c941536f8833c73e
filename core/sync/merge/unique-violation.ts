import type { UniqueViolation } from "../../storage/store.ts";

/** By its name: the class is lost on the way from a database in another thread. */
export const isUniqueViolation = (error: unknown): error is UniqueViolation =>
  error instanceof Error && error.name === "UniqueViolation";
