import type { CheckpointPace } from './read-request.js';

/** Says when a filtered subscription that is live is due a checkpoint. */
export class CheckpointCounter {
  private considered = 0;

  constructor(private readonly pace: CheckpointPace) {}

  /** Counts one event, whether it passed or not. */
  consider(): boolean {
    this.considered = (this.considered + 1) % this.pace.interval;
    return this.considered === 0;
  }
}
