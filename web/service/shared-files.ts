import { SHARED_FILES, SHARE_PATH } from "./messages.ts";

/**
 * Answers what the system's share dialog sends to the installed app: puts the files aside for the page that opens next,
 * since this worker may be ended before that page asks, and shows the page.
 */
export async function keepShared({ caches }: { readonly caches: CacheStorage }, request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll("files").filter((value) => value instanceof File);
  const cache = await caches.open(SHARED_FILES);
  await Promise.all(
    files.map((file) => {
      const key = `${SHARE_PATH}/${crypto.randomUUID()}?${new URLSearchParams({ name: file.name }).toString()}`;
      return cache.put(new URL(key, request.url).href, new Response(file));
    }),
  );
  return Response.redirect(new URL("/", request.url).href, 303);
}
