import { EventLog } from '../log/event-log.js';
import type { OpenLog } from '../log/open-log.js';

/** The log as a follower has it: what the leader makes visible arrives here, unless it lags. */
export class Replica {
  readonly log = new EventLog();
  private lagging = false;
  private taken = 0;
  private readonly stop: () => void;

  constructor(private readonly leader: OpenLog) {
    this.stop = leader.log.onGrowth(() => this.follow());
    this.follow();
  }

  lag(): void {
    this.lagging = true;
  }

  catchUp(): void {
    this.lagging = false;
    this.follow();
  }

  close(): void {
    this.stop();
  }

  private follow(): void {
    if (this.lagging) return;
    for (let record = this.leader.log.at(this.taken); record !== undefined; record = this.leader.log.at(this.taken)) {
      this.log.restore(record);
      this.log.reveal(record);
      this.taken++;
    }
  }
}
