import { PROJECTIONS } from '../../contexts/projections.js';
import type { Engines } from '../../platform/engines/engines.js';
import { followRebuild } from '../../commands/rebuild/follow-rebuild.js';
import { factOf } from './facts.js';
import type { Ledger } from './ledger.js';
import type { System } from './system.js';

/**
 * Compares what was acknowledged with the log, and the read models with those that a clean replay of the log gives.
 *
 * @returns what does not hold, in words
 */
export async function judge(system: System, ledger: Ledger): Promise<string[]> {
  const recorded = await system.inspect(countFacts);
  return [...ledger.compare(recorded), ...(await staleViews(system))];
}

/** Compares at one end of the log: when seals come meanwhile, once more. */
async function staleViews(system: System): Promise<string[]> {
  const shown = await system.inspect(look);
  for (const { name } of PROJECTIONS) await rebuild(system, name);
  await system.untilReady();
  const replayed = await system.inspect(look);
  if (replayed.head !== shown.head) return staleViews(system);
  const stale = [...shown.digests].filter(([name, digest]) => replayed.digests.get(name) !== digest);
  return stale.map(([name]) => `${name}: a clean replay of the log gives other documents than those that were shown`);
}

async function countFacts({ events }: Engines): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for await (const event of events.readAll()) {
    const fact = factOf(event);
    if (fact !== undefined) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  }
  return counts;
}

async function look({ events, views }: Engines) {
  const names = PROJECTIONS.flatMap(({ collections }) => collections.map(({ name }) => name));
  const digests = await Promise.all(names.map(async (name) => [name, await views.digest(name)] as const));
  return { head: await events.head(), digests: new Map(digests) };
}

async function rebuild({ entrances, adminToken }: System, name: string): Promise<void> {
  const [entrance] = entrances;
  if (entrance !== undefined) await followRebuild({ address: entrance.address, adminToken }, name, () => undefined);
}
