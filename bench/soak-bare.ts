// Koa with a token check and nothing else around it: answers each path with the JSON it was given. A process of its own.
import { createSecretKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import jwt from "jsonwebtoken";
import Koa from "koa";

const { key, lists } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as {
  readonly key: string;
  readonly lists: Readonly<Record<string, unknown>>;
};
// As our own check does: a key given as text costs the library twice the time.
const secret = createSecretKey(Buffer.from(key));
const app = new Koa();
app.use((ctx) => {
  try {
    ctx.state["user"] = jwt.verify(ctx.get("authorization").slice("Bearer ".length), secret, { algorithms: ["HS256"] });
  } catch {
    ctx.throw(401);
  }
  ctx.body = lists[ctx.path];
});
const server = app.listen(0, "127.0.0.1", () => console.log(`port ${(server.address() as AddressInfo).port}`));
