import fastq from 'fastq';
import { LRUCache } from 'lru-cache';
import { existsSync } from 'node:fs';
import { Child } from './child.js';
import { ChildFailure, TooManyAborts, TooBusy, TimeLimitExceeded, MemoryLimitExceeded } from './errors.js';

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
  /** Orders of one owner that may exceed a limit within a minute; default: any number. */
  readonly maxAborts?: number;
}

interface RunOptions {
  readonly owner?: string | undefined;
  readonly signal?: AbortSignal;
}

interface Task<Order> extends RunOptions {
  readonly order: Order;
}

/** Idle time after which a process ends and frees its memory. */
const IDLE_MS = 30_000;

const RECENT_ABORTS = { max: 5000, ttl: 60_000, noUpdateTTL: true };

export class ChildPool<Order extends object> {
  private readonly queue: fastq.queueAsPromised<Task<Order>, unknown>;
  private readonly tasks = new Map<string | undefined, number>();
  private readonly aborts = new LRUCache<string, number>(RECENT_ABORTS);
  private readonly idle = new Map<Child, NodeJS.Timeout>();
  private readonly working = new Set<Child>();

  constructor(private readonly options: ChildPoolOptions<Order>) {
    this.queue = fastq.promise((task: Task<Order>) => this.fulfil(task), options.atOnce);
  }

  /** @throws TooBusy, TimeLimitExceeded, MemoryLimitExceeded, TooManyAborts, ChildFailure with the error of the work, AbortError */
  async run(order: Order, { owner, signal }: RunOptions = {}): Promise<unknown> {
    this.assertFewAborts(owner);
    this.assertRoomFor(owner);
    this.count(owner, 1);
    try {
      return await this.queue.push({ order, owner, ...(signal && { signal }) });
    } finally {
      this.count(owner, -1);
    }
  }

  async close(): Promise<void> {
    this.queue.kill();
    for (const child of [...this.idle.keys(), ...this.working]) this.end(child);
  }

  private async fulfil({ order, owner, signal }: Task<Order>): Promise<unknown> {
    signal?.throwIfAborted();
    this.assertFewAborts(owner);
    const { file, work, limitMs } = this.options;
    if (!existsSync(file)) return work(order);
    const child = this.next();
    this.working.add(child);
    let isUsable = true;
    try {
      return await child.ask(order, limitMs(order), signal);
    } catch (error) {
      isUsable = error instanceof ChildFailure;
      if (owner !== undefined && (error instanceof TimeLimitExceeded || error instanceof MemoryLimitExceeded))
        this.aborts.set(owner, (this.aborts.get(owner) ?? 0) + 1);
      throw error;
    } finally {
      if (isUsable && this.working.delete(child)) this.rest(child);
      else this.end(child);
    }
  }

  private assertRoomFor(owner: string | undefined): void {
    const { atOnce, waitingAtMost } = this.options;
    const limit = atOnce + waitingAtMost;
    const queued = [...this.tasks.values()].reduce((sum, tasks) => sum + tasks, 0);
    const exceedsShare = owner !== undefined && (this.tasks.get(owner) ?? 0) >= Math.ceil(limit / 2);
    if (queued >= limit || exceedsShare) throw new TooBusy('The queue is full');
  }

  private count(owner: string | undefined, change: 1 | -1): void {
    const tasks = (this.tasks.get(owner) ?? 0) + change;
    if (tasks === 0) this.tasks.delete(owner);
    else this.tasks.set(owner, tasks);
  }

  private assertFewAborts(owner: string | undefined): void {
    const { maxAborts = Number.POSITIVE_INFINITY } = this.options;
    if (owner === undefined || (this.aborts.get(owner) ?? 0) < maxAborts) return;
    throw new TooManyAborts(Math.ceil(this.aborts.getRemainingTTL(owner) / 1000));
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
    this.idle.set(child, setTimeout(() => this.end(child), IDLE_MS).unref());
  }

  private end(child: Child): void {
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    this.working.delete(child);
    child.end();
  }
}
