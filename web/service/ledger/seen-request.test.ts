import { expect, test } from "vitest";
import { bytesOf, seenRequest } from "./seen-request.ts";

const ORIGIN = "http://localhost:5000";
const purposeOf = (url: string, hint?: "language model") => seenRequest({ url, hint, bytes: 0 }, ORIGIN);

test("a request is known by its host and what is asked of it", () => {
  expect(purposeOf("/assets/a.js")).toEqual({ host: "localhost:5000", purpose: "page files", bytes: 0 });
  expect(purposeOf("http://localhost:5000/sync/push")?.purpose).toBe("sync");
  expect(purposeOf("/models/a.onnx")?.purpose).toBe("this server");
  expect(purposeOf("https://huggingface.co/x/resolve/main/y")?.purpose).toBe("model hub");
  expect(purposeOf("https://api.example.org/v1", "language model")?.purpose).toBe("language model");
  expect(purposeOf("https://api.example.org/v1")).toMatchObject({ host: "api.example.org", purpose: "other" });
  expect(purposeOf("http://localhost:11434/api/tags")?.host).toBe("localhost:11434");
  expect(purposeOf("wss://localhost:5000/x")?.purpose).toBe("page files");
});

test("what needs no network is not counted", () => {
  for (const url of ["blob:http://localhost:5000/1", "data:text/plain,x", "about:blank", "inline", "http://"])
    expect(purposeOf(url.includes(":") ? url : `${url}:`)).toBeUndefined();
});

test("the size of a body is known where it is there whole", () => {
  expect(bytesOf("é")).toBe(2);
  expect(bytesOf(new Uint8Array(3))).toBe(3);
  expect(bytesOf(new Blob(["four"]))).toBe(4);
  expect(bytesOf(undefined)).toBe(0);
  expect(bytesOf(new ReadableStream())).toBeNull();
  expect(bytesOf(new FormData())).toBeNull();
});
