import { afterEach, describe, expect, it, vi } from "vitest";
import type { Identity } from "./caller.ts";
import { unauthorized } from "./errors.ts";
import { countedContext, createRateLimiter, SERVER_LIMITS } from "./rate-limit.ts";

afterEach(() => void vi.useRealTimers());

const limits = { ...SERVER_LIMITS, default: 2, upload: 1 };

function setup() {
  vi.useFakeTimers();
  const limiter = createRateLimiter(limits);
  const request = (who: Identity | null, address = "1.2.3.4", route: Parameters<typeof countedContext>[1] = {}) =>
    countedContext(limiter, route, address, async () => {
      if (!who) throw unauthorized("Log in.");
      return { identity: who };
    });
  return { limiter, request };
}

const ada: Identity = { user: "ada", session: "s", via: "session" };
const bob: Identity = { user: "bob", session: null, via: "access token" };

describe("rate limits", () => {
  it("refuses what is over the limit, says how long to wait, and lets it pass after that", async () => {
    const { limiter } = setup();
    await limiter.count("default", "a");
    vi.advanceTimersByTime(15_500);
    await limiter.count("default", "a");
    await expect(limiter.count("default", "a")).rejects.toMatchObject({
      status: 429,
      headers: { "retry-after": "45" },
      message: expect.stringContaining("45 seconds"),
    });
    vi.advanceTimersByTime(45_000);
    await limiter.count("default", "a");
  });

  it("counts classes apart, and not at all where the limit is 0", async () => {
    const { limiter } = setup();
    await limiter.count("upload", "a");
    await expect(limiter.count("upload", "a")).rejects.toMatchObject({ status: 429 });
    await limiter.count("default", "a");
    const free = createRateLimiter({ ...limits, default: 0 });
    for (let request = 0; request < 100; request++) await free.count("default", "a");
  });

  it("counts users by who they are, wherever they ask from", async () => {
    const { request } = setup();
    await request(ada, "1.1.1.1");
    await request(ada, "2.2.2.2");
    await expect(request(ada, "3.3.3.3")).rejects.toMatchObject({ status: 429 });
    await request(bob, "1.1.1.1");
  });

  it("counts by address whoever is nobody yet, and whoever guesses tokens", async () => {
    const { request } = setup();
    await expect(request(null)).rejects.toMatchObject({ status: 401 });
    await expect(request(null)).rejects.toMatchObject({ status: 401 });
    await expect(request(null)).rejects.toMatchObject({ status: 429 });
    await expect(request(ada, "1.2.3.4", { access: "anyone" })).rejects.toMatchObject({ status: 429 });
    await request(ada, "1.2.3.4");
  });
});
