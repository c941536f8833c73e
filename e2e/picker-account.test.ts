import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "./support/api.ts";
import { startModelServer, type ModelServer } from "./support/model-server.ts";
import { addFiles, markdown } from "./support/page-steps.ts";
import { inStep, openSyncedDevices, strip, type SyncedDevice, type SyncedDevices } from "./support/synced-devices.ts";

const NOTES = markdown("tesla.md", "# Nikola Tesla\n\nNikola Tesla was born in Smiljan in 1856.\n");
const QUESTION = "Where was Nikola Tesla born?";
const SLOW = { timeout: 90_000 };

describe("what answers, chosen once for an account", () => {
  let world: SyncedDevices;
  let models: ModelServer;
  let a: SyncedDevice;
  let b: SyncedDevice;
  beforeAll(async () => {
    models = await startModelServer(["honest"]);
    world = await openSyncedDevices({ env: { MODEL_SERVERS: models.origin } });
    [a, b] = await Promise.all([world.openDevice(), world.openDevice()]);
  });
  afterAll(async () => {
    await world?.close();
    await models?.close();
  });

  const answers = ({ page }: SyncedDevice, name: string) => page.getByRole("button", { name: `Answers: ${name}` });
  /** Resolves when this answers here; a failure says what the page shows instead, and how far sync is. */
  const answersBy = async ({ page }: SyncedDevice, name: string) => {
    const shown = async () => [
      await page.getByRole("button", { name: /^Answers:/ }).textContent({ timeout: 1000 }),
      await strip(page).textContent(),
      ...(await page.locator(".sync-problem, [role=alert]").allTextContents()),
    ];
    const said = () => shown().then((words) => words.join(" · ").replaceAll(/\s+/g, " "), String);
    await expect.poll(said, SLOW).toContain(`Answers: ${name}`);
  };
  const list = ({ page }: SyncedDevice) => page.getByRole("dialog", { name: "What answers" });
  const addServer = async (device: SyncedDevice, name: string, key = "") => {
    const { page } = device;
    await page.getByRole("button", { name: /^Answers:/ }).click();
    await page.getByRole("button", { name: "Add a server" }).click();
    await page.getByLabel("Address").fill(models.origin);
    await page.getByLabel("API key, if it wants one").fill(key);
    await page.getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "List its models" }).click();
    await page.getByLabel("Model that answers").selectOption("honest");
    await page.getByRole("button", { name: "Use this model" }).click();
    await answersBy(device, `honest (${name})`);
  };
  async function send(path: string, body: object): Promise<unknown> {
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const answer = await fetch(world.origin + path, { method: "POST", headers, body: JSON.stringify(body) });
    return JSON.parse((await answer.text()).replace(/^(?:event: message\n)?data: /, ""));
  }
  const writtenByV1 = async () => {
    const messages = [{ role: "user", content: QUESTION }];
    const { lectern } = (await send("/v1/chat/completions", { model: "lectern", messages })) as {
      readonly lectern: { readonly generator: { readonly name: string } };
    };
    return lectern.generator.name;
  };
  const writtenByMcp = async () => {
    const params = { name: "ask", arguments: { question: QUESTION } };
    const { result } = (await send("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params })) as {
      readonly result: {
        readonly structuredContent: { readonly written_by: string; readonly why_no_model: string | null };
      };
    };
    const { written_by, why_no_model } = result.structuredContent;
    return why_no_model ?? written_by;
  };

  test("is what programs and assistants get from the server, and the other device shows", async () => {
    await Promise.all([inStep(a.page), inStep(b.page)]);
    await addFiles(a.page, [NOTES]);
    await Promise.all([a, b].map(({ page }) => page.getByText("1 document can answer").waitFor()));
    await addServer(a, "Home");
    await answersBy(b, "honest (Home)");
    await expect.poll(writtenByV1, SLOW).toBe("honest (Home)");
    await expect.poll(writtenByMcp, SLOW).toBe("honest (Home)");
    await b.page.locator("[data-ask]").fill(QUESTION);
    await b.page.keyboard.press("Enter");
    await b.page.getByRole("article", { name: "Answer" }).getByText("Written by honest").waitFor();
    await b.page.goto(world.origin);
  });

  test("may be another on one device, which says so; the others and the server go on as before", async () => {
    await answers(b, "honest (Home)").click();
    await list(b)
      .getByLabel(/Only on this device/)
      .check();
    await list(b).getByRole("option").filter({ hasText: "Quotes only" }).click();
    await answers(b, "Quotes only").click();
    await list(b).getByText("This device has its own choice. Your account uses honest.").waitFor();
    expect((await call<{ choice: { use: string } }>(a.page, "GET", "/api/language-models")).body.choice.use).toBe(
      "chosen",
    );
    expect(await writtenByV1()).toBe("honest (Home)");
    await list(b).getByRole("button", { name: "Use the account's choice here" }).click();
    await b.page.keyboard.press("Escape");
    await answersBy(b, "honest (Home)");
  });

  test("that needs a key is told of where the key is not, and answers are quotes with that reason", async () => {
    await addServer(a, "Studio", "k-12345678");
    const { page } = b;
    await answersBy(b, "Quotes only");
    await answers(b, "Quotes only").click();
    await list(b)
      .getByText(/Studio is not set up here\. Its API key stays on the device where it was entered/)
      .waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[data-ask]").fill(QUESTION);
    await page.keyboard.press("Enter");
    const answer = page.getByRole("article", { name: "Answer" }).last();
    await answer
      .getByText(/add the server here with its key/)
      .first()
      .waitFor();
    await answer.getByText("Smiljan").first().waitFor();
    await expect.poll(writtenByMcp, SLOW).toContain("is not set up here");
    expect([...a.errors, ...b.errors]).toEqual([]);
  });
});
