import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { launchProfile } from "./chromium.ts";

/** Does something in a browser of its own; gives back which hosts below `domain` its network was asked for, however. */
export async function browse(act: (page: Page) => Promise<string[]>, domain: string) {
  const folder = await mkdtemp(join(tmpdir(), "lectern-net-"));
  const log = join(folder, "net.json");
  const browser = await launchProfile(join(folder, "profile"), [
    `--log-net-log=${log}`,
    "--net-log-capture-mode=Everything",
  ]);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const texts = await act(page);
    await browser.close();
    const written = await readFile(log, "utf8");
    if (!written.includes("127.0.0.1")) throw new Error("The browser wrote no log of its network.");
    const found = written.matchAll(new RegExp(`([a-z]+)\\.${domain.replaceAll(".", "\\.")}`, "g"));
    return { texts, asked: [...new Set([...found].map(([, name]) => name))].toSorted() };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Counts connections on loopback, which the page's own policy would let through. */
export async function startTrap() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 204 No Content\r\n\r\n");
  });
  return {
    port: await listening(server),
    connections: () => sockets.length,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
