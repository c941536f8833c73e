import { QueryObserver } from "@tanstack/solid-query";
import { expect, it } from "vitest";
import { createQueryClient } from "./query-client.ts";

/** A query on the screen whose requests are answered by hand, and how many were sent. */
function setup() {
  const client = createQueryClient();
  const requests: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ["list"],
    queryFn() {
      const request = Promise.withResolvers<string>();
      requests.push(request);
      return request.promise;
    },
  });
  const leave = observer.subscribe(() => undefined);
  const sent = async (count: number) => {
    while (requests.length < count) await new Promise(setImmediate);
    return requests[count - 1] as PromiseWithResolvers<string>;
  };
  const answered = async () => {
    while (observer.getCurrentResult().data === undefined) await new Promise(setImmediate);
  };
  return { client, observer, requests, sent, answered, leave };
}

it("asks once more for what changed while its first request was under way", async () => {
  const { client, observer, sent, leave } = setup();
  const invalidated = client.invalidateQueries({ queryKey: ["list"] });
  (await sent(1)).resolve("before");
  (await sent(2)).resolve("after");
  await invalidated;
  expect(observer.getCurrentResult().data).toBe("after");
  leave();
});

it("asks no more than once for what has an answer already", async () => {
  const { client, observer, requests, sent, answered, leave } = setup();
  (await sent(1)).resolve("before");
  await answered();
  const invalidated = client.invalidateQueries();
  (await sent(2)).resolve("after");
  await invalidated;
  expect(observer.getCurrentResult().data).toBe("after");
  expect(requests).toHaveLength(2);
  leave();
});

it("leaves alone what the filter does not name", async () => {
  const { client, requests, sent, answered, leave } = setup();
  await client.invalidateQueries({ queryKey: ["other"] });
  (await sent(1)).resolve("only");
  await answered();
  expect(requests).toHaveLength(1);
  leave();
});
