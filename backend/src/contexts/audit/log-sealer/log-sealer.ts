import { setImmediate } from 'node:timers/promises';
import { WrongExpectedRevision } from '../../../platform/event-store/errors.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import type { EventBatch, EventStore, Position, RecordedEvent } from '../../../platform/event-store/event-store.js';
import { contextOfOwn } from '../../../platform/command-handling/command-context.js';
import { newEvents, systemSources } from '../../../platform/command-handling/new-events.js';
import type { Consumer } from '../../../platform/consumers/consumer.js';
import { RunsAsConsumer } from '../../../platform/consumers/hosting.decorators.js';
import type { Log } from '../../../platform/observability/logging/log.js';
import { SEAL_STREAM, sealEvents, type LogSealed } from '../domain/seal.events.js';
import { endOf } from '../ledger/seals.js';
import type { SealSigner } from '../ledger/seal-signer.js';
import { Unsealed } from './unsealed.js';

/** A seal is due after so many events, or after so many milliseconds with at least one. */
const SEAL_AFTER = { events: 256, ms: 60_000 } as const;

const HASHED_AT_ONCE = 64;

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
@RunsAsConsumer('worker')
export class LogSealer implements Consumer {
  static readonly reads = { name: 'notary' } as const;

  readonly name = LogSealer.reads.name;
  readonly filter = {};
  private unsealed = new Unsealed(undefined);
  /** Of the last seal; undefined before the first. */
  private revision: number | undefined;
  /** Everything up to here is folded. */
  private folded: Position = '';
  private timer: NodeJS.Timeout | undefined;
  private sealing: Promise<void> | undefined;

  constructor(private readonly tools: LogSealerTools) {}

  async start(): Promise<void> {
    this.timer = setInterval(() => void this.sealOnTime(), SEAL_AFTER.ms).unref();
  }

  /** Begins from the last seal on record. */
  async from(): Promise<Position | undefined> {
    const { store } = this.tools;
    const last = await this.lastSeal();
    this.unsealed = new Unsealed(last?.data);
    this.revision = last?.revision;
    this.folded = '';
    const from = last && (await endOf(store, last.data));
    if (last !== undefined && from === undefined) throw new Error('The log has lost what its last seal covers');
    return from;
  }

  async handle({ events }: EventBatch): Promise<number> {
    const fresh = events.filter(({ position }) => position > this.folded);
    for (const event of fresh) {
      this.requireOwn(event);
      this.unsealed.add(event);
      this.folded = event.position;
      if (this.unsealed.size >= SEAL_AFTER.events) await this.seal();
      // Hashing is synchronous: without a pause a long catch-up would hold up everything else.
      if (this.unsealed.size % HASHED_AT_ONCE === 0) await setImmediate();
    }
    return fresh.length;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.sealing?.catch(() => undefined);
  }

  /** Whatever went wrong, the last seal is a sound place to begin from again. */
  isWorthRetrying(): boolean {
    return true;
  }

  /** Seals what has been folded so far; nothing happens when that is sealed already. @throws EventStoreUnavailable */
  async seal(): Promise<void> {
    this.sealing ??= this.append().finally(() => (this.sealing = undefined));
    return this.sealing;
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
  const context = contextOfOwn('notary');
  return { stream: SEAL_STREAM, events: [event], catalogue: sealEvents, commandName: 'SealLog', context };
}
