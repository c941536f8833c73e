import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { Client } from "pg";
import { startPostgres } from "../testing/postgres-server.ts";
import { openPeers } from "./peers.ts";

const server = await startPostgres();
if (!server) console.warn("There is no PostgreSQL on this machine; servers side by side are not tried.");
afterAll(() => server?.close());

async function setup() {
  const url = (await server?.place()) ?? "";
  const reported: unknown[] = [];
  const start = () => {
    const peers = openPeers({ url, report: (error) => reported.push(error) });
    onTestFinished(() => peers.close());
    return peers;
  };
  /** Ends the sessions as a restarted database does. */
  const cut = async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'lectern peers'",
    );
    await client.end();
  };
  return { one: start(), two: start(), cut, reported };
}

describe.skipIf(!server)("servers over one PostgreSQL", () => {
  it("give a claim to one of them, until it is released", async () => {
    const { one, two } = await setup();
    const claim = await one.claims.take("job 1");
    expect(claim).not.toBeNull();
    expect(await two.claims.take("job 1")).toBeNull();
    expect(await one.claims.take("job 1")).toBeNull();
    expect(await two.claims.take("job 2")).not.toBeNull();
    await claim?.release();
    expect(await two.claims.take("job 1")).not.toBeNull();
  });

  it("lose their claims with their session, and hear of it", async () => {
    const { one, two, cut, reported } = await setup();
    const claim = await one.claims.take("job 1");
    await cut();
    await vi.waitFor(() => expect(claim?.lost.aborted).toBe(true), 20_000);
    await vi.waitFor(async () => expect(await two.claims.take("job 1")).not.toBeNull(), 20_000);
    expect(reported.length).toBeGreaterThan(0);
    await claim?.release();
    expect(await one.claims.take("job 1")).toBeNull();
  });

  it("hear what each of them tells, and look for themselves when something may have been missed", async () => {
    const { one, two, cut } = await setup();
    const heard: string[] = [];
    two.hear("wake", (text) => heard.push(text));
    await two.claims.take("connected");
    one.tell("wake", "for anna");
    one.tell("other", "for nobody");
    await vi.waitFor(() => expect(heard).toEqual(["for anna"]), 20_000);
    await cut();
    await vi.waitFor(() => expect(heard.at(-1)).toBe(""), 20_000);
    one.tell("wake", "again");
    await vi.waitFor(() => expect(heard.at(-1)).toBe("again"), 20_000);
  });
});
