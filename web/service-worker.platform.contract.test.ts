import type { Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { definePlatformContract } from "#contract/platform/platform-contract.ts";
import { modelFolder } from "#contract/testing/model-files.ts";
import { performRequest } from "#contract/request.ts";
import { serveStandIns } from "../e2e/support/stand-ins.ts";
import { openApp, type AppSession } from "../e2e/support/app-session.ts";

let app: AppSession;
let page: Page;
let standIns: Awaited<ReturnType<typeof serveStandIns>>;

beforeAll(async () => {
  [app, standIns] = await Promise.all([openApp({ files: await modelFolder() }), serveStandIns()]);
  page = await app.openTab();
});

afterAll(async () => {
  expect(app.server.requests.filter((path) => path.startsWith("/api"))).toEqual([]);
  expect(app.foreign.asked).toEqual([]);
  await app.close();
  await standIns.close();
});

definePlatformContract({
  name: "the service worker in Chromium",
  send: (request) => page.evaluate(performRequest, { request, origin: "" }),
  remembers: "device",
  downloadsModels: true,
  writesAnswers: true,
  shipsPlugins: true,
  standIns: () => standIns.origin,
  // A browser has no SearXNG of its own; its user's server has.
  cannot: ["searchWeb", "searchWithSearxng"],
});
