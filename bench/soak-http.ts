// Requests of the soak: kept-alive connections, every answer timed and counted by its kind.
import { Agent, request, type IncomingMessage } from "node:http";

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly json?: unknown;
  readonly form?: FormData;
  /** The status that is no error; 200 when left out. */
  readonly expected?: number;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
}

/** How often each kind of request was made, how long each took, and what went wrong. */
export interface Tally {
  readonly times: Map<string, number[]>;
  readonly errors: Map<string, number>;
}

export const newTally = (): Tally => ({ times: new Map(), errors: new Map() });

/** Milliseconds; nothing in the soak takes longer unless it hangs. */
const PATIENCE = 60_000;

export function createSender(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  async function send(sent: Sent, token: string, tally?: Tally, kind = ""): Promise<Answered> {
    const begun = performance.now();
    try {
      const answer = await exchange(sent, token);
      if (answer.status !== (sent.expected ?? 200)) throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`);
      if (tally) remember(tally.times, kind, performance.now() - begun);
      return answer;
    } catch (error) {
      const said = `${sent.method} ${sent.path.replaceAll(/[0-9a-f-]{36}/g, ":id")}: ${error instanceof Error ? error.message : String(error)}`;
      if (tally) tally.errors.set(said, (tally.errors.get(said) ?? 0) + 1);
      throw new RequestError(said);
    }
  }

  async function exchange({ method, path, json, form }: Sent, token: string): Promise<Answered> {
    const packed = form ? new Response(form) : undefined;
    const body = packed
      ? Buffer.from(await packed.arrayBuffer())
      : json === undefined
        ? undefined
        : Buffer.from(JSON.stringify(json));
    const type = packed?.headers.get("content-type") ?? "application/json";
    const headers = {
      ...(token !== "" && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": type, "content-length": String(body.length) }),
    };
    return new Promise((resolve, reject) => {
      const asked = request(origin + path, { agent, method, headers, timeout: PATIENCE }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("error", reject);
        response.once("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      asked.once("timeout", () => asked.destroy(new Error(`no answer in ${PATIENCE / 1000} s`)));
      asked.once("error", reject).end(body);
    });
  }

  return { send, close: () => agent.destroy() };
}

export type Sender = ReturnType<typeof createSender>;

/** Counted already; whoever catches it goes on with something else. */
export class RequestError extends Error {}

function remember(times: Tally["times"], kind: string, milliseconds: number): void {
  const list = times.get(kind);
  if (list) list.push(milliseconds);
  else times.set(kind, [milliseconds]);
}
