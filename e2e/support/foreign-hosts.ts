import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface ForeignHosts {
  /** For the browser's proxy setting: everything that is not this machine comes here. */
  readonly proxy: { readonly server: string; readonly bypass: string };
  /** What was asked for, refused each time. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** Chromium's own errands, which no flag switches off wholly. The app has no business there. */
const BROWSERS_OWN =
  /^(https?:\/\/)?(accounts\.google\.com|update\.googleapis\.com|clients\d?\.google\.com|optimizationguide-pa\.googleapis\.com|content-autofill\.googleapis\.com|safebrowsing\S*\.googleapis\.com|redirector\.gvt1\.com|www\.google\.com)[:/]/;

/** A proxy that lets nothing through and writes down who was called: from pages, workers and service workers alike. */
export async function watchForeignHosts(): Promise<ForeignHosts> {
  const asked: string[] = [];
  const note = (url = "?") => {
    if (!BROWSERS_OWN.test(url)) asked.push(url);
  };
  const server: Server = createServer((request, response) => {
    note(request.url);
    response.writeHead(403).end();
  });
  server.on("connect", (request, socket) => {
    note(request.url);
    // Nobody else listens to a socket that asked for a tunnel, and a browser that is closed resets it.
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    proxy: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bypass: "localhost,127.0.0.1" },
    asked,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
