import type { IncomingMessage, ServerResponse } from "node:http";

/** What is answered between taking the port and being ready, which takes a second or so: a page that tries again, or JSON. */
export function startingReply(request: IncomingMessage, response: ServerResponse): void {
  const forPerson = request.headers.accept?.includes("text/html") ?? false;
  response.writeHead(503, {
    "content-type": forPerson ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "retry-after": "1",
    "cache-control": "no-store",
  });
  response.end(forPerson ? PAGE : JSON.stringify({ detail: `${SENTENCE} Try again in a moment.` }));
}

const SENTENCE = "The server is starting.";
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<meta name="viewport" content="width=device-width"><title>Lectern is starting</title>
<style>:root{color-scheme:light dark;font:1rem/1.5 system-ui}body{margin:20vh auto;max-width:30rem;padding:0 1rem}</style>
<p>${SENTENCE} This page opens by itself in a moment.</p></html>`;
