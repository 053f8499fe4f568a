import type { LeasedTask } from '../leader-election/leader-election.js';
import type { Log } from '../observability/logging/log.js';
import { PeriodicTask } from './periodic-task.js';

/** A task that runs periodically and logs failed runs. */
export abstract class PeriodicLeasedTask implements LeasedTask {
  abstract readonly name: string;
  readonly status = 'live';
  readonly finalError = undefined;
  private readonly task;

  constructor(
    everyMs: number,
    private readonly log: Log,
    private readonly failureMessage: string,
  ) {
    this.task = new PeriodicTask(everyMs, () => this.runOnce(new Date()));
  }

  async start(): Promise<void> {
    this.task.start();
  }

  stop(): Promise<void> {
    return this.task.stop();
  }

  async runOnce(now: Date): Promise<void> {
    await this.work(now).catch((err: unknown) => this.log.warn({ err }, this.failureMessage));
  }

  protected abstract work(now: Date): Promise<void>;
}
