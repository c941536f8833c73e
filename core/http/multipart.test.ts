import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMultipart } from "./multipart.ts";

/** A form as a browser writes it, and as the platform's own reader reads it. */
const requestOf = (form: FormData) => new Request("http://here.test/", { method: "POST", body: form });

const boundary = "----WebKitFormBoundary0123456789abcdef";
const raw = (body: string | Uint8Array<ArrayBuffer>, type = `multipart/form-data; boundary=${boundary}`) =>
  new Request("http://here.test/", { method: "POST", headers: { "content-type": type }, body });

/** A body that comes in pieces of this many bytes. */
const inPieces = (body: Uint8Array<ArrayBuffer>, piece: number) => ({
  headers: new Headers({ "content-type": `multipart/form-data; boundary=${boundary}` }),
  blob: async () =>
    Object.assign(new Blob([body]), {
      stream: () => {
        let at = 0;
        return new ReadableStream({
          pull: (controller) =>
            at < body.length ? controller.enqueue(body.slice(at, (at += piece))) : controller.close(),
        });
      },
    }) as Blob,
});

const part = (name: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

async function read(request: Parameters<typeof readMultipart>[0]) {
  const { fields, files } = await readMultipart(request);
  const bytes = async (stream: ReadableStream<Uint8Array>) =>
    new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
  return {
    fields,
    files: await Promise.all(
      files.map(
        async ({ field, file }) => [field, file.name, file.type, file.size, await bytes(file.stream())] as const,
      ),
    ),
  };
}

/** What could be taken for the end of a part. */
const bytes = fc.array(
  fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc
      .constantFrom(
        "\r\n",
        "\r",
        "\n",
        "--",
        "\r\n--",
        `--${boundary}`,
        `\n--${boundary}`,
        `\r\n--${boundary.slice(0, -1)}`,
      )
      .map((text) => new TextEncoder().encode(text)),
  ),
  { maxLength: 30 },
);

describe("a form whose files are slices of its body", () => {
  it("is read as the platform reads it, whatever is in it", async () => {
    const text = fc.string({ unit: "grapheme", maxLength: 20 }).map((value) => value.replaceAll(/[\r\n]/g, ""));
    const name = text.map((value) => `n${value}`);
    const entry = fc.record({
      name,
      value: fc.oneof(text, bytes),
      filename: text.map((value) => `${value}.md`),
      type: fc.constantFrom("", "text/markdown"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 6 }), async (entries) => {
        const form = new FormData();
        const expected = { fields: {} as Record<string, string>, files: [] as unknown[] };
        for (const { name, value, filename, type } of entries) {
          if (typeof value === "string") {
            form.append(name, value);
            expected.fields[name] = value;
          } else form.append(name, new File(value as Uint8Array<ArrayBuffer>[], filename, { type }));
        }
        for (const [field, file] of form)
          if (typeof file !== "string")
            expected.files.push([
              field,
              file.name,
              file.type || "application/octet-stream",
              file.size,
              new Uint8Array(await file.arrayBuffer()),
            ]);
        expect(await read(requestOf(form))).toEqual(expected);
      }),
    );
  });

  it.each([
    ["a line separator", "n\u2028\u2029"],
    ["what looks like a file's name", "n; filename="],
  ])("has names with %s in them", async (_, name) => {
    const form = new FormData();
    form.append(name, new File(["abc"], `${name}.md`));
    form.append(name, "value");
    const { fields, files } = await read(requestOf(form));
    expect(files.map(([field, filename]) => [field, filename])).toEqual([[name, `${name}.md`]]);
    expect(fields).toEqual({ [name]: "value" });
  });

  it("is found wherever the pieces of its body are cut", async () => {
    const body = new TextEncoder().encode(`${part("one", "1\r\n--")}${part("two", "")}--${boundary}--\r\n`);
    for (let piece = 1; piece <= body.length; piece++)
      expect((await read(inPieces(body, piece))).fields, `pieces of ${piece}`).toEqual({ one: "1\r\n--", two: "" });
  });

  it("gives its files as often as they are asked for, without having read them into memory", async () => {
    const form = new FormData();
    form.append("file", new File(["abc"], "a.txt"));
    const request = requestOf(form);
    const { files } = await readMultipart({
      headers: request.headers,
      blob: () => request.blob(),
      formData: () => Promise.reject(new Error("This copies it.")),
    } as never);
    for (let time = 0; time < 2; time++)
      expect(await new Response(files[0]?.file.stream() as never).text()).toBe("abc");
  });

  const whole = `${part("one", "1")}--${boundary}--\r\n`;
  it.each([
    ["is cut off before its end", raw(whole.slice(0, -6))],
    ["is cut off within a part", raw(whole.slice(0, 90))],
    ["is empty", raw("")],
    ["names no boundary", raw(whole, "multipart/form-data")],
    ["has another boundary", raw(whole.replaceAll("0123", "3210"))],
    ["has a part without a name", raw(whole.replace("; name", "; nome"))],
    ["has a part that never begins", raw(`--${boundary}x\r\n\r\n1\r\n--${boundary}--\r\n`)],
    ["has a part whose headers have no end", raw(whole.replace("\r\n\r\n", `\r\nx: ${"y".repeat(20_000)}\r\n\r\n`))],
  ])("is refused when it %s", async (_, request) => {
    await expect(readMultipart(request)).rejects.toMatchObject({ status: 400, message: /could not be read/ });
  });
});
