/** `:::tip Title`, `::: warning` and `::: {.note}`, which begin an aside of site builders and of Pandoc, and the `:::` that ends it. */
const FENCE = /^(?<before>[ \t]*):{3,}[ \t]*(?:\p{L}[\w-]*|\{[^}\n]*\})?(?:\[(?<label>[^\]\n]*)\])?(?<title>[^\n]*)$/u;
/** `> [!NOTE] Title`, which begins one of GitHub and Obsidian. */
const ALERT = /^(?<before>[ \t]*>[ \t]*)\[!\p{L}[\w-]*\][+-]?(?<title>[^\n]*)$/u;
/** `import Tabs from '@theme/Tabs';` of MDX. */
const IMPORT = /^import [^'"\n]{1,200} from (?<mark>['"])[^'"\s]+\k<mark>;?[ \t]*$/u;

/** `<TabItem value="mac" label="macOS">` of MDX. */
const TAB = /^[ \t]*<Tab(?:Item)?\b[^>\n]*?\b(?:label|title)=(?<mark>["'])(?<name>[^"'\n]+)\k<mark>[^>\n]*>[ \t]*$/u;

/** A line outside code as a reader sees it: of the marks of an aside its title only, of a tab its name, of MDX no imports. */
export function withoutMarksOfAsides(line: string): string {
  if (IMPORT.test(line)) return "";
  const tab = TAB.exec(line)?.groups?.["name"];
  if (tab !== undefined) return `\n**${tab}**\n`;
  const { before, label, title = "" } = (ALERT.exec(line) ?? FENCE.exec(line))?.groups ?? {};
  if (before === undefined) return line;
  // Attributes after a title, "{#id .class}", are no part of it.
  const words = (label ?? title.replace(/\{[^}]*\}\s*$/u, "")).trim();
  return words === "" ? before : `${before}**${words}**\n`;
}
