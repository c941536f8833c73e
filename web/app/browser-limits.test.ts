import { describe, expect, it } from "vitest";
import { browserLimits } from "./browser-limits.ts";

const answeredBy = (where: "device" | "server", why?: string) => ({ where: () => where, whyServer: () => why });
const ON_DEVICE = answeredBy("device");
const ALL = { gpu: true, folders: true, promises: true };

describe("what a browser cannot do", () => {
  it("is nothing where it can do everything", () => expect(browserLimits(ON_DEVICE, ALL)).toEqual([]));

  it("is a sentence for each thing that it lacks", () => {
    expect(browserLimits(ON_DEVICE, { ...ALL, gpu: false })).toEqual([expect.stringContaining("WebGPU")]);
    expect(browserLimits(ON_DEVICE, { ...ALL, folders: false })).toEqual([expect.stringContaining("folder")]);
    expect(browserLimits(ON_DEVICE, { ...ALL, promises: false })).toEqual([expect.stringContaining("may clear")]);
  });

  it("is that the server answers, and why, where it keeps no files", () => {
    const host = answeredBy("server", "This browser has no service workers.");
    expect(browserLimits(host, { gpu: false, folders: false, promises: false })).toEqual([
      "This browser has no service workers. So the server keeps your files and answers your questions. This page does not work without it.",
    ]);
  });
});
