import { isSettled, ROUTES } from '@marcel/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { toRandom, type Random } from '../../contexts/studio/providers/local/random.js';
import { StudioClient } from '../studio/studio-client.js';
import { pause } from '../pause.js';
import { findViolations } from './find-violations.js';
import { Ledger } from './ledger.js';
import { Silence } from './silence.js';
import { PAUSES_MS, type Fault, type System } from './system.js';
import { Visitor, type VisitorTools } from './visitor.js';

interface FaultRun {
  readonly seed: number;
  readonly rounds: number;
  readonly actionsBetween: number;
  readonly visitors: number;
  readonly say: (line: string) => void;
}

const MASCOTS = 4;

const HEALING_MS = 180_000;

/**
 * Injects faults into a product while visitors use it, then compares the answers they got and the read models with the log.
 *
 * @returns a description of each inconsistency
 */
export async function runFaults(system: System, run: FaultRun): Promise<string[]> {
  const random = toRandom(run.seed);
  const tools = await prepare(system);
  const load = new AbortController();
  const visitors = Array.from({ length: run.visitors }, (_, index) =>
    visit(new Visitor(`v${index}`, tools, toRandom(run.seed * 1000 + index)), load.signal),
  );
  try {
    for (let round = 1; round <= run.rounds; round += 1) {
      await more(tools.ledger, run.actionsBetween, `before round ${round}`);
      const silence = new Silence(tools.ledger);
      await injectFault(system, random, (line) => run.say(`${round}/${run.rounds} ${line}`));
      await more(tools.ledger, 1, `in round ${round}`);
      run.say(`  ${silence.end()} s at most without an acknowledged request`);
    }
    await more(tools.ledger, run.actionsBetween, 'after the last round');
  } finally {
    load.abort();
    await Promise.all(visitors);
  }
  await untilReady(system);
  await within(everyPicture(system), 'Pictures are not finished');
  run.say(`${tools.ledger.acknowledged} requests acknowledged; comparing with the log`);
  return findViolations(system, tools.ledger);
}

async function prepare({ clients }: System): Promise<VisitorTools> {
  const mascots: number[] = [];
  for (let count = 1; count <= MASCOTS; count += 1) {
    const published = await clients[0]?.publish({ name: `First ${count}` });
    if (published !== undefined) mascots.push(published.id);
  }
  return { clients, mascots, ledger: new Ledger(), pending: [] };
}

async function visit(visitor: Visitor, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await visitor.act();
    await pause();
  }
}

async function injectFault({ faults }: System, random: Random, say: (line: string) => void): Promise<void> {
  const fault: Fault | undefined = faults[random.below(faults.length)];
  if (fault === undefined) return;
  const lastsMs = fault.lasts ? random.pick(PAUSES_MS) : 0;
  say(fault.lasts ? `${fault.name} for ${lastsMs / 1000} s` : fault.name);
  const heal = await fault.inject();
  await sleep(lastsMs);
  await heal();
}

/** @throws Error with the health report of every node */
async function untilReady(system: System): Promise<void> {
  try {
    await within(system.untilReady(), 'The product is not ready again');
  } catch (cause) {
    const reports = system.clients.map(async (client) => {
      const answer = await client.get(ROUTES.ready, { signal: AbortSignal.timeout(5000) }).catch(String);
      return `${client.address}: ${JSON.stringify(answer)}`;
    });
    throw new Error((await Promise.all(reports)).join('\n'), { cause });
  }
}

async function everyPicture({ clients: [client] }: System): Promise<void> {
  if (client === undefined) return;
  const studio = new StudioClient(client);
  while (!(await studio.images()).items.every(({ status }) => isSettled(status))) await pause();
}

async function more(ledger: Ledger, count: number, when: string): Promise<void> {
  const goal = ledger.acknowledged + count;
  const wait = new AbortController();
  const enough = async (): Promise<void> => {
    while (ledger.acknowledged < goal && !wait.signal.aborted) await pause();
  };
  await within(enough(), `Too little was acknowledged ${when}`).finally(() => wait.abort());
}

async function within(work: Promise<void>, complaint: string): Promise<void> {
  const over = new AbortController();
  const late = sleep(HEALING_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error(`${complaint} within ${HEALING_MS / 1000} s`);
  });
  late.catch(() => undefined);
  await Promise.race([work, late]).finally(() => over.abort());
}
