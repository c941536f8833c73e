import type { Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { definePlatformContract } from "#core/contract/platform/platform-contract.ts";
import { performRequest } from "#core/contract/request.ts";
import { openApp, type AppSession } from "../e2e/support/app-session.ts";

let app: AppSession;
let page: Page;

beforeAll(async () => {
  app = await openApp();
  page = await app.openTab();
});

afterAll(async () => {
  expect(app.server.requests.filter((path) => path.startsWith("/api"))).toEqual([]);
  expect(app.foreign.asked).toEqual([]);
  await app.close();
});

definePlatformContract({
  name: "the service worker in Chromium",
  send: (request) => page.evaluate(performRequest, { request, origin: "" }),
  remembers: "device",
});
