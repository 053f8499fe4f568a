import { EventEmitter, once } from 'node:events';
import { unavailable, type RpcFailure } from './wire.js';

/** A subscription or a long call for appends, as long as it lasts. */
export interface OpenStream {
  /** Waits while the server hangs, for this stream or altogether. */
  passed(): Promise<void>;
  /** To be called when the stream is over. */
  forget(): void;
}

/** Ends a stream as if all were well, or with a failure. */
export type EndStream = (failure?: RpcFailure) => void;

/** Misbehaviour on demand, for tests of clients. */
export class Faults {
  private readonly openStreams = new Map<number, EndStream>();
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private lastStream = 0;
  private lastStuckStream = 0;
  private cuts: number[] = [];
  private hanging = false;
  private refusal: RpcFailure | undefined;
  private acknowledging = true;

  /** Connections stay open, but nothing is answered and nothing is done any more. */
  hang(): void {
    this.hanging = true;
  }

  /** Streams that are open get stuck; new calls are served. */
  hangOpenStreams(): void {
    this.lastStuckStream = this.lastStream;
  }

  resume(): void {
    this.hanging = false;
    this.lastStuckStream = 0;
    this.changes.emit('resumed');
  }

  /** Ends every open stream as if all were well, or with failures, which are dealt out in turn. */
  endStreams(...failures: readonly RpcFailure[]): void {
    for (const [turn, end] of [...this.openStreams.values()].entries()) end(failures[turn % failures.length]);
    this.openStreams.clear();
  }

  /** Reads end after so many events as if that were all: the next one, or more of them. */
  cutReads(events: number, reads = 1): void {
    this.cuts = Array.from({ length: reads }, () => events);
  }

  /** After how many events the read that begins now is to end. */
  nextCut(): number {
    return this.cuts.shift() ?? Infinity;
  }

  refuseAppends(failure: RpcFailure = unavailable('Server Is Not Ready')): void {
    this.refusal = failure;
  }

  acceptAppends(): void {
    this.refusal = undefined;
  }

  /** Appends are made durable, but their answers get lost. */
  loseAcknowledgements(): void {
    this.acknowledging = false;
  }

  acknowledge(): void {
    this.acknowledging = true;
  }

  get acknowledges(): boolean {
    return this.acknowledging;
  }

  streamOpened(end: EndStream): OpenStream {
    const number = ++this.lastStream;
    this.openStreams.set(number, end);
    return { passed: () => this.passed(number), forget: () => void this.openStreams.delete(number) };
  }

  /** Waits while the server hangs. */
  async passed(stream = Infinity): Promise<void> {
    while (this.hanging || stream <= this.lastStuckStream) await once(this.changes, 'resumed');
  }

  /** @throws RpcFailure while appends are refused */
  assertAppendable(): void {
    if (this.refusal !== undefined) throw this.refusal;
  }
}
