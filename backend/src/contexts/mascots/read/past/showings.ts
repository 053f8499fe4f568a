import { Inject, Injectable } from '@nestjs/common';
import { firstOf, PastStandings, valueOf, type Standing, type Visit } from '../../../../platform/history/states.js';
import { ViewNotBuilt } from '../../../../platform/read-store/errors.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { MASCOT_STATES_VIEW, PAST_VIEW } from '../../views.js';
import type { Ids } from './changed-mascots.js';
import { PRESENT, type Moment } from './days.js';
import { TIMES_SINCE } from './past.projection.js';

export const isShown = (standing: Standing | undefined): boolean => valueOf(standing) === 1;

/** Which mascots the directory shows otherwise now than at a time. */
export interface Changes {
  /** Shown then, and no more. */
  readonly gone: Ids;
  /** Shown now, and there but not shown then. */
  readonly away: Ids;
}

/** Which mascots the directory showed at any time, those among them that are gone since. */
@Injectable()
export class Showings {
  private readonly standings: PastStandings;

  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {
    this.standings = new PastStandings(views, { collection: MASCOT_STATES_VIEW, column: 'shown' });
  }

  /** Of all that were there by the later time. @throws ViewNotBuilt: a build of a release before knows days alone */
  async visit(from: Moment, to: Moment, visit: Visit): Promise<void> {
    await this.expectTimes();
    return this.standings.visit(Date.parse(from.time), Date.parse(to.time), visit);
  }

  /** @throws as `visit` */
  async since(moment: Moment): Promise<Changes> {
    await this.expectTimes();
    const changes = { gone: new Set<number>(), away: new Set<number>() };
    await this.standings.visitVarying(Date.parse(moment.time), Date.parse(PRESENT.time), (id, then, now) => {
      if (then === undefined || isShown(then) === isShown(now)) return;
      changes[isShown(then) ? 'gone' : 'away'].add(id);
    });
    return changes;
  }

  first(): Promise<string | null> {
    return firstOf(this.views, MASCOT_STATES_VIEW);
  }

  private async expectTimes(): Promise<void> {
    const active = await this.views.activeVersion(PAST_VIEW);
    if (active !== undefined && active.version < TIMES_SINCE) throw new ViewNotBuilt(MASCOT_STATES_VIEW);
  }
}
