import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { DESK } from "../screens.ts";
import type { DrivenBrowser, DrivenPage } from "./driven-page.ts";

const PROGRAMS = ["/usr/bin/WebKitWebDriver", "/usr/bin/dbus-run-session", "/usr/bin/xvfb-run"];

/** True where Debian's webkit2gtk-driver, dbus and xvfb are installed. */
export const hasWebKit = (): boolean => PROGRAMS.every((path) => existsSync(path));

/** Milliseconds for the driver to listen. */
const START_LIMIT = 60_000;
/** How WebDriver names an element, and a key. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const KEYS: Readonly<Record<string, string>> = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };

/** WebKitGTK's MiniBrowser through WebDriver, on a display that nobody sees. */
export async function launchWebKit(): Promise<DrivenBrowser> {
  const port = await freePort();
  const driver = spawn(
    "dbus-run-session",
    ["--", "xvfb-run", "-a", "-s", "-screen 0 1600x1200x24", "WebKitWebDriver", "--host=127.0.0.1", `--port=${port}`],
    // A group of its own: the display, the bus and the browser end with it, however this ends.
    { detached: true, stdio: "ignore", env: { ...process.env, GTK_A11Y: "none", NO_AT_BRIDGE: "1" } },
  );
  const end = () => killGroup(driver);
  process.once("exit", end);
  const close = async () => {
    process.off("exit", end);
    const ended = new Promise((resolve) => driver.once("exit", resolve));
    if (driver.exitCode === null && end()) await ended;
  };
  try {
    const send = createSend(`http://127.0.0.1:${port}`);
    await listening(driver, send);
    const { sessionId, capabilities } = await send<NewSession>("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": {
            binary: miniBrowser(),
            args: ["--automation"],
          },
          timeouts: { script: 120_000, pageLoad: 120_000 },
        },
      },
    });
    const ask: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
    let opened = 0;
    return {
      name: `WebKitGTK (${capabilities.browserName} ${capabilities.browserVersion})`,
      async tab() {
        // A window: MiniBrowser opens a new tab behind the first, and in a hidden page failed requests wait to be repeated.
        const handle =
          opened++ === 0
            ? await ask<string>("GET", "/window")
            : (await ask<{ readonly handle: string }>("POST", "/window/new", { type: "window" })).handle;
        await ask("POST", "/window", { handle });
        await ask("POST", "/window/rect", DESK);
        return drivenPage(ask, handle);
      },
      async close() {
        await ask("DELETE", "").catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface NewSession {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

type Send = <Answer>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Answer>;

function drivenPage(ask: Send, handle: string): DrivenPage {
  const inTab: Send = async (...request) => {
    await ask("POST", "/window", { handle });
    return ask(...request);
  };
  const run = <Answer>(script: string, args: readonly unknown[]) =>
    inTab<Answer>("POST", "/execute/async", { script, args });
  const find = async (selector: string) => {
    const found = await inTab<Record<string, string>>("POST", "/element", { using: "css selector", value: selector });
    return found[ELEMENT];
  };
  const press = (key: string) =>
    inTab<void>("POST", "/actions", {
      actions: [
        {
          type: "key",
          id: "keyboard",
          actions: [...key].flatMap((value) => [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ]),
        },
      ],
    });
  return {
    open: (url) => inTab("POST", "/url", { url }),
    reload: () => inTab("POST", "/refresh", {}),
    async evaluate(work, ...given) {
      const { answer, problem } = await run<{ readonly answer: never; readonly problem?: string }>(
        `const done = arguments[arguments.length - 1];
         Promise.resolve().then(() => (${work.toString()})(...[...arguments].slice(0, -1)))
           .then((answer) => done({ answer }), (error) => done({ problem: String(error) }));`,
        given,
      );
      if (problem !== undefined) throw new Error(problem);
      return answer;
    },
    click: async (selector) => inTab("POST", `/element/${await find(selector)}/click`, {}),
    press: (key) => press(KEYS[key] ?? key),
    type: press,
  };
}

function createSend(origin: string): Send {
  return async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { readonly value: Answer & { readonly message?: string } };
    if (!response.ok) throw new Error(`WebDriver, ${method} ${path}: ${value.message ?? response.status}`);
    return value;
  };
}

/** Resolves when the driver answers; rejects when it ends before. */
async function listening(driver: ChildProcess, send: Send): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
    const isReady = await send<{ readonly ready: boolean }>("GET", "/status").then(
      ({ ready }) => ready,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error("WebKitWebDriver did not answer in time.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function miniBrowser(): string {
  const found = ["x86_64", "aarch64"]
    .flatMap((machine) =>
      ["4.1", "4.0", "6.0"].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
  if (!found) throw new Error("WebKitWebDriver is installed, but no MiniBrowser beside it.");
  return found;
}

/** False where the group is gone. */
function killGroup({ pid }: ChildProcess): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, "SIGKILL");
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
