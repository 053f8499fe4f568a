import type { CheckpointPace } from './read-request.js';

/** Most events of one page that pass. */
const PAGE = 32;

/**
 * Where a filtered subscription stands while it catches up, as the server counts it: page by page, and never further than
 * what was sent, or than where a page began.
 */
export class CheckpointPages {
  private considered = 0;
  private passed = 0;
  private sinceLast = 0;

  /** @param place the last event or checkpoint sent; -1 in front of the log */
  constructor(
    private readonly pace: CheckpointPace,
    private place: bigint,
    private pageStart: bigint,
  ) {}

  /** @returns the checkpoint that is due behind this event */
  consider(position: bigint, next: bigint | undefined, passes: boolean): bigint | undefined {
    this.considered++;
    if (passes) {
      this.passed++;
      this.place = position;
    }
    if (this.considered < this.pace.window && this.passed < PAGE) return undefined;
    this.endPage(next ?? position + 1n);
    if (this.sinceLast < this.pace.interval) return undefined;
    this.sinceLast %= this.pace.interval;
    return this.place;
  }

  /** The last page is over as well; undefined when nothing can be told. */
  goLive(): bigint | undefined {
    if (this.considered > 0) this.endPage(this.pageStart);
    return this.place < 0n ? undefined : this.place;
  }

  private endPage(nextStart: bigint): void {
    if (this.place < this.pageStart) this.place = this.pageStart;
    this.sinceLast += this.considered;
    this.considered = 0;
    this.passed = 0;
    this.pageStart = nextStart;
  }
}
