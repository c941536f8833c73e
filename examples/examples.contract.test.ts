import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startProcess, type ServerProcess } from "../sync-server/testing/start-process.ts";
import { createLectern } from "../client/lectern-client.ts";

const EXAMPLE = fileURLToPath(new URL("ask-your-documents.ts", import.meta.url));
const QUESTION = "How often must the kettle be descaled?";

let folder: string;
let server: ServerProcess;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lectern-example-"));
  server = startProcess({ DATA_DIR: join(folder, "data") });
  url = await server.ready;
  await writeFile(
    join(folder, "kettle.md"),
    "# Kettle\n\n## Care\n\nThe kettle must be descaled every four weeks.\n\n## Warranty\n\nThe warranty lasts two years.\n",
  );
});
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

/** The script as a person runs it. */
async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const started = promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", EXAMPLE, ...args], {
    env: { ...process.env, ...env },
    timeout: 90_000,
  });
  return started.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

describe("examples/ask-your-documents.ts", () => {
  test("makes an account, reads the file, prints passages and an answer with its sources, and cleans up", async () => {
    const account = ["--email", "ada@example.org", "--password", "correct horse battery"];
    const { code, stdout, stderr } = await run([
      join(folder, "kettle.md"),
      QUESTION,
      "--url",
      url,
      "--clean",
      ...account,
    ]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(
      /Made an account for ada@example\.org\.\nSigned in as ada\.\nRead kettle\.md: \d+ passage\(s\)\./,
    );
    expect(stdout).toMatch(
      /Passages for [^]*0\.\d\d {2}[^]*Answer: [^]*four weeks[^]*Sources:\n {2}\[1\] kettle\.md: /,
    );
    expect(stdout).toContain("Deleted the collection");

    const ada = createLectern({ baseUrl: url });
    await ada.login({ body: { email: "ada@example.org", password: "correct horse battery" } });
    expect(await ada.listCollections()).toEqual([]);
    expect(await ada.listSessions()).toEqual([]);
    expect(await ada.listAccessTokens()).toEqual([]);

    const { token } = await ada.createAccessToken({ body: { name: "Kept" } });
    const again = await run([join(folder, "kettle.md"), QUESTION, "--url", url], { LECTERN_TOKEN: token });
    expect(again.stdout).toContain("four weeks");
    expect(await ada.listCollections()).toMatchObject([{ name: "kettle.md", document_count: 1 }]);
  });

  test("says that a password is wrong, and which file cannot be opened, in words", async () => {
    const account = ["--email", "grace@example.org", "--password", "correct horse battery"];
    const grace = { username: "grace", email: "grace@example.org", password: "another horse battery" };
    await createLectern({ baseUrl: url }).register({ body: grace });
    const wrong = await run([join(folder, "kettle.md"), QUESTION, "--url", url, ...account]);
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining("this is not its password")]);
    const missing = await run([join(folder, "kettel.md"), QUESTION, "--url", url]);
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringMatching(/kettel\.md cannot be opened/)]);
  });

  test("asks as the built-in user where there is no account, and says why a file is not read", async () => {
    await writeFile(join(folder, "empty.md"), "");
    const { code, stdout, stderr } = await run([join(folder, "empty.md"), QUESTION, "--url", url, "--clean"]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/could not be read: .*empty/)]);
    expect(stdout).not.toContain("Signed in");
    expect(await createLectern({ baseUrl: url }).listCollections()).toEqual([]);
  });

  test("says what is wrong with the account, the server or the command", async () => {
    const wrong = await run([join(folder, "kettle.md"), QUESTION, "--url", url], { LECTERN_TOKEN: "lt_nobody" });
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining("LECTERN_TOKEN")]);
    const nobody = await run([join(folder, "kettle.md"), QUESTION, "--url", "http://127.0.0.1:1"]);
    expect([nobody.code, nobody.stderr]).toEqual([1, expect.stringContaining("Nothing answered")]);
    expect(await run([])).toMatchObject({ code: 1, stderr: expect.stringContaining("Usage:") });
  });
});
