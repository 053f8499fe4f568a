import { existsSync } from 'node:fs';
import { ChildFailure } from './answers.js';
import { Child } from './child.js';
import { EndedWorks } from './ended-works.js';
import { TookTooLong, TookTooMuch } from './errors.js';
import { FairQueue } from './fair-queue.js';

export interface ChildPoolOptions<Order extends object> {
  /** Script of the processes; where it is not built, as in tests, the work is done here. */
  readonly file: string;
  readonly work: (order: Order) => Promise<unknown>;
  readonly atOnce: number;
  readonly waitingAtMost: number;
  /** How long one piece of work may take, in milliseconds. */
  readonly limitMs: (order: Order) => number;
  /** How many bytes each process may hold; any number where nothing is said. */
  readonly memory?: number;
  /** After so long without work a process ends, and gives back its memory. */
  readonly idleMs?: number;
  /** Whoever had so much work ended within a minute, since it took too long or too much, waits until it is over; any number where nothing is said. */
  readonly endedAtMost?: number;
}

interface Terms {
  /** Who asked, with whom the others share; nobody for work of our own. */
  readonly owner?: string | undefined;
  readonly signal?: AbortSignal;
}

const IDLE_MS = 30_000;

/**
 * Does heavy work in processes of their own, little of it at once. Threads would not do: native code works in the few threads
 * that reading a file needs as well, cannot be ended there, and does not give back its memory.
 */
export class ChildPool<Order extends object> {
  private readonly queue: FairQueue;
  private readonly ended: EndedWorks;
  private readonly idle = new Map<Child, NodeJS.Timeout>();
  private readonly working = new Set<Child>();

  constructor(private readonly options: ChildPoolOptions<Order>) {
    this.queue = new FairQueue(options);
    this.ended = new EndedWorks(options.endedAtMost);
  }

  /** @throws TooBusy, TookTooLong, TookTooMuch, EndedTooOften, ChildFailure with what the work has thrown, AbortError */
  async run(order: Order, terms: Terms = {}): Promise<unknown> {
    this.ended.assertFewOf(terms.owner);
    return this.queue.run(() => this.fulfil(order, terms), terms.owner);
  }

  async close(): Promise<void> {
    this.queue.clear();
    for (const child of [...this.idle.keys(), ...this.working]) this.dismiss(child);
  }

  private async fulfil(order: Order, { owner, signal }: Terms): Promise<unknown> {
    signal?.throwIfAborted();
    this.ended.assertFewOf(owner);
    const { file, work, limitMs } = this.options;
    if (!existsSync(file)) return work(order);
    const child = this.next();
    this.working.add(child);
    let isUsable = true;
    try {
      return await child.ask(order, limitMs(order), signal);
    } catch (error) {
      isUsable = error instanceof ChildFailure;
      if (error instanceof TookTooLong || error instanceof TookTooMuch) this.ended.countOf(owner);
      throw error;
    } finally {
      if (isUsable && this.working.delete(child)) this.rest(child);
      else this.dismiss(child);
    }
  }

  private next(): Child {
    for (const [child, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(child);
      if (child.isAlive) return child;
    }
    return Child.start(this.options.file, this.options.memory);
  }

  private rest(child: Child): void {
    const { idleMs = IDLE_MS } = this.options;
    this.idle.set(child, setTimeout(() => this.dismiss(child), idleMs).unref());
  }

  private dismiss(child: Child): void {
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    this.working.delete(child);
    child.end();
  }
}
