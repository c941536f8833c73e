import type { Browser, Page } from "playwright";
import { generate } from "selfsigned";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { createFakeModelServers } from "#core/models/remote/testing/fake-model-servers.ts";
import { serveFetch } from "#sync-server/ai/testing/serve-fetch.ts";
import { call } from "./support/api.ts";
import { controlled } from "./support/app-session.ts";
import { buildApp } from "./support/build-app.ts";
import { launchChromium } from "./support/chromium.ts";
import { startModelServer } from "./support/model-server.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { startStaticServer } from "./support/static-server.ts";

const PUBLIC = "lectern.example";
const HOME = "models.home";

interface Given {
  readonly isSecure?: boolean;
  readonly connectSrc?: string;
  /** Of the page: a public site, not this machine. */
  readonly isPublic?: boolean;
}

interface Refusal {
  readonly code?: string;
  readonly detail?: string;
}

/** Why a page of plain web space cannot ask a model server, as the browser keeps its rules and as a person reads it. */
describe("a model server that the browser does not reach", () => {
  const browsers: Browser[] = [];
  afterAll(() => Promise.all(browsers.map((browser) => browser.close())));

  async function openPage({ isSecure = false, connectSrc = "https: http:", isPublic = false }: Given): Promise<Page> {
    const made = isSecure ? await generate([{ name: "commonName", value: PUBLIC }]) : null;
    const tls = made && { cert: made.cert, key: made.private };
    const served = await startStaticServer(await buildApp(), 0, new Map(), { ...(tls && { tls }), connectSrc });
    onTestFinished(() => served.close());
    const { port } = new URL(served.origin);
    const browser = await launchChromium({
      args: [
        `--host-resolver-rules=MAP ${PUBLIC} 127.0.0.1, MAP ${HOME} 127.0.0.1`,
        "--ignore-certificate-errors",
        ...(isPublic ? [`--ip-address-space-overrides=127.0.0.1:${port}=public`] : []),
      ],
    });
    browsers.push(browser);
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(isSecure ? `https://${PUBLIC}:${port}` : served.origin);
    await controlled(page);
    return page;
  }
  const validate = async (page: Page, server_url: string) => {
    const asked = { provider: "openai_compatible", config: { server_url } };
    const { status, body } = await call<Refusal>(page, "POST", "/api/v1/ai/providers/validate", asked);
    return { status, ...body };
  };
  /** What the form says that adds a server. */
  async function readsInForm(page: Page, server_url: string, words: RegExp): Promise<void> {
    await page.goto(new URL("/settings/models", page.url()).href);
    await page.getByRole("button", { name: /^Answers:/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add a server" }).click();
    await page.getByLabel("Address").fill(server_url);
    await page.getByRole("button", { name: "List its models" }).click();
    await page.getByText("Nothing answered.").waitFor();
    await page.getByText(words).waitFor();
    await expectAccessible(page);
  }

  test("because it allows no page of another origin", async () => {
    const servers = createFakeModelServers();
    const strict = await serveFetch((request) =>
      request.method === "OPTIONS" ? Promise.resolve(new Response(null, { status: 403 })) : servers.answer(request),
    );
    onTestFinished(() => strict.close());
    const page = await openPage({});
    expect(await validate(page, strict.origin)).toMatchObject({ status: 502, code: "cors" });
    await readsInForm(page, strict.origin, /does not let pages of http:\/\/localhost:\d+ ask it \(CORS\)/);
  });

  test("because nothing runs there", async () => {
    const page = await openPage({});
    expect(await validate(page, "http://127.0.0.1:9")).toMatchObject({ status: 502, code: "unreachable" });
    await readsInForm(page, "http://127.0.0.1:9", /nothing answers at this address/);
  });

  test("because the page's policy does not name it", async () => {
    const models = await startModelServer();
    onTestFinished(() => models.close());
    const page = await openPage({ connectSrc: "http://127.0.0.1:9" });
    expect(await validate(page, models.origin)).toMatchObject({ status: 502, code: "content_policy" });
    await readsInForm(page, models.origin, /the content policy that this page came with allows no request/);
    expect(models.received).toEqual([]);
  });

  test("because it is plain http and the page came over https", async () => {
    const models = await startModelServer();
    onTestFinished(() => models.close());
    const url = models.origin.replace("127.0.0.1", HOME);
    const page = await openPage({ isSecure: true });
    expect(await validate(page, url)).toMatchObject({ status: 502, code: "mixed_content" });
    await readsInForm(page, url, /this page came over https, and a browser then asks no server in plain http/);
    expect(models.received).toEqual([]);
  });

  test("because the person has not let a public page ask this computer, and then it is reached", async () => {
    const models = await startModelServer();
    onTestFinished(() => models.close());
    const page = await openPage({ isSecure: true, isPublic: true });
    expect(await validate(page, models.origin)).toMatchObject({ status: 502, code: "private_network" });
    await readsInForm(page, models.origin, /allow it “[^”]+” in the browser's settings for this site/);
    expect(models.received).toEqual([]);
    await page.context().grantPermissions(["local-network-access"], { origin: new URL(page.url()).origin });
    expect(await validate(page, models.origin)).toMatchObject({ status: 200, valid: true });
  });
});
