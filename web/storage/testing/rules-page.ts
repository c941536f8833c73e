import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Page } from "playwright";
import { launchChromium } from "../../../e2e/support/chromium.ts";

export interface RulesPage {
  readonly page: Page;
  close(): Promise<void>;
}

/** A real Chromium on a page of our own over loopback, with the rules ready in the page, a worker and a service worker. */
export async function openRulesPage(entry = "rules-in-browser.ts"): Promise<RulesPage> {
  const script = await bundle(entry);
  const server = createServer((request, response) => {
    const isScript = request.url?.startsWith("/rules.js");
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? script : "<!doctype html><title>Storage rules</title><script src=/rules.js></script>");
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));

  const browser = await launchChromium();
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(startWorkers);

  return {
    page,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends the text to the place's message listener, which answers on the port. */
export async function askIn(page: Page, place: "page" | "worker" | "service worker", message: string): Promise<string> {
  return page.evaluate(
    ([where, text]) => {
      const held = globalThis as unknown as {
        runRule(id: string): Promise<string>;
        worker: Worker;
        serviceWorker: ServiceWorker;
      };
      if (where === "page") return held.runRule(text);
      const channel = new MessageChannel();
      const target = where === "worker" ? held.worker : held.serviceWorker;
      target.postMessage(text, [channel.port2]);
      return new Promise<string>((resolve) => {
        channel.port1.addEventListener("message", (event) => resolve(String(event.data)));
        channel.port1.start();
      });
    },
    [place, message] as const,
  );
}

async function bundle(entry: string): Promise<string> {
  const entryPoints = [fileURLToPath(new URL(entry, import.meta.url))];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: "iife", target: "es2024" });
  return outputFiles[0]?.text ?? "";
}

async function startWorkers(): Promise<void> {
  const worker = new Worker("/rules.js");
  const registration = await navigator.serviceWorker.register("/rules.js");
  const installing = registration.installing ?? registration.waiting ?? registration.active;
  await new Promise<void>((resolve) => {
    const check = () => installing?.state === "activated" && resolve();
    installing?.addEventListener("statechange", check);
    check();
  });
  Object.assign(globalThis, { worker, serviceWorker: registration.active });
}
