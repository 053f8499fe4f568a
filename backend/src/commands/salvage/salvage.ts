import { CLOSED_LIKES_STREAMS, SEAL_STREAM } from '../../contexts/audit/index.js';
import { idStreams, idTaken } from '../../platform/command-handling/next-id.js';
import { systemSources } from '../../platform/command-handling/new-events.js';
import { progressStreams } from '../../platform/consumers/automations/progress.events.js';
import { fill } from '../fill.js';
import type { NewEvent, FillableEventStore } from '../../platform/event-store/event-store.js';
import type { DamagedLog, NamedEvent } from '../../platform/engines/open-salvage.js';
import { MovedRevisions } from './moved-revisions.js';
import { withMovedReferences } from './with-moved-references.js';

export interface SalvageReport {
  /** Events of the damaged log that are in the new one. */
  readonly salvaged: number;
  /** Numbers, in the damaged log, of the events that are gone. */
  readonly lost: DamagedLog['lost'];
  /** Which events those were, where the log still knows it. */
  readonly named: readonly NamedEvent[];
  /** Ids that a lost event had given away, and that stay given away. */
  readonly idsKept: number;
  /**
   * Seals behind the first loss: they no longer fit, and the log is sealed anew. So it is with closings of likes, and with
   * records of how far automations have come, which react once more.
   */
  readonly sealsLeftOut: number;
}

const AT_ONCE = 1000;

/** What tells of other events by number, and comes again of itself. */
const MADE_ANEW = [CLOSED_LIKES_STREAMS, progressStreams.prefix];

/**
 * Writes what is left of a log to a new, empty one, in the same order. What came behind a lost event in its stream moves up by
 * one, except in the streams of ids, where that would give an id away twice: their lost events are made again. Events that name
 * others by revision name them where they are now.
 */
export const salvage = (damaged: DamagedLog, target: FillableEventStore): Promise<SalvageReport> =>
  fill(target, () => copyWhole(damaged, target));

async function copyWhole(damaged: DamagedLog, target: FillableEventStore): Promise<SalvageReport> {
  const lengths = new Map<string, number>();
  const moved = new MovedRevisions();
  const lastWhole = (damaged.lost[0]?.first ?? Infinity) - 1;
  let [salvaged, idsKept, sealsLeftOut] = [0, 0, 0];
  const waiting: Promise<unknown>[] = [];
  const append = async (stream: string, events: readonly NewEvent[]) => {
    lengths.set(stream, (lengths.get(stream) ?? 0) + 1);
    waiting.push(target.append(stream, 'any', events));
    if (waiting.length >= AT_ONCE) await Promise.all(waiting.splice(0));
  };
  const keepIds = async (stream: string, taken: number) => {
    for (; stream.startsWith(idStreams.prefix) && (lengths.get(stream) ?? 0) < taken; idsKept += 1)
      await append(stream, idTaken(stream, SALVAGE, systemSources));
  };
  for (const recorded of damaged.events()) {
    const { stream, revision, position, ...event } = recorded;
    const isBehindLoss = Number(position) > lastWhole;
    moved.keep(stream, revision);
    if (isBehindLoss && MADE_ANEW.some((prefix) => stream.startsWith(prefix))) continue;
    if (isBehindLoss && stream === SEAL_STREAM) {
      sealsLeftOut += 1;
      continue;
    }
    await keepIds(stream, revision);
    await append(stream, [isBehindLoss ? { ...event, data: withMovedReferences(recorded, moved) } : event]);
    salvaged += 1;
  }
  const named = [...damaged.named.values()].sort((one, other) => one.position - other.position);
  for (const { stream, revision } of named) await keepIds(stream, revision + 1);
  await Promise.all(waiting);
  return { salvaged, lost: damaged.lost, named, idsKept, sealsLeftOut };
}

const SALVAGE = { correlationId: 'salvage', causationId: 'salvage', actor: { kind: 'system', id: 'salvage' } } as const;
