import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openEmbeddedEventStore } from '../../platform/event-store/embedded/open.js';
import type { ProductProcess } from '../../test-support/product-process.js';
import { withBareRoute } from '../bare-server.js';
import { line } from '../latencies.js';
import { appendLikes, appendMascots, sampleLikes } from '../sample-log.js';
import { SampleMascots } from '../sample-mascots.js';
import { Profiling } from '../profile/profiling.js';
import { LAYER_NAMES } from '../profile/layers.js';
import { untilIdle, usedBy } from '../used-by.js';
import { withProduct } from '../with-product.js';
import { askAll, type Ask, type Asked, type Load } from './ask-all.js';
import { keepBusy } from './busy-machine.js';
import { PocketBase } from './pocketbase.js';
import { fallOf } from './ratios.js';
import { peerRows } from './rows.js';
import { DETAIL, PROFILED, WORKLOADS, type Workload } from './workloads.js';

const MASCOTS = 100_000;
const LIKES = 200_000;

/** About as many as a mascot's page takes. */
const BARE_BYTES = 1200;
const BARE_CONNECTIONS = 64;

const IDLE_SECONDS = 20;

/** What could be measured. */
type Run = Map<Workload, Load>;
type Runs = Record<'quiet' | 'busy', Run>;

type Print = (line: string) => void;

/** The same work on the same rows, here and by PocketBase, one after the other: on a quiet machine, then on a busy one. */
export async function benchPeer(print: Print, program: string): Promise<void> {
  const likes = sampleLikes(new SampleMascots(), MASCOTS, LIKES);
  print(
    'Ours: each like is flushed to the disk before it is answered, and shows in every list that is read from then on.',
  );
  print('PocketBase 0.39: as it comes, a commit is in the file system and not flushed (synchronous = NORMAL).');
  const ours = await measureProduct(likes, print, (asked) => measure(asked, ({ ours: asks }) => asks(MASCOTS)));
  const theirs = await withPeer(likes, program, (asked) => measure(asked, ({ theirs: asks }) => asks(MASCOTS)));
  for (const condition of ['quiet', 'busy'] as const) printTable(condition, ours, theirs, print);
  await printBare(theirs.quiet.get(DETAIL), print);
  for (const workload of WORKLOADS) {
    const ratio = ratioOf(ours.quiet.get(workload), theirs.quiet.get(workload));
    const fall = ratio === undefined ? undefined : fallOf(workload.name, ratio);
    if (fall !== undefined) print(fall);
  }
}

function printTable(condition: keyof Runs, ours: Runs, theirs: Runs, print: Print): void {
  const sides = ['Marcel OS', 'PocketBase'].flatMap((side) => [side, 'p99', 'processor']);
  print('');
  print(line(`${MASCOTS.toLocaleString('en')} mascots, ${condition} machine`, ...sides, 'ratio', 'goal'));
  for (const workload of WORKLOADS) {
    const [here, there] = [ours[condition].get(workload), theirs[condition].get(workload)];
    const goal = condition === 'quiet' && workload.goal !== undefined ? `≥ ${workload.goal}` : '';
    print(line(workload.name, ...figures(here), ...figures(there), ratioOf(here, there)?.toFixed(2) ?? '', goal));
  }
}

/** The most that could be had here in one thread, whatever we did, beside what PocketBase has with its own. */
async function printBare(details: Load | undefined, print: Print): Promise<void> {
  const asks = (): Ask => ({ method: 'GET', path: '/' });
  const bare = await withBareRoute(BARE_BYTES, (address, pid) => askAll({ address, pid }, asks, BARE_CONNECTIONS));
  print(line('a bare Fastify route', ...figures(bare), ...figures(details), ratioOf(bare, details)?.toFixed(2) ?? ''));
}

