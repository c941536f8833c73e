import type { Plugin } from "vite";

/** What is put in the place of a text that a library's file holds once. */
interface Change {
  readonly file: RegExp;
  readonly from: string;
  readonly to: string;
  readonly before?: string;
}

const CHANGES: readonly Change[] = [
  {
    // Templates of components are texts that the compiler wrote. The policy stays within Solid's own module, where
    // nothing else can reach it; other HTML of Solid's (`innerHTML` as a property) stays refused.
    file: /\/solid-js\/web\/dist\/web\.js$/,
    from: "t.innerHTML = html;",
    to: "t.innerHTML = templates ? templates.createHTML(html) : html;",
    before: `const templates = globalThis.trustedTypes?.createPolicy("solid", { createHTML: (html) => html });\n`,
  },
  {
    // It asks by `new Function` whether it may make code of texts; here it never may, and each time is reported.
    file: /\/zod\/v4\/core\/core\.js$/,
    from: "(_a.__zod_globalConfig = {})",
    to: "(_a.__zod_globalConfig = { jitless: true })",
  },
];

/** Libraries under Trusted Types (`core/http/trusted-types.ts`), which would refuse what they do with texts. */
export function trustedLibraries(): Plugin {
  return {
    name: "lectern:trusted-libraries",
    apply: "build",
    transform(code, id) {
      const path = id.split("?")[0] ?? "";
      const change = CHANGES.find(({ file }) => file.test(path));
      if (!change) return undefined;
      if (code.split(change.from).length !== 2)
        throw new Error(`${path} is not what it was: see scripts/vite/trusted-libraries.ts.`);
      return { code: (change.before ?? "") + code.replace(change.from, change.to), map: null };
    },
  };
}
