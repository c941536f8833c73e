/// <reference path="./rate-limiter-flexible.d.ts" />
import { isRecord } from "../storage/is-record.ts";
import { counted } from "./counted.ts";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import type { Identity } from "./caller.ts";
import { ApiError } from "./errors.ts";
import type { Route } from "./route.ts";
import { keysOf } from "#core/storage/keys-of.ts";

export type RateClass = NonNullable<Route<never>["limit"]> | "default";

/** Requests of each class within its window; 0 means as many as one likes. */
export type RateLimits = Readonly<Record<RateClass, number>>;

/** Seconds. */
const RATE_WINDOWS: RateLimits = { register: 3600, login: 300, refresh: 300, upload: 60, sync: 60, default: 60 };

/** Of a server that others can reach. */
export const SERVER_LIMITS: RateLimits = {
  register: 5,
  login: 10,
  refresh: 30,
  upload: 60,
  sync: 30_000,
  default: 1200,
};

/** Of a device whose one user is only kept from a page gone wild. */
export const DEVICE_LIMITS: RateLimits = {
  register: 100,
  login: 300,
  refresh: 300,
  upload: 6000,
  sync: 60_000,
  default: 60_000,
};

export interface RateLimiter {
  /** Counts one request. Throws `ApiError` 429, with the seconds to wait in `Retry-After`. */
  count(rateClass: RateClass, key: string): Promise<void>;
}

/** How one class is counted: `consume` rejects with the library's state when there have been too many. */
export interface Counting {
  readonly keyPrefix: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}
export type MakeCounter = (counting: Counting) => { consume(key: string): Promise<unknown> };

/** Counts in memory, where a restart forgets, unless `makeCounter` counts elsewhere. */
export function createRateLimiter(limits: RateLimits, makeCounter: MakeCounter = inMemory): RateLimiter {
  const limiters = new Map(
    keysOf(RATE_WINDOWS)
      .filter((name) => limits[name] > 0)
      .map((name) => [name, makeCounter({ keyPrefix: name, points: limits[name], duration: RATE_WINDOWS[name] })]),
  );

  return {
    async count(rateClass, key) {
      const limiter = limiters.get(rateClass);
      try {
        await limiter?.consume(key);
      } catch (refusal) {
        // The library rejects with its state, and with an error only when it fails itself.
        if (!isState(refusal)) throw refusal;
        throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
  };
}

/**
 * A request's context, counted: by user where the request says who that is, else by address. Whoever is refused for a
 * wrong token is counted by address, so that guessing is limited too.
 */
export async function countedContext<Context extends { readonly identity: Identity }>(
  limiter: RateLimiter,
  route: Pick<Route<never>, "limit" | "access">,
  address: string,
  contextOf: () => Promise<Context>,
): Promise<Context> {
  const rateClass = route.limit ?? "default";
  const from = `address ${address}`;
  if (route.access === "anyone") {
    await limiter.count(rateClass, from);
    return contextOf();
  }
  const context = await contextOf().catch(async (error: unknown) => {
    await limiter.count(rateClass, from);
    throw error;
  });
  const { user, via } = context.identity;
  await limiter.count(rateClass, via === "built-in" ? from : `user ${user}`);
  return context;
}

export const inMemory: MakeCounter = (counting) => new RateLimiterMemory(counting);

function tooMany(seconds: number): ApiError {
  const wait =
    seconds === 1
      ? "a second"
      : seconds < 120
        ? counted(seconds, "second")
        : counted(Math.ceil(seconds / 60), "minute");
  return new ApiError(429, `Too many requests. Try again in ${wait}.`, { headers: { "retry-after": String(seconds) } });
}

const isState = (value: unknown): value is { readonly msBeforeNext: number } =>
  isRecord(value) && typeof value["msBeforeNext"] === "number";
