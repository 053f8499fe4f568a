import { MOST_FAILURES, type SystemReport } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';

export type Failure = SystemReport['failures'][number];

/** The last answers of this node that failed by its own fault: enough to find them in its log. */
@Injectable()
export class RecentFailures {
  private readonly known: Failure[] = [];

  note(failure: Failure): void {
    this.known.unshift(failure);
    this.known.splice(MOST_FAILURES);
  }

  /** The newest first. */
  all(): readonly Failure[] {
    return this.known;
  }
}
