import type { Page, Route } from "playwright";

export interface HeldReplies {
  /** The next request that is waiting, once there is one. */
  next(): Promise<Route>;
  /** Lets everything through, from now on and what is waiting. */
  end(): Promise<void>;
}

/** Holds the requests that change something at these addresses until the test lets each go or refuses it. */
export async function holdReplies(page: Page, address: RegExp): Promise<HeldReplies> {
  const held: Route[] = [];
  let wake = () => {};
  await page.route(address, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    held.push(route);
    wake();
  });
  return {
    async next() {
      for (;;) {
        const first = held.shift();
        if (first) return first;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    async end() {
      await page.unroute(address);
      // Requests of a page that was left meanwhile are gone.
      await Promise.all(held.splice(0).map((route) => route.continue().catch(() => undefined)));
    },
  };
}
