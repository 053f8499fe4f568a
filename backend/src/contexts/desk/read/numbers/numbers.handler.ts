import { FEW, WAITS_MAX, type DeskNumbers } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { byDay, byPerson, byReason, waitsOf } from './add-up.js';
import {
  DAY_MS,
  DAY_REASONS,
  dayOf,
  DAYS,
  DeskDay,
  DeskReason,
  DeskWait,
  UNDECIDED,
  WAITS,
} from './numbers.collections.js';
import { TellDeskNumbers } from './numbers.query.js';

/** Reasons are words at will: of very many that were given once, some are left out. */
const REASONS_MAX = 1000;

@QueryHandler(TellDeskNumbers)
export class TellDeskNumbersHandler implements IQueryHandler<TellDeskNumbers> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ days, now }: TellDeskNumbers): Promise<DeskNumbers> {
    const last = dayOf(now.toISOString());
    const first = last - days + 1;
    const where = [{ field: 'day', from: first, to: last }];
    const [counted, reasons, waiting] = await Promise.all([
      this.views.find(DAYS, { where }),
      this.views.find(DAY_REASONS, { where, sort: { field: 'count', direction: 'desc' }, limit: REASONS_MAX }),
      this.waiting(first * DAY_MS),
    ]);
    const deskDays = counted.documents.map((document) => DeskDay.parse(document));
    return {
      days: byDay(deskDays, first, last),
      people: byPerson(deskDays).slice(0, FEW),
      reasons: byReason(reasons.documents.map((document) => DeskReason.parse(document))).slice(0, FEW),
      waiting,
    };
  }

  private async waiting(from: number): Promise<DeskNumbers['waiting']> {
    const [undecided, decided] = await Promise.all([
      this.views.find(WAITS, {
        where: [{ field: 'until', oneOf: [UNDECIDED] }],
        sort: { field: 'since', direction: 'asc' },
        limit: 1,
      }),
      this.views.find(WAITS, {
        where: [{ field: 'until', from }],
        sort: { field: 'until', direction: 'desc' },
        limit: WAITS_MAX,
      }),
    ]);
    const [oldest] = undecided.documents.map((document) => DeskWait.parse(document));
    const waits = decided.documents.map((document) => DeskWait.parse(document));
    return {
      now: undecided.total,
      oldest: oldest === undefined ? null : new Date(oldest.since).toISOString(),
      decisions: waits.length,
      ...waitsOf(waits),
    };
  }
}
