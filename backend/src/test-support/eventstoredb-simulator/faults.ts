import { EventEmitter, once } from 'node:events';
import { unavailable, type RpcFailure } from './wire.js';

interface OpenStream {
  passed(): Promise<void>;
  forget(): void;
}

type EndStream = (failure?: RpcFailure) => void;

export class Faults {
  private readonly openStreams = new Map<number, EndStream>();
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private lastStream = 0;
  private lastStuckStream = 0;
  private cuts: number[] = [];
  private hanging = false;
  private refusal: RpcFailure | undefined;
  private acknowledging = true;

  hang(): void {
    this.hanging = true;
  }

  hangOpenStreams(): void {
    this.lastStuckStream = this.lastStream;
  }

  resume(): void {
    this.hanging = false;
    this.lastStuckStream = 0;
    this.changes.emit('resumed');
  }

  endStreams(...failures: readonly RpcFailure[]): void {
    for (const [turn, end] of [...this.openStreams.values()].entries()) end(failures[turn % failures.length]);
    this.openStreams.clear();
  }

  /** Ends the next reads early, after the given number of events, as if the stream ended there. */
  cutReads(events: number, reads = 1): void {
    this.cuts = Array.from({ length: reads }, () => events);
  }

  /** Returns the number of events after which the starting read ends. */
  nextCut(): number {
    return this.cuts.shift() ?? Infinity;
  }

  refuseAppends(failure: RpcFailure = unavailable('Server Is Not Ready')): void {
    this.refusal = failure;
  }

  acceptAppends(): void {
    this.refusal = undefined;
  }

  /** Makes appends durable, but drops their responses. */
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

  async passed(stream = Infinity): Promise<void> {
    while (this.hanging || stream <= this.lastStuckStream) await once(this.changes, 'resumed');
  }

  /** @throws RpcFailure while appends are refused */
  assertAppendable(): void {
    if (this.refusal !== undefined) throw this.refusal;
  }
}
