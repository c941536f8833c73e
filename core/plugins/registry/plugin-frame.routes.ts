import { endpoint } from "#core/http/endpoint.ts";
import { rawReply, routes } from "#core/http/route.ts";

/** Documents that the page puts into frames. */
export const pluginFrameRoutes = routes(
  { base: "/api/v1/public/plugin-frame", api: "platform", tag: "Plugin files" },
  {
    getPluginFrame: endpoint({
      method: "GET",
      path: "/",
      summary: "Get the document that a component module of a plugin is shown in",
      description:
        "Without a token, and the same for all. Its Connection-Allowlist is empty: neither it nor the frame in it, which inherits the list and has an origin of its own, can contact any host.",
      produces: "text/html",
      access: "anyone",
      handle: async () => {
        const { frameDocument, frameHeaders } = await import("../frame/component-document.ts");
        return rawReply(frameDocument(), frameHeaders);
      },
    }),
    getPluginFrameProbe: endpoint({
      method: "GET",
      path: "/probe",
      summary: "Get a document that finds out whether the browser heeds Connection-Allowlist",
      description:
        "Without a token. It asks for its own address, which an empty Connection-Allowlist forbids, and posts {sealed} to the page around it.",
      produces: "text/html",
      access: "anyone",
      handle: async () => {
        const { probeDocument, probeHeaders } = await import("../frame/component-document.ts");
        return rawReply(probeDocument(), probeHeaders);
      },
    }),
  },
);
