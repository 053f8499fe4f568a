import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runAloud } from '../shared/processes.mjs';
import { resources } from './resources.mjs';

const STREAMS = 20;
const SAMPLE_MS = 10_000;
/** After this, a process has what it needs for all that it does. */
const WARM_MINUTES = 5;
/** For work under way to end, and for processes without work to go. */
const CALM_MS = 45_000;

/**
 * @typedef {import('./resources.mjs').Resources} Resources
 * @typedef {{ name: string, seen: string, holds: boolean }} Finding
 */

/**
 * Has fifty visitors and an admin at work for a while, with event streams open, and looks what that leaves behind.
 *
 * @param {string} root
 * @param {import('./loaded-product.mjs').LoadedProduct} product
 * @param {{ k6: string, minutes: number }} options
 * @returns {Promise<Finding[]>}
 */
export async function runSoak(root, product, { k6, minutes }) {
  const { address, adminToken } = product;
  const ending = new AbortController();
  const before = await resources(address);
  const streams = Array.from({ length: STREAMS }, () => listen(`${address}/api/studio/events`, ending.signal));
  const watched = watch(address, ending.signal);
  const env = { ...process.env, BASE_URL: address, ADMIN_TOKEN: adminToken, MINUTES: String(minutes) };
  const ok = await runAloud([k6, 'run', '--quiet', '--no-usage-report', '--include-system-env-vars', 'soak.js'], {
    cwd: path.join(root, 'backend', 'load', 'soak'),
    env,
  });
  ending.abort();
  const broken = (await Promise.all(streams)).reduce((all, one) => all + one, 0);
  const samples = await watched;
  await pause(CALM_MS);
  return findings({ before, samples, after: await resources(address), ok, broken });
}

/**
 * @param {{ before: Resources, samples: Resources[], after: Resources, ok: boolean, broken: number }} seen
 * @returns {Finding[]}
 */
export function findings({ before, samples, after, ok, broken }) {
  const warm = samples[Math.min((WARM_MINUTES * 60_000) / SAMPLE_MS, samples.length - 1)] ?? before;
  const last = samples.at(-1) ?? after;
  const growth = last.residentBytes / warm.residentBytes;
  const lag = Math.max(...samples.map(({ lagSeconds }) => lagSeconds));
  const mb = (/** @type {number} */ bytes) => `${Math.round(bytes / 1e6)} MB`;
  return [
    { name: 'Every request answered', seen: ok ? 'yes' : 'no', holds: ok },
    { name: 'Event streams that broke', seen: String(broken), holds: broken === 0 },
    {
      name: `Memory at the end, to minute ${WARM_MINUTES}`,
      seen: `${mb(warm.residentBytes)} → ${mb(last.residentBytes)}, × ${growth.toFixed(2)}`,
      holds: growth <= 1.2,
    },
    {
      name: 'Open files before and after',
      seen: `${before.openFiles} → ${after.openFiles}`,
      holds: after.openFiles <= before.openFiles,
    },
    {
      name: 'Lag of the event loop, 99th percentile of 10 s, worst',
      seen: `${Math.round(lag * 1000)} ms`,
      holds: lag < 0.1,
    },
  ];
}

/**
 * @param {string} address
 * @param {AbortSignal} signal
 */
async function watch(address, signal) {
  /** @type {Resources[]} */
  const samples = [];
  for (;;) {
    await pause(SAMPLE_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return samples;
    samples.push(await resources(address));
  }
}

/**
 * Listens to an event stream as a page does.
 *
 * @param {string} url
 * @param {AbortSignal} signal
 * @returns {Promise<number>} how often it broke before it was given up
 */
async function listen(url, signal) {
  let broken = 0;
  while (!signal.aborted) {
    try {
      const answer = await fetch(url, { signal });
      for await (const _ of answer.body ?? []) if (signal.aborted) break;
    } catch {
      // Told by what follows.
    }
    if (!signal.aborted) broken += 1;
  }
  return broken;
}
