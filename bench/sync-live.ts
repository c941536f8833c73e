import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { chatMessages } from "#core/chat/chat.ts";
import { change, put } from "#core/storage/store.ts";
import { pauseAfterWrite } from "#core/sync/device/pace.ts";
import { device, rowsOf, withServer, type Device } from "./sync-device.ts";

export interface LiveFigures {
  readonly edits: number;
  /** Milliseconds from an edit's write on one device until another device has the row. */
  readonly p50: number;
  readonly p95: number;
}

const EDITS = 60;

/** Single edits some time apart, heard of over SSE: the pauses before sending and asking are the app's own. */
export function benchLive(): Promise<LiveFigures> {
  return withServer(async (proxy) => {
    const [one, two] = [device(proxy), device(proxy)];
    const rows = rowsOf(EDITS);
    await one.store.write(rows.map((row) => put(chatMessages, row)));
    for (const { client } of [one, two]) await client.cycle();
    const ended = new AbortController();
    const heard = follow(two, ended.signal);
    const times: number[] = [];
    for (const { id } of rows) {
      await pause(200 + Math.random() * 100);
      const began = performance.now();
      await one.store.write([change(chatMessages, LOCAL_USER, id, { content: `edited ${id}` })]);
      await pause(pauseAfterWrite(Infinity));
      await one.client.cycle();
      while (!(await two.store.get(chatMessages, LOCAL_USER, id))?.content.startsWith("edited")) await pause(1);
      times.push(performance.now() - began);
    }
    ended.abort();
    await heard;
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * times.length)] ?? NaN;
    return { edits: EDITS, p50: at(0.5), p95: at(0.95) };
  });
}

/** A cycle whenever the server says that its head has moved, as the page's loop does. */
async function follow({ client, ask }: Device, signal: AbortSignal): Promise<void> {
  const response = await ask(`/sync/events?device=${await client.device()}`, { signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const read = await reader?.read();
      if (!read || read.done) return;
      if (read.value.includes("event: head")) await client.cycle();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds));
