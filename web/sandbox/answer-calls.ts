import type { CallFailure } from "./call-failure.ts";
import { isRecord } from "#core/storage/is-record.ts";
import { sizeOf } from "./check-message.ts";
import type { ModuleEvent } from "./module-event.ts";
import { LIMITS, type Call, type Granted } from "./protocol.ts";
import { createAllowance } from "./rate.ts";
import type { MadeService } from "./services/service.ts";

export interface Answer extends CallFailure {
  readonly kind: "answer";
  readonly id: number;
  readonly value?: unknown;
}

/** Answers the calls of one module: what it declared and exists, within the limits. Never rejects. */
export function createAnswering(
  granted: Granted,
  made: Readonly<Record<string, MadeService>>,
  note: (event: ModuleEvent) => void = () => undefined,
): (call: Call) => Promise<Answer> {
  const mayCall = createAllowance(LIMITS);
  return async ({ id, service, method, args }) => {
    const begun = performance.now();
    const told = (error?: string) =>
      note({
        kind: "call",
        service,
        method,
        duration: performance.now() - begun,
        ...(error !== undefined && { error }),
      });
    try {
      if (!mayCall()) throw new BeyondLimit("Too many calls at once. Wait a second.", 429);
      if (sizeOf(args) > LIMITS.call) throw new BeyondLimit(`A call may hold at most ${LIMITS.call} characters.`, 413);
      const value = await called(granted, made, service, method, args);
      if (sizeOf(value) > LIMITS.answer) throw new Error("The answer is too long to be handed to a plugin.");
      told();
      return { kind: "answer", id, value };
    } catch (failure) {
      const error = failure instanceof Error ? failure.message : String(failure);
      told(error);
      return { kind: "answer", id, error, ...statusOf(failure) };
    }
  };
}

class BeyondLimit extends Error {
  readonly status: 413 | 429;
  constructor(message: string, status: 413 | 429) {
    super(message);
    this.status = status;
  }
}

/** Undefined where no answer came, as HTTP has no status 0. */
function statusOf(failure: unknown): { readonly status?: number } {
  const status = failure instanceof Error && "status" in failure ? failure.status : undefined;
  return typeof status === "number" && status > 0 ? { status } : {};
}

/** Calls what was declared and exists. Own names only: `constructor` is no service. */
async function called(
  granted: Granted,
  made: Readonly<Record<string, MadeService>>,
  service: string,
  method: string,
  args: readonly unknown[],
): Promise<unknown> {
  const isDeclared = Object.hasOwn(granted, service) && granted[service]?.includes(method);
  if (!isDeclared) throw new Error(`The module did not declare ${service.slice(0, 50)}.${method.slice(0, 50)}.`);
  const methods = Object.hasOwn(made, service) ? made[service]?.methods : undefined;
  const found = methods && Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!found) throw new Error(`Lectern has no ${service.slice(0, 50)}.${method.slice(0, 50)}.`);
  const value = await found(...args);
  return isRecord(value) || Array.isArray(value) ? structuredClone(value) : (value ?? null);
}
