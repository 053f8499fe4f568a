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
import { RATIOS, tellFall } from './ratios.js';
import { peerRows } from './rows.js';
import { WORKLOADS, type Workload } from './workloads.js';

const MASCOTS = 100_000;
const LIKES = 200_000;

/** What went wrong, where it could not be measured. */
type Measured = Throughput | Error;

type Run = Map<Workload, Measured>;

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
      const ratio = isSeen(here) && isSeen(there) && there.perSecond > 0 ? here.perSecond / there.perSecond : undefined;
      const goal = condition === 'quiet' && workload.goal !== undefined ? `≥ ${workload.goal}` : '';
      print(line(workload.name, ...figures(here), ...figures(there), ratio?.toFixed(2) ?? '', goal));
    }
  }
  for (const workload of WORKLOADS) {
    const [here, there] = [ours.quiet.get(workload), theirs.quiet.get(workload)];
    if (isSeen(here) && isSeen(there) && there.perSecond > 0)
      tellFall(print, workload.name, here.perSecond / there.perSecond, RATIOS);
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
    const measured = askAll(address, asksOf(workload), workload.connections);
    run.set(
      workload,
      await measured.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
    );
  }
  return run;
}

const isSeen = (measured: Measured | undefined): measured is Throughput =>
  measured !== undefined && !(measured instanceof Error);

function figures(measured: Measured | undefined): [string, string] {
  if (!isSeen(measured)) return ['failed', ''];
  return [`${Math.round(measured.perSecond).toLocaleString('en')}/s`, `${Math.round(measured.p99)} ms`];
}
