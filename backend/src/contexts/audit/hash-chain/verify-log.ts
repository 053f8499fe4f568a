import type { VerifyReport } from '@marcel/contracts';
import { setImmediate } from 'node:timers/promises';
import { LogDamaged, UndecodableEvent } from '../../../platform/event-store/errors.js';
import type { EventStore, Position } from '../../../platform/event-store/event-store.js';
import type { Checkpoint } from './hash-chain.js';
import { CHECKPOINT_STREAM, MAX_EVENTS_PER_TICK, HashChain, toMark, parseMarks, toCheckpoint } from './hash-chain.js';

interface EventHash {
  readonly position: Position;
  readonly time: string;
  readonly hash: string;
}

type Problem = NonNullable<VerifyReport['problem']>;

/** Hashes the whole log again and compares the result with every checkpoint. @throws EventStoreUnavailable, the signal's reason */
export async function verifyLog(
  store: Pick<EventStore, 'readAll'>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<VerifyReport> {
  const chain = new HashChain();
  let uncovered: EventHash[] = [];
  let lastCovered: EventHash | undefined;
  let checkpoints = 0;
  let problem: Problem | null = null;
  try {
    for await (const event of store.readAll()) {
      signal?.throwIfAborted();
      uncovered.push({ position: event.position, time: event.metadata.time, hash: chain.add(event) });
      if (event.stream === CHECKPOINT_STREAM) {
        const checkpoint = toCheckpoint(event);
        const count = parseMarks(checkpoint).length;
        problem ??= findProblem(checkpoint, uncovered, chain.events - uncovered.length);
        checkpoints += 1;
        lastCovered = uncovered[count - 1] ?? lastCovered;
        uncovered = uncovered.slice(count);
      }
      if (chain.events % MAX_EVENTS_PER_TICK === 0) await setImmediate();
    }
  } catch (error) {
    if (!(error instanceof LogDamaged || error instanceof UndecodableEvent)) throw error;
    problem ??= { position: error.position, reason: error.message };
  }
  return {
    holds: problem === null,
    events: chain.events,
    checkpoints,
    coveredTo: lastCovered?.position ?? null,
    coveredToTime: lastCovered?.time ?? null,
    uncovered: uncovered.length,
    hash: chain.hash,
    problem,
  };
}

/** @param uncovered events since the previous checkpoint @param before number of events before these */
function findProblem(checkpoint: Checkpoint, uncovered: readonly EventHash[], before: number): Problem | null {
  const marks = parseMarks(checkpoint);
  const changed = uncovered.find(({ hash }, index) => index < marks.length && toMark(hash) !== marks[index]);
  if (changed !== undefined)
    return { position: changed.position, reason: 'The event was changed after its hash was recorded' };
  const isIntact = uncovered[marks.length - 1]?.hash === checkpoint.hash && checkpoint.events === before + marks.length;
  return isIntact ? null : { position: checkpoint.position, reason: 'The checkpoint does not match the log' };
}
