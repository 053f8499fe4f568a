import fastq from 'fastq';
import { LRUCache } from 'lru-cache';
import { existsSync } from 'node:fs';
import { Child } from './child.js';
import { ChildFailure, EndedTooOften, TooBusy, TookTooLong, TookTooMuch } from './errors.js';

export interface ChildPoolOptions<Order extends object> {
  /** Script of the processes; where it is not built, as in tests, this process does the work. */
  readonly file: string;
  readonly work: (order: Order) => Promise<unknown>;
  readonly atOnce: number;
  readonly waitingAtMost: number;
  /** Time limit of one order, in milliseconds. */
  readonly limitMs: (order: Order) => number;
  /** Memory limit of each process, in bytes; default: none. */
  readonly memory?: number;
  readonly endedAtMost?: number;
}

interface Terms {
  readonly owner?: string | undefined;
  readonly signal?: AbortSignal;
}

interface Task<Order> extends Terms {
  readonly order: Order;
}

/** Idle time after which a process ends and frees its memory. */
const IDLE_MS = 30_000;

const ENDED = { max: 5000, ttl: 60_000, noUpdateTTL: true };

export class ChildPool<Order extends object> {
  private readonly queue: fastq.queueAsPromised<Task<Order>, unknown>;
  private readonly places = new Map<string | undefined, number>();
  private readonly ended = new LRUCache<string, number>(ENDED);
  private readonly idle = new Map<Child, NodeJS.Timeout>();
  private readonly working = new Set<Child>();

  constructor(private readonly options: ChildPoolOptions<Order>) {
    this.queue = fastq.promise((task: Task<Order>) => this.fulfil(task), options.atOnce);
  }

  /** @throws TooBusy, TookTooLong, TookTooMuch, EndedTooOften, ChildFailure with the error of the work, AbortError */
  async run(order: Order, { owner, signal }: Terms = {}): Promise<unknown> {
    this.assertFewEnded(owner);
    this.assertPlaceFor(owner);
    this.count(owner, 1);
    try {
      return await this.queue.push({ order, owner, ...(signal && { signal }) });
    } finally {
      this.count(owner, -1);
    }
  }

  async close(): Promise<void> {
    this.queue.kill();
    for (const child of [...this.idle.keys(), ...this.working]) this.dismiss(child);
  }

  private async fulfil({ order, owner, signal }: Task<Order>): Promise<unknown> {
    signal?.throwIfAborted();
    this.assertFewEnded(owner);
    const { file, work, limitMs } = this.options;
    if (!existsSync(file)) return work(order);
    const child = this.next();
    this.working.add(child);
    let isUsable = true;
    try {
      return await child.ask(order, limitMs(order), signal);
    } catch (error) {
      isUsable = error instanceof ChildFailure;
      if (owner !== undefined && (error instanceof TookTooLong || error instanceof TookTooMuch))
        this.ended.set(owner, (this.ended.get(owner) ?? 0) + 1);
      throw error;
    } finally {
      if (isUsable && this.working.delete(child)) this.rest(child);
      else this.dismiss(child);
    }
  }

  private assertPlaceFor(owner: string | undefined): void {
    const { atOnce, waitingAtMost } = this.options;
    const most = atOnce + waitingAtMost;
    const taken = [...this.places.values()].reduce((sum, places) => sum + places, 0);
    const isGreedy = owner !== undefined && (this.places.get(owner) ?? 0) >= Math.ceil(most / 2);
    if (taken >= most || isGreedy) throw new TooBusy('The queue is full');
  }

  private count(owner: string | undefined, change: 1 | -1): void {
    const places = (this.places.get(owner) ?? 0) + change;
    if (places === 0) this.places.delete(owner);
    else this.places.set(owner, places);
  }

  private assertFewEnded(owner: string | undefined): void {
    const { endedAtMost = Number.POSITIVE_INFINITY } = this.options;
    if (owner === undefined || (this.ended.get(owner) ?? 0) < endedAtMost) return;
    throw new EndedTooOften(Math.ceil(this.ended.getRemainingTTL(owner) / 1000));
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
    this.idle.set(child, setTimeout(() => this.dismiss(child), IDLE_MS).unref());
  }

  private dismiss(child: Child): void {
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    this.working.delete(child);
    child.end();
  }
}
