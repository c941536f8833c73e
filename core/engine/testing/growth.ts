import { ADVERSARIAL_TEXTS } from "./adversarial-texts.ts";

/** How much longer four times the text may take; linear work takes four times as long, quadratic work sixteen times. */
const MOST = 8;
/** Milliseconds of processor time below which a measurement is mostly noise. */
const NOISE = 6;
/** Enough that code is compiled and the machine is free for one of them; a good first try is the last. */
const TRIES = 40;

/**
 * Compares the least processor time of several runs, each size in turn. Processor time leaves out the time in which
 * other programs had the core.
 */
async function growth(run: (length: number) => unknown, length: number): Promise<number> {
  let [small, large] = [Infinity, Infinity];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    small = Math.min(small, await timed(() => run(length / 4)));
    large = Math.min(large, await timed(() => run(length)));
    if (large <= MOST * Math.max(small, NOISE)) break;
  }
  return large / Math.max(small, NOISE);
}

async function timed(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The adversarial texts for which the work grows faster than they do; none where all is well. */
export async function worst(run: (text: string) => unknown, length: number): Promise<string[]> {
  const slow: string[] = [];
  for (const text of ADVERSARIAL_TEXTS) {
    const times = await growth((size) => run(text.of(size)), length);
    if (times > MOST) slow.push(`${text.name}: ${times.toFixed(1)} times as long for four times the text`);
  }
  return slow;
}
