// Koa with nothing around it: answers GET /list and POST /search with the JSON it was given. A process of its own.
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import Koa from "koa";

const { list, search } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as {
  readonly list: unknown;
  readonly search: unknown;
};
const app = new Koa();
app.use(async (ctx) => {
  if (ctx.method === "POST") for await (const _ of ctx.req);
  ctx.body = ctx.path === "/list" ? list : search;
});
const server = app.listen(0, "127.0.0.1", () => console.log(`port ${(server.address() as AddressInfo).port}`));
