import { isLongText, textFile } from "./text-file.ts";
import { ADD_PARAMETER, addressIn } from "./shared-address.ts";
import type { PendingFiles } from "./pending-files.ts";

/** The parameter of the address that names a batch of shared files. */
export const SHARED_BATCH = "shared";

/**
 * Answers what the system's share dialog sends to the installed app: puts the files aside for the page that opens next,
 * since this worker may be ended before that page asks, and shows the page. A shared text is a file as well. A shared web
 * address goes along in the page's own; nothing is fetched before a person confirms it.
 *
 * A launch is a navigation of the browser itself: it has no referrer, and its `Origin` is "null". A form on any page sends
 * its origin or a referrer, and is dropped unread. A page that hides both (`Referrer-Policy: no-referrer`) looks the same
 * here, since a service worker sees no `Sec-Fetch-*`; such a request opens a tab of the browser, where the page drops it
 * (`opened-files.ts`), and nothing is added before a person confirms it.
 */
export async function keepShared(pending: Pick<PendingFiles, "keep">, request: Request): Promise<Response> {
  const home = new URL("/", request.url);
  if (isLaunch(request)) {
    const shared = await request.formData();
    const files = shared.getAll("files").filter((value) => value instanceof File);
    const [url, title] = [partOf(shared, "url"), partOf(shared, "title")];
    const text = partOf(shared, "text") || title;
    const address = addressIn(url, text, title);
    // A long text is a note or a letter, also where it names a page.
    if (isLongText(text) || (address === undefined && files.length === 0 && text !== ""))
      files.push(textFile(text, title));
    else if (address !== undefined) home.searchParams.set(ADD_PARAMETER, address);
    if (files.length > 0) home.searchParams.set(SHARED_BATCH, await pending.keep(files));
  }
  return Response.redirect(home.href, 303);
}

/** Forms send the line ends of the internet. */
const partOf = (shared: FormData, name: string): string =>
  String(shared.get(name) ?? "")
    .replaceAll("\r\n", "\n")
    .trim();

export const isLaunch = ({ referrer, headers }: Pick<Request, "referrer" | "headers">): boolean =>
  (referrer === "" || referrer === "about:client") && (headers.get("origin") ?? "null") === "null";