async function measureProduct<T>(likes: Uint32Array, print: Print, use: (asked: Asked) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'peer-bench-ours-'));
  try {
    const events = openEmbeddedEventStore(join(folder, 'events'));
    await appendMascots(events, new SampleMascots(), MASCOTS);
    await appendLikes(events, likes);
    await events.close();
    const count = `${(MASCOTS + LIKES).toLocaleString('en')} events`;
    const result = await whileReady(folder, `first start, all views from ${count}`, print, async (asked) => {
      // A log that was filled at once is sealed only now.
      await untilIdle(asked.pid);
      const made = await use(asked);
      print(`resident after the load: ${usedBy(asked.pid)?.residentMegabytes.toFixed(0)} MB`);
      return made;
    });
    await whileReady(folder, 'start with current views', print, (asked) => printIdle(asked, print));
    await printLayers(folder, print);
    return result;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Where the time goes, in percent; what one thread does, so that idle is what was left of it. */
async function printLayers(folder: string, print: Print): Promise<void> {
  const profiling = new Profiling(folder);
  const shares: Map<string, number>[] = [];
  const profile = async ({ pid = 0, rest: { address } }: ProductProcess) => {
    await untilIdle(pid);
    for (const { ours, connections } of PROFILED)
      shares.push(await profiling.during(pid, () => askAll({ address, pid }, ours(MASCOTS), connections)));
  };
  await withProduct(folder, profile, profiling.environment);
  print('');
  print(line('layer, % of the thread', ...PROFILED.map(({ short }) => short)));
  const percent = (share = 0): string => (share * 100).toFixed(0);
  for (const layer of LAYER_NAMES) print(line(layer, ...shares.map((share) => percent(share.get(layer)))));
}

async function whileReady<T>(
  folder: string,
  label: string,
  print: Print,
  use: (asked: Asked) => Promise<T>,
): Promise<T> {
  const begun = performance.now();
  return withProduct(folder, ({ pid, rest: { address } }) => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    print(`${label}: ready after ${seconds} s, ${usedBy(pid)?.cpuSeconds.toFixed(1)} s of processor`);
    return use({ address, pid });
  });
}

async function printIdle({ pid }: Asked, print: Print): Promise<void> {
  await untilIdle(pid);
  const before = usedBy(pid);
  await setTimeout(IDLE_SECONDS * 1000);
  const after = usedBy(pid);
  if (before === undefined || after === undefined) return;
  const share = ((after.cpuSeconds - before.cpuSeconds) / IDLE_SECONDS) * 100;
  print(`idle: ${share.toFixed(2)} % of a core, ${after.residentMegabytes.toFixed(0)} MB resident`);
}

async function withPeer<T>(likes: Uint32Array, program: string, use: (asked: Asked) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'peer-bench-theirs-'));
  const peer = await PocketBase.holding(peerRows(likes), program, folder);
  try {
    return await use(peer);
  } finally {
    await peer.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measure(asked: Asked, asksOf: (workload: Workload) => () => Ask): Promise<Runs> {
  const quiet = await runAll(asked, asksOf);
  const stop = keepBusy();
  try {
    return { quiet, busy: await runAll(asked, asksOf) };
  } finally {
    stop();
  }
}

async function runAll(asked: Asked, asksOf: (workload: Workload) => () => Ask): Promise<Run> {
  const run: Run = new Map();
  for (const workload of WORKLOADS) {
    const measured = await askAll(asked, asksOf(workload), workload.connections).catch(() => undefined);
    if (measured !== undefined) run.set(workload, measured);
  }
  return run;
}

function ratioOf(here: Load | undefined, there: Load | undefined): number | undefined {
  if (here === undefined || there === undefined || there.perSecond === 0) return undefined;
  return here.perSecond / there.perSecond;
}

function figures(measured: Load | undefined): [string, string, string] {
  if (measured === undefined || measured.perSecond === 0) return ['none', '', ''];
  const { perSecond, p99, cpu } = measured;
  return [
    `${Math.round(perSecond).toLocaleString('en')}/s`,
    `${Math.round(p99)} ms`,
    cpu === undefined ? '' : `${cpu.toFixed(2)} ms`,
  ];
}
