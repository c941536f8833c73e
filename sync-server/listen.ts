import type { Server } from "node:net";
import { StartError } from "./config.ts";
import type { WebListener } from "./web-listener.ts";

export interface WantedPort {
  readonly port: number;
  /** The variable that sets it, for the message when it cannot be had. */
  readonly variable: string;
}

/** Listens and answers the port, which the system chose when 0 was asked. Throws `StartError` when it cannot be had. */
export function listen(server: Server, host: string, { port, variable }: WantedPort): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explain(error, host, { port, variable }));
    server.once("error", fail);
    server.listen({ host, port }, () => {
      server.off("error", fail);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}

function explain(error: NodeJS.ErrnoException, host: string, { port, variable }: WantedPort): Error {
  if (error.code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} is already in use, by another Lectern or another program. Stop it, or choose another port: ${variable}=${port + 10} npm start`,
    );
  }
  if (error.code === "EACCES")
    return new StartError(
      `Port ${port} may not be used without special rights. Choose one above 1023 with ${variable}.`,
    );
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new StartError(`This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1.`);
  }
  return error;
}

/** Stops taking requests, lets running ones end for a moment (milliseconds), then cuts them off. */
export async function stopListening(listeners: readonly WebListener[], grace: number): Promise<void> {
  await Promise.all(
    listeners.map((listener) => {
      const closed = new Promise<void>((resolve) => listener.server.close(() => resolve()));
      listener.closeIdle();
      const timer = setTimeout(() => listener.closeAll(), grace);
      listener.release();
      return closed.finally(() => clearTimeout(timer));
    }),
  );
}
