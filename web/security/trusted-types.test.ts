import { describe, expect, it, vi } from "vitest";
import { createPolicy, ownScript } from "./trusted-types.ts";

describe("the addresses of scripts", () => {
  const PAGE = "https://lectern.test/chats/1";

  it.each(["/sw.js", "https://lectern.test/assets/query.worker-BX_2-a.js", "/assets/pdf.worker.min-CQ.mjs"])(
    "%s is the app's own",
    (url) => {
      expect(ownScript(url, PAGE)).toBe(url);
    },
  );

  it.each([
    "https://elsewhere.test/assets/a.js",
    "//elsewhere.test/sw.js",
    "/api/documents/1/file",
    "/assets/../api/documents/1/file.js",
    "/assets/%2e%2e/api/a.js",
    "/assets/a.js/../../api/v1/public/plugins/p/a.js",
    "/api/v1/public/plugins/p/bundle.js",
    "data:text/javascript,alert(1)",
    "javascript:alert(1)",
    "blob:https://lectern.test/7a1c",
    "/assets/a.html",
  ])("%s is not", (url) => {
    expect(ownScript(url, PAGE)).toBeNull();
  });
});

describe("a policy", () => {
  it("follows its rules where the browser has no Trusted Types, and makes nothing of another kind", () => {
    const policy = createPolicy("test", { createHTML: (html) => html.toUpperCase() });
    expect(policy.createHTML("a")).toBe("A");
    expect(() => policy.createScriptURL("/sw.js")).toThrow(TypeError);
  });

  it("is the browser's own where there are some", () => {
    const made = { createHTML: (html: string) => html, createScriptURL: (url: string) => url };
    const createPolicyThere = vi.fn(() => made);
    vi.stubGlobal("trustedTypes", { createPolicy: createPolicyThere });
    const rules = { createHTML: (html: string) => html };
    expect(createPolicy("test", rules)).toBe(made);
    expect(createPolicyThere).toHaveBeenCalledWith("test", rules);
    vi.unstubAllGlobals();
  });
});
