import type { DeskNumbers } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

/** What came to the desk in so many days up to a time, and what became of it. */
export class TellDeskNumbers extends Query<DeskNumbers> {
  constructor(
    readonly days: number,
    readonly now: Date,
  ) {
    super();
  }
}
