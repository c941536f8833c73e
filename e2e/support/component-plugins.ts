import { strToU8, zipSync } from "fflate";
import { moduleData, pluginData } from "#core/plugins/testing/make-plugin.ts";

export interface ComponentPlugin {
  readonly slug: string;
  /** Module → what its factory returns: an expression, with `React` in reach where the plugin shares React. */
  readonly modules: Readonly<Record<string, string>>;
  readonly permissions?: readonly string[];
  /** By module, over the usual metadata. */
  readonly metadata?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Further files, by path below `dist/`. */
  readonly files?: Readonly<Record<string, string>>;
  /** Statements at the start of the bundle. */
  readonly begin?: string;
  /** Code that runs in its `init`, with the scope in reach as `shared`. */
  readonly init?: string;
  /** Whether it takes React from the scope that is shared with it. */
  readonly sharesReact?: boolean;
}

/** An archive with a federation container as webpack builds them, written by hand. */
export function componentPlugin(plugin: ComponentPlugin): Buffer {
  const { slug, modules, permissions = ["storage.read"], metadata = {}, files = {} } = plugin;
  const data = {
    plugin_data: pluginData({ slug, plugin: { name: slug, permissions } }),
    module_data: Object.keys(modules).map((name) =>
      moduleData(name, { config_fields: {}, required_services: {}, ...metadata[name] }),
    ),
  };
  const entries = Object.entries({ "remoteEntry.js": bundleOf(plugin), ...files }).map(
    ([path, text]) => [`dist/${path}`, strToU8(text)] as const,
  );
  return Buffer.from(zipSync({ "plugin.json": strToU8(JSON.stringify(data)), ...Object.fromEntries(entries) }));
}

function bundleOf({ slug, modules, begin = "", init = "", sharesReact = true }: ComponentPlugin): string {
  const getters = Object.entries(modules).map(([name, code]) => `${JSON.stringify(`./${name}`)}: () => (${code})`);
  const react = sharesReact
    ? // As minifiers write it: the text names React in no quotes.
      `const React = (await Object.values(shared.react)[0].get())(); window.React = React;`
    : "document.createElement('p');";
  return `var ${slug} = (() => {
    ${begin}
    const publicPath = document.currentScript.src.replace(/[^/]+$/, "");
    let shared;
    return {
      init(scope) {
        shared = scope;
        ${init}
      },
      get: async (name) => {
        ${react}
        const modules = { ${getters.join(",\n")} };
        if (!modules[name]) throw new Error('Module "' + name + '" does not exist in container.');
        const made = modules[name]();
        return () => ({ __esModule: true, default: made });
      },
    };
  })();`;
}
