import { expect, test } from "vitest";
import { isLaunch, keepShared } from "./shared-files.ts";

const seen = (referrer: string, origin?: string) => ({
  referrer,
  headers: new Headers(origin === undefined ? {} : { origin }),
});

test("a request that any page sent, and that says so, is no launch of the system", () => {
  expect(isLaunch(seen("https://evil.example/", "https://evil.example"))).toBe(false);
  expect(isLaunch(seen("", "https://evil.example"))).toBe(false);
  expect(isLaunch(seen("https://evil.example/page", "null"))).toBe(false);
  expect(isLaunch(seen("http://localhost:8000/", "http://localhost:8000"))).toBe(false);
});

test("a navigation of the browser itself may be one", () => {
  expect(isLaunch(seen("", "null"))).toBe(true);
  expect(isLaunch(seen(""))).toBe(true);
});

/** What was kept and where the page goes, of what a program shares. */
async function share(parts: Readonly<Record<string, string | File>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  const kept: { name: string; text: string }[] = [];
  const pending = {
    async keep(files: readonly File[]) {
      for (const file of files) kept.push({ name: file.name, text: await file.text() });
      return "batch";
    },
  };
  const request = new Request("http://localhost/share", { method: "POST", body: form });
  const { headers } = await keepShared(pending, request);
  return { kept, address: new URL(headers.get("location") ?? "").searchParams.get("add") };
}

const LETTER = "The lamp is lit at ten each night. ".repeat(20);

test("a shared text is kept as a file, by its title", async () => {
  const { kept, address } = await share({ title: "To buy: rope", text: "Rope and\ntwo lamps" });
  expect(kept).toEqual([{ name: "To buy rope.md", text: "Rope and\ntwo lamps" }]);
  expect(address).toBeNull();
  expect((await share({ title: "Rope" })).kept).toEqual([{ name: "Rope.md", text: "Rope" }]);
  expect((await share({ text: "  " })).kept).toEqual([]);
});

test("words around an address ask for its page, and a letter that names one is kept", async () => {
  expect(await share({ text: "Owls https://owls.example/night" })).toEqual({
    kept: [],
    address: "https://owls.example/night",
  });
  const { kept, address } = await share({ text: `${LETTER} https://owls.example/night` });
  expect(kept).toEqual([{ name: expect.stringMatching(/^The lamp/), text: `${LETTER} https://owls.example/night` }]);
  expect(address).toBeNull();
});

test("a caption beside a shared file is not made a file", async () => {
  const file = new File(["# Owls"], "owls.md");
  expect((await share({ text: "Look at this", files: file })).kept.map(({ name }) => name)).toEqual(["owls.md"]);
});
