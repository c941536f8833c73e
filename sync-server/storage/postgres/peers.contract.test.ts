import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
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

  it("lose their claims when the network goes away without a word, and know it", async () => {
    const url = new URL((await server?.place()) ?? "");
    const between = await startPipe(Number(url.port));
    onTestFinished(async () => void (await between.close()));
    url.port = String(between.port);
    const reported: unknown[] = [];
    const report = (error: unknown) => reported.push(error);
    const far = openPeers({ url: url.href, report, lookEvery: 100, patience: 1000 });
    onTestFinished(() => far.close());
    const claim = await far.claims.take("job 1");
    expect(claim?.lost.aborted).toBe(false);
    between.freeze();
    await vi.waitFor(() => expect(claim?.lost.aborted).toBe(true), 20_000);
    expect(reported.length).toBeGreaterThan(0);
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

/** A line to the database on which nothing moves any more once it is frozen, and nobody is told. */
async function startPipe(to: number) {
  const sockets: Socket[] = [];
  const pipe = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    for (const socket of [near, far]) sockets.push(socket.on("error", () => undefined));
    near.pipe(far).pipe(near);
  });
  await once(pipe.listen(0, "127.0.0.1"), "listening");
  return {
    port: (pipe.address() as AddressInfo).port,
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
      pipe.removeAllListeners("connection");
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => pipe.close(resolve));
    },
  };
}
