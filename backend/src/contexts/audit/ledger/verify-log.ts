import type { VerifyReport } from '@marcel/contracts';
import { LogDamaged, UndecodableEvent } from '../../../platform/event-store/errors.js';
import type { EventStore, Position } from '../../../platform/event-store/event-store.js';
import { fitsLikes } from './closed-likes.js';
import { Ledger } from './ledger.js';
import { SealCheck } from './seal-check.js';
import type { SealSigner } from './seal-signer.js';
import { Seals, type Seal } from './seals.js';

export interface Evidence {
  /** Left out, signatures are counted but not checked. */
  readonly signer?: SealSigner;
  /** The seals that are known from elsewhere; the log must still have them. */
  readonly known?: readonly Pick<Seal, 'events' | 'hash'>[];
  /** Whether to look for damage that reading does not meet; holds up everything else on an embedded log. */
  readonly withStorage?: boolean;
  /** Nobody waits for the report any more. */
  readonly signal?: AbortSignal;
}

const OTHER_LIKES = 'The likes that this closes are not those that the log has';

type Problem = NonNullable<VerifyReport['problem']>;

/** Folds the whole log again and holds every event against the seals. @throws EventStoreUnavailable */
export async function verifyLog(
  store: EventStore,
  { signer, known = [], withStorage, signal }: Evidence,
): Promise<VerifyReport> {
  const ledger = Ledger.empty();
  let seals: readonly Seal[] = [];
  let check: SealCheck | undefined;
  let end: Position = '';
  let problem: Problem | null = null;
  try {
    seals = await new Seals(store).all();
    check = new SealCheck(seals, signer);
    for await (const event of store.readAll()) {
      signal?.throwIfAborted();
      ledger.add(event);
      end = event.position;
      problem ??= check.faultAt(event.position, ledger);
      if (!(await fitsLikes(store, event))) problem ??= { position: event.position, reason: OTHER_LIKES };
    }
    problem ??= check.missing() ?? missingSeal(seals, known, end);
    if (problem === null && withStorage) await store.checkStorage();
  } catch (error) {
    problem = damageOf(error);
  }
  const sealed = seals.at(-1);
  return {
    holds: problem === null,
    events: ledger.events,
    seals: seals.length,
    signedSeals: seals.filter(({ signature }) => signature !== null).length,
    sealedTo: check?.sealedTo ?? null,
    unsealed: Math.max(0, ledger.events - (sealed?.events ?? 0)),
    hash: ledger.hash,
    problem,
  };
}

/** @param end the last position that the log still has; empty when it has none */
function missingSeal(seals: readonly Seal[], known: NonNullable<Evidence['known']>, end: Position): Problem | null {
  const held = new Set(seals.map(({ hash }) => hash));
  const [missing] = known.filter(({ hash }) => !held.has(hash)).sort((one, other) => other.events - one.events);
  if (missing === undefined) return null;
  const reason = `The log no longer holds the seal over its first ${missing.events} events that was known before: its end was cut off or replaced`;
  return { position: end, reason };
}

function damageOf(error: unknown): { position: Position; reason: string } {
  if (error instanceof LogDamaged || error instanceof UndecodableEvent)
    return { position: error.position, reason: error.message };
  throw error;
}
