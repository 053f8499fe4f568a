import type { VerifyReport } from '@marcel/contracts';
import { LogDamaged, UndecodableEvent } from '../../../platform/event-store/errors.js';
import type { EventStore, Position, RecordedEvent } from '../../../platform/event-store/event-store.js';
import { Ledger } from './ledger.js';
import { SealCheck } from './seal-check.js';
import { fingerprintOf, type SealSigner } from './seal-signer.js';
import { Seals, type Seal } from './seals.js';

export interface Evidence {
  /** Left out, signatures are counted but not checked. */
  readonly signer?: SealSigner;
  /** The seals that are known from elsewhere; the log must still have them. */
  readonly known?: readonly Pick<Seal, 'events' | 'hash'>[];
  /** Nobody waits for the report any more. */
  readonly signal?: AbortSignal;
  /** Told from time to time how many events are folded, and how many are sealed; the fold waits for it. */
  readonly along?: (folded: number, sealed: number) => Promise<void>;
}

/** What was found, and what of the log that proves. */
export interface Verified {
  readonly report: VerifyReport;
  /** Undefined while nothing is sealed, and when the log does not hold. */
  readonly proof: Proof | undefined;
}

export interface Proof {
  readonly first: RecordedEvent;
  readonly last: RecordedEvent;
  readonly seal: Seal;
}

/** Events that are folded between two looks at how far it is. */
const AT_ONCE = 256;

type Problem = NonNullable<VerifyReport['problem']>;

/** @throws as `proveLog` */
export const verifyLog = async (store: EventStore, evidence: Evidence): Promise<VerifyReport> =>
  (await proveLog(store, evidence)).report;

/** Folds the whole log again and holds every event against the seals. @throws EventStoreUnavailable, the signal's reason */
export async function proveLog(store: EventStore, { signer, known = [], signal, along }: Evidence): Promise<Verified> {
  const ledger = Ledger.empty();
  let seals: readonly Seal[] = [];
  let check: SealCheck | undefined;
  let end: Position = '';
  let first: RecordedEvent | undefined;
  let last: RecordedEvent | undefined;
  let problem: Problem | null = null;
  try {
    seals = await new Seals(store).all();
    check = new SealCheck(seals, signer);
    for await (const event of store.readAll()) {
      signal?.throwIfAborted();
      ledger.add(event);
      end = event.position;
      first ??= event;
      problem ??= check.faultAt(event.position, ledger);
      if (check.sealedTo === end) last = event;
      if (ledger.events % AT_ONCE === 0) await along?.(ledger.events, seals.at(-1)?.events ?? 0);
    }
    problem ??= check.missing() ?? missingSeal(seals, known, end);
  } catch (error) {
    problem = damageOf(error);
  }
  const seal = seals.at(-1);
  const report: VerifyReport = {
    holds: problem === null,
    events: ledger.events,
    seals: seals.length,
    signedSeals: seals.filter(({ signature }) => signature !== null).length,
    sealedTo: check?.sealedTo ?? null,
    firstTime: first?.metadata.time ?? null,
    sealedToTime: last?.metadata.time ?? null,
    unsealed: Math.max(0, ledger.events - (seal?.events ?? 0)),
    hash: ledger.hash,
    key: signer === undefined ? null : fingerprintOf(signer.key),
    problem,
  };
  if (problem !== null || first === undefined || last === undefined || seal === undefined)
    return { report, proof: undefined };
  return { report, proof: { first, last, seal } };
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
