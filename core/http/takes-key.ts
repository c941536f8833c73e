import type { MountedRoute } from "./route.ts";

/** Whether an `Idempotency-Key` is heeded: where something may be written, and where it is known whose key it is. */
export const takesKey = ({
  method,
  access,
  keepsNothing = false,
}: Pick<MountedRoute<never>, "method" | "access" | "keepsNothing">): boolean =>
  method === "POST" && access !== "anyone" && !keepsNothing;
