import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedEventStore } from '../../platform/event-store/embedded/open.js';
import { ProductProcess } from '../../test-support/product-process.js';
import { line } from '../latencies.js';
import type { Throughput } from '../requests-per-second.js';
import { appendLikes, appendMascots, sampleLikes } from '../sample-log.js';
import { SampleMascots } from '../sample-mascots.js';
import { askAll, type Ask } from './ask-all.js';
import { keepBusy } from './busy-machine.js';
import { PocketBase } from './pocketbase.js';
import { fallOf } from './ratios.js';
import { peerRows } from './rows.js';
import { WORKLOADS, type Workload } from './workloads.js';

const MASCOTS = 100_000;
const LIKES = 200_000;

/** What could be measured. */
type Run = Map<Workload, Throughput>;

/** The same work on the same rows, here and by PocketBase, one after the other: on a quiet machine, then on a busy one. */
export async function benchPeer(print: (line: string) => void, program: string): Promise<void> {
  const likes = sampleLikes(new SampleMascots(), MASCOTS, LIKES);
  print(
    'Ours: each like is flushed to the disk before it is answered, and shows in every list that is read from then on.',
  );
  print('PocketBase 0.39: as it comes, a commit is in the file system and not flushed (synchronous = NORMAL).');
  const ours = await withProduct(likes, (address) => measure(address, ({ ours: asks }) => asks(MASCOTS)));
  const theirs = await withPeer(likes, program, (address) => measure(address, ({ theirs: asks }) => asks(MASCOTS)));
  for (const condition of ['quiet', 'busy'] as const) {
    print('');
    print(
      line(
        `${MASCOTS.toLocaleString('en')} mascots, ${condition} machine`,
        'Marcel OS',
        'p99',
        'PocketBase',
        'p99',
        'ratio',
        'goal',
      ),
    );
    for (const workload of WORKLOADS) {
      const [here, there] = [ours[condition].get(workload), theirs[condition].get(workload)];
      const goal = condition === 'quiet' && workload.goal !== undefined ? `≥ ${workload.goal}` : '';
      print(line(workload.name, ...figures(here), ...figures(there), ratioOf(here, there)?.toFixed(2) ?? '', goal));
    }
  }
  for (const workload of WORKLOADS) {
    const ratio = ratioOf(ours.quiet.get(workload), theirs.quiet.get(workload));
    const fall = ratio === undefined ? undefined : fallOf(workload.name, ratio);
    if (fall !== undefined) print(fall);
  }
}

async function withProduct<T>(likes: Uint32Array, use: (address: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'peer-bench-ours-'));
  const events = openEmbeddedEventStore(join(folder, 'events'));
  await appendMascots(events, new SampleMascots(), MASCOTS);
  await appendLikes(events, likes);
  await events.close();
  const product = await ProductProcess.start(folder);
  try {
    await product.untilReady();
    return await use(product.rest.address);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true });
  }
}

async function withPeer<T>(likes: Uint32Array, program: string, use: (address: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'peer-bench-theirs-'));
  const peer = await PocketBase.holding(peerRows(likes), program, folder);
  try {
    return await use(peer.address);
  } finally {
    await peer.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measure(
  address: string,
  asksOf: (workload: Workload) => () => Ask,
): Promise<Record<'quiet' | 'busy', Run>> {
  const quiet = await runAll(address, asksOf);
  const stop = keepBusy();
  try {
    return { quiet, busy: await runAll(address, asksOf) };
  } finally {
    stop();
  }
}

async function runAll(address: string, asksOf: (workload: Workload) => () => Ask): Promise<Run> {
  const run: Run = new Map();
  for (const workload of WORKLOADS) {
    const measured = await askAll(address, asksOf(workload), workload.connections).catch(() => undefined);
    if (measured !== undefined) run.set(workload, measured);
  }
  return run;
}

function ratioOf(here: Throughput | undefined, there: Throughput | undefined): number | undefined {
  if (here === undefined || there === undefined || there.perSecond === 0) return undefined;
  return here.perSecond / there.perSecond;
}

function figures(measured: Throughput | undefined): [string, string] {
  if (measured === undefined) return ['failed', ''];
  return [`${Math.round(measured.perSecond).toLocaleString('en')}/s`, `${Math.round(measured.p99)} ms`];
}
