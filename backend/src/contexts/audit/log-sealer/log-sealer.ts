import { randomUUID } from 'node:crypto';
import { WrongExpectedRevision } from '../../../platform/event-store/errors.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import type { EventStore, RecordedEvent } from '../../../platform/event-store/event-store.js';
import { newEvents } from '../../../platform/command-handling/new-events.js';
import { systemSources } from '../../../platform/command-handling/sources.js';
import type { Duty } from '../../../platform/leader-election/leader-election.js';
import type { Log } from '../../../platform/observability/logging/log.js';
import { DEFAULT_BACKOFF, persistently } from '../../../platform/consumers/projections/persistence.js';
import { SEAL_STREAM, sealEvents, type LogSealed } from '../domain/seal.events.js';
import { endOf } from '../ledger/seals.js';
import type { SealSigner } from '../ledger/seal-signer.js';
import { Unsealed } from './unsealed.js';

/** A seal is due after so many events, or after so many milliseconds with at least one. */
const SEAL_AFTER = { events: 256, ms: 60_000 } as const;

export interface LogSealerTools {
  readonly store: EventStore;
  readonly log: Log;
  /** Left out, seals carry no signature. */
  readonly signer?: SealSigner;
}

/**
 * Folds the log in its order into a running hash, and seals it from time to time by an event of its own. One node has it
 * at a time; should two overlap, the expected revision lets one seal, and the other goes on from that seal.
 */
export class LogSealer implements Duty {
  static readonly reads = { kind: 'worker', name: 'notary' } as const;

  private stopping = new AbortController();
  private unsealed = new Unsealed(undefined);
  /** Of the last seal; undefined before the first. */
  private revision: number | undefined;
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private sealing: Promise<void> | undefined;

  constructor(private readonly tools: LogSealerTools) {}

  /** Begins, after a stop anew, from the last seal on record. */
  start(): Promise<void> {
    this.stopping = new AbortController();
    this.running = this.follow();
    this.timer = setInterval(() => void this.sealOnTime(), SEAL_AFTER.ms).unref();
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.sealing?.catch(() => undefined);
    await this.running;
  }

  /** Seals what has been folded so far; nothing happens when that is sealed already. @throws EventStoreUnavailable */
  async seal(): Promise<void> {
    this.sealing ??= this.append().finally(() => (this.sealing = undefined));
    return this.sealing;
  }

  private async follow(): Promise<void> {
    const { signal } = this.stopping;
    try {
      await persistently(() => this.fold(signal), {
        backoff: DEFAULT_BACKOFF,
        signal,
        isWorthRetrying: () => !signal.aborted,
        onFailure: (err, attempt) =>
          this.tools.log.warn({ err, attempt }, 'The log sealer starts again from its last seal'),
      });
    } catch (err) {
      if (!signal.aborted) this.tools.log.error({ err }, 'The log sealer has stopped');
    }
  }

  private async fold(signal: AbortSignal): Promise<void> {
    const { store } = this.tools;
    const last = await this.lastSeal();
    const unsealed = new Unsealed(last?.data);
    this.unsealed = unsealed;
    this.revision = last?.revision;
    const from = last && (await endOf(store, last.data));
    if (last !== undefined && from === undefined) throw new Error('The log has lost what its last seal covers');
    for await (const { events } of store.subscribe({ from, signal })) {
      for (const event of events) {
        this.requireOwn(event);
        unsealed.add(event);
        if (unsealed.size >= SEAL_AFTER.events) await this.seal();
      }
    }
  }

  /** A seal of another node covers what this one still holds for unsealed. */
  private requireOwn({ stream, revision }: RecordedEvent): void {
    const isOwn = this.sealing !== undefined || revision <= (this.revision ?? -1);
    if (stream === SEAL_STREAM && !isOwn) throw new Error('Another node has sealed the log');
  }

  private async lastSeal(): Promise<{ readonly data: LogSealed['data']; readonly revision: number } | undefined> {
    const newest = this.tools.store.readStream(SEAL_STREAM, { direction: 'backwards', limit: 1 });
    for await (const stored of newest) return { data: decodeEvent(sealEvents, stored).data, revision: stored.revision };
    return undefined;
  }

  private async append(): Promise<void> {
    const { store, signer } = this.tools;
    const { unsealed } = this;
    const draft = unsealed.draft();
    if (draft === undefined) return;
    const { seal } = draft;
    const event: LogSealed = { type: 'LogSealed', data: { ...seal, signature: signer?.sign(seal) ?? null } };
    const { revision } = await store.append(
      SEAL_STREAM,
      this.revision ?? 'no_stream',
      newEvents(sealing(event), systemSources),
    );
    this.revision = revision;
    unsealed.settle(draft);
  }

  /** A seal that fails is made up for by the next; one that lost a race is not needed. */
  private async sealOnTime(): Promise<void> {
    try {
      await this.seal();
    } catch (err) {
      if (!(err instanceof WrongExpectedRevision)) this.tools.log.warn({ err }, 'The log could not be sealed');
    }
  }
}

function sealing(event: LogSealed) {
  const correlationId = randomUUID();
  const context = { correlationId, causationId: correlationId, actor: { kind: 'system', id: 'notary' } as const };
  return { stream: SEAL_STREAM, events: [event], catalogue: sealEvents, commandName: 'SealLog', context };
}
