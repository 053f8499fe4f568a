import type { CheckpointPace } from './read-request.js';

/**
 * Says when a filtered subscription is due a checkpoint: while it catches up, at the end of a search window that
 * fills the interval and when it goes live; then after every interval.
 */
export class CheckpointCounter {
  private considered = 0;
  private inWindow = 0;
  private isLive = false;

  constructor(private readonly pace: CheckpointPace) {}

  /** Counts one event, whether it passed or not. */
  consider(): boolean {
    const { window, interval } = this.pace;
    this.considered++;
    this.inWindow = (this.inWindow + 1) % window;
    if (this.considered < interval || (!this.isLive && this.inWindow > 0)) return false;
    this.considered %= interval;
    return true;
  }

  /** Whether there is anything to tell of when the end of the log is reached. */
  goLive(): boolean {
    const hasNews = this.considered > 0;
    this.isLive = true;
    this.considered = 0;
    return hasNews;
  }
}
