import type { Container } from "./open-container.ts";
import { byteView, type ByteView } from "./byte-view.ts";
import { encodingOfCodePage } from "./code-page.ts";

const NAMES: Readonly<Record<number, string>> = {
  2: "title",
  3: "subject",
  4: "author",
  5: "keywords",
  6: "description",
};

/** Title and author out of the OLE property set (MS-OLEPS); nothing when it is damaged. */
export function readSummary(container: Container): {
  readonly title: string | null;
  readonly properties: Record<string, unknown>;
} {
  const stream = container.stream("\u0005SummaryInformation");
  const found: Record<string, string> = {};
  try {
    if (stream) Object.assign(found, readSet(byteView(stream)));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const { title, ...properties } = found;
  return { title: title ?? null, properties };
}

function readSet(view: ByteView): Record<string, string> {
  const section = view.u32(44);
  const count = Math.min(view.u32(section + 4), 200);
  const offsets = new Map<number, number>();
  for (let i = 0; i < count; i++) offsets.set(view.u32(section + 8 + i * 8), section + view.u32(section + 12 + i * 8));
  const codePageAt = offsets.get(1);
  const codePage = codePageAt === undefined ? 1252 : view.u16(codePageAt + 4);
  const found: Record<string, string> = {};
  for (const [id, at] of offsets) {
    const name = NAMES[id];
    const value = name && readString(view, at, codePage);
    if (name && value) found[name] = value;
  }
  return found;
}

function readString(view: ByteView, at: number, codePage: number): string {
  const type = view.u16(at);
  const length = view.u32(at + 4);
  if (length > 10_000) return "";
  const text = type === 0x1f ? view.utf16(at + 8, length) : type === 0x1e ? decode(view, at + 8, length, codePage) : "";
  return text.split("\0")[0]?.trim() ?? "";
}

function decode(view: ByteView, at: number, length: number, codePage: number): string {
  if (codePage === 1200) return view.utf16(at, length >> 1);
  return view.ansi(at, length, encodingOfCodePage(codePage));
}
