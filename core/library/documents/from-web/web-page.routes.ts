import { z } from "zod";
import type { WebPagesPort } from "../../ports.ts";
import { endpointWith } from "#core/http/endpoint.ts";
import { rawReply, routes } from "#core/http/route.ts";
import { fetchPage, WebAddress } from "./fetch-page.ts";
import { aboutHeader, WEB_PAGE_PATH } from "./web-page-relay.ts";

const endpoint = endpointWith<WebPagesPort>();

/** Fetches a page in place of a device whose browser may not. */
export const webPageRoutes = routes(
  { base: WEB_PAGE_PATH, api: "platform", tag: "Web search" },
  {
    fetchWebPage: endpoint({
      method: "POST",
      path: "/",
      summary: "Fetch a web page in a device's place",
      description:
        "For a device whose browser may not read the address itself. Only public addresses are fetched. The answer is 200 with the bytes of the page; what else is known of it stands in the header lectern-fetched. Nothing is stored.",
      body: z.object({ url: WebAddress }),
      produces: "application/octet-stream",
      errors: [400, 401, 413, 502, 504],
      async handle({ body, signal }, { web, limits }) {
        const page = await fetchPage(web.guardedFetch, body.url, limits.uploadBytes, signal);
        return rawReply(new Uint8Array(page.bytes), {
          "content-type": "application/octet-stream",
          ...aboutHeader(page),
        });
      },
    }),
  },
);
