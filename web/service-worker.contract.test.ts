import type { Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { defineContract } from "#contract/contract.ts";
import { performRequest } from "#contract/request.ts";
import { modelFolder } from "#contract/testing/model-files.ts";
import { serveStandIns } from "../e2e/support/stand-ins.ts";
import { openApp, type AppSession } from "../e2e/support/app-session.ts";

/** A built app with a small limit, so that going over it is cheap. */
const UPLOAD_MB = 1;

let app: AppSession;
let page: Page;
let standIns: Awaited<ReturnType<typeof serveStandIns>>;

beforeAll(async () => {
  const opening = openApp({ uploadMb: UPLOAD_MB, files: await modelFolder() });
  [app, standIns] = await Promise.all([opening, serveStandIns()]);
  page = await app.openTab();
});

afterAll(async () => {
  expect(app.server.requests.filter((path) => path.startsWith("/api"))).toEqual([]);
  expect(app.foreign.asked).toEqual([]);
  await app.close();
  await standIns.close();
});

defineContract({
  name: "the service worker in Chromium",
  send: (request) => page.evaluate(performRequest, { request, origin: "" }),
  uploadBytes: UPLOAD_MB * 1024 * 1024,
  docsAssets: true,
  standIns: () => standIns.origin,
  downloadsModels: true,
});
