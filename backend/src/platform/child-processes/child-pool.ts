import fastq from 'fastq';
import { LRUCache } from 'lru-cache';
import { existsSync } from 'node:fs';
import { Child } from './child.js';
import { ChildFailure, TooManyAborts, TooBusy, TimeLimitExceeded, MemoryLimitExceeded } from './errors.js';

export interface ChildPoolOptions<Task extends object> {
  /** Script of the processes. */
  readonly file: string;
  /** Does the work in this process where only the source of the script exists, as in tests. */
  readonly work: (task: Task) => Promise<unknown>;
  readonly concurrency: number;
  readonly maxQueued: number;
  /** Time limit of one task, in milliseconds. */
  readonly timeoutMs: (task: Task) => number;
  /** Memory limit of each process, in bytes; default: none. */
  readonly memoryBytes?: number;
  /** Tasks of one owner that may exceed a limit within a minute; default: any number. */
  readonly maxAborts?: number;
}

interface RunOptions {
  readonly owner?: string | undefined;
  readonly signal?: AbortSignal;
}

interface QueuedTask<Task> extends RunOptions {
  readonly task: Task;
}

/** Idle time after which a process ends and frees its memory. */
const IDLE_MS = 30_000;

const RECENT_ABORTS = { max: 5000, ttl: 60_000, noUpdateTTL: true };

export class ChildPool<Task extends object> {
  private readonly queue: fastq.queueAsPromised<QueuedTask<Task>, unknown>;
  private readonly taskCounts = new Map<string | undefined, number>();
  private readonly aborts = new LRUCache<string, number>(RECENT_ABORTS);
  private readonly idle = new Map<Child, NodeJS.Timeout>();
  private readonly working = new Set<Child>();
  private readonly hasScript: boolean;

  /** @throws Error for a missing script, because this process must not decode what visitors send */
  constructor(private readonly options: ChildPoolOptions<Task>) {
    const { file } = options;
    this.hasScript = existsSync(file);
    if (!this.hasScript && !existsSync(file.replace(/\.js$/, '.ts')))
      throw new Error(`The script ${file} is missing: build the product again`);
    this.queue = fastq.promise((queued: QueuedTask<Task>) => this.execute(queued), options.concurrency);
  }

  /** @throws TooBusy, TimeLimitExceeded, MemoryLimitExceeded, TooManyAborts, ChildFailure with the error of the work, AbortError */
  async run(task: Task, { owner, signal }: RunOptions = {}): Promise<unknown> {
    this.assertBelowAbortLimit(owner);
    this.assertCapacity(owner);
    this.addToCount(owner, 1);
    try {
      return await this.queue.push({ task, owner, ...(signal && { signal }) });
    } finally {
      this.addToCount(owner, -1);
    }
  }

  async close(): Promise<void> {
    this.queue.kill();
    for (const child of [...this.idle.keys(), ...this.working]) this.kill(child);
  }

  private async execute({ task, owner, signal }: QueuedTask<Task>): Promise<unknown> {
    signal?.throwIfAborted();
    this.assertBelowAbortLimit(owner);
    const { work, timeoutMs } = this.options;
    if (!this.hasScript) return work(task);
    const child = this.acquireChild();
    this.working.add(child);
    let isUsable = true;
    try {
      return await child.run(task, timeoutMs(task), signal);
    } catch (error) {
      isUsable = error instanceof ChildFailure;
      if (owner !== undefined && (error instanceof TimeLimitExceeded || error instanceof MemoryLimitExceeded))
        this.aborts.set(owner, (this.aborts.get(owner) ?? 0) + 1);
      throw error;
    } finally {
      if (isUsable && this.working.delete(child)) this.keepIdle(child);
      else this.kill(child);
    }
  }

  private assertCapacity(owner: string | undefined): void {
    const { concurrency, maxQueued } = this.options;
    const limit = concurrency + maxQueued;
    const queued = [...this.taskCounts.values()].reduce((sum, tasks) => sum + tasks, 0);
    const exceedsShare = owner !== undefined && (this.taskCounts.get(owner) ?? 0) >= Math.ceil(limit / 2);
    if (queued >= limit || exceedsShare) throw new TooBusy('The queue is full');
  }

  private addToCount(owner: string | undefined, change: 1 | -1): void {
    const tasks = (this.taskCounts.get(owner) ?? 0) + change;
    if (tasks === 0) this.taskCounts.delete(owner);
    else this.taskCounts.set(owner, tasks);
  }

  private assertBelowAbortLimit(owner: string | undefined): void {
    const { maxAborts = Number.POSITIVE_INFINITY } = this.options;
    if (owner === undefined || (this.aborts.get(owner) ?? 0) < maxAborts) return;
    throw new TooManyAborts(Math.ceil(this.aborts.getRemainingTTL(owner) / 1000));
  }

  private acquireChild(): Child {
    for (const [child, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(child);
      if (child.isAlive) return child;
    }
    return new Child(this.options.file, this.options.memoryBytes);
  }

  private keepIdle(child: Child): void {
    this.idle.set(child, setTimeout(() => this.kill(child), IDLE_MS).unref());
  }

  private kill(child: Child): void {
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    this.working.delete(child);
    child.kill();
  }
}
