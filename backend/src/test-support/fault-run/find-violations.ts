import { PROJECTIONS } from '../../contexts/projections.js';
import type { Engines } from '../../platform/engines/engines.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import type { Position } from '../../platform/event-store/event-store.js';
import { verifyLog } from '../../contexts/audit/index.js';
import { factOf } from './facts.js';
import type { Ledger } from './ledger.js';
import type { System } from './system.js';
import { digestOf } from '../../platform/read-store/test-support/digest.js';

/**
 * Compares the acknowledged requests with the log, the read models with those of a clean replay, and the log with its hash
 * chain.
 *
 * @returns a description of each difference
 */
export async function findViolations(system: System, ledger: Ledger): Promise<string[]> {
  const recorded = await system.inspect(countFacts);
  const stale = await staleViews(system);
  const { problem } = await system.inspect(({ events }) => verifyLog(events));
  const chain = problem === null ? [] : [`hash chain at ${problem.position}: ${problem.reason}`];
  return [...ledger.compare(recorded), ...stale, ...chain];
}

async function staleViews(system: System): Promise<string[]> {
  const shown = await readShownAtEnd(system);
  await system.inspect(async ({ views }) => {
    for (const { name } of PROJECTIONS) {
      const active = await views.activeVersion(name);
      if (active !== undefined) await views.drop(active);
    }
  });
  const replayed = await readShownAtEnd(system);
  if (replayed.head !== shown.head) return staleViews(system);
  const stale = [...shown.digests].filter(([name, digest]) => replayed.digests.get(name) !== digest);
  return stale.map(([name]) => `${name}: a clean replay of the log gives other documents than those that were shown`);
}

async function readShownAtEnd(system: System): Promise<Shown> {
  await system.untilReady();
  const seen = await system.inspect(readShown);
  return seen.isAtEnd ? seen : readShownAtEnd(system);
}

async function countFacts({ events, keys }: Engines): Promise<ReadonlyMap<string, number>> {
  const personalData = new PersonalData(keys);
  const counts = new Map<string, number>();
  for await (const recorded of events.readAll()) {
    const [event = recorded] = await personalData.decryptEvents([recorded]);
    const fact = factOf(event);
    if (fact !== undefined) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  }
  return counts;
}

interface Shown {
  readonly head: Position | undefined;
  readonly isAtEnd: boolean;
  readonly digests: ReadonlyMap<string, string>;
}

async function readShown(engines: Engines): Promise<Shown> {
  const { events, views } = engines;
  const names = PROJECTIONS.flatMap(({ collections }) => collections.map(({ name }) => name));
  const digests = await Promise.all(names.map(async (name) => [name, await digestOf(views, name)] as const));
  const waiting = await Promise.all(PROJECTIONS.map((projection) => hasMoreFor(projection, engines)));
  return { head: await events.head(), isAtEnd: !waiting.includes(true), digests: new Map(digests) };
}

async function hasMoreFor({ name, streamPrefixes }: (typeof PROJECTIONS)[number], { events, views }: Engines) {
  const active = await views.activeVersion(name);
  const from = active && (await views.checkpoint(active));
  for await (const { stream } of events.readAll({ ...(from !== undefined && { from }) }))
    if (streamPrefixes.some((prefix) => stream.startsWith(prefix))) return true;
  return false;
}
