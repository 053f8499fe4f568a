import { Inject, Injectable } from '@nestjs/common';
import {
  firstOf,
  PastStandings,
  valueOf,
  type AtTwoTimes,
  type Standing,
} from '../../../../platform/history/states.js';
import { ViewNotBuilt } from '../../../../platform/read-store/errors.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { MASCOT_STATES_VIEW, PAST_VIEW } from '../../views.js';
import type { Moment } from './days.js';
import { TIMES_SINCE } from './past.projection.js';

export const isShown = (standing: Standing | undefined): boolean => valueOf(standing) === 1;

/** Which mascots the directory showed at any time, those among them that are gone since. */
@Injectable()
export class Showings {
  private readonly standings: PastStandings;

  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {
    this.standings = new PastStandings(views, { collection: MASCOT_STATES_VIEW, column: 'shown' });
  }

  /** @throws ViewNotBuilt: a build of a release before knows days alone */
  async at(from: Moment, to: Moment): Promise<AtTwoTimes> {
    const active = await this.views.activeVersion(PAST_VIEW);
    if (active !== undefined && active.version < TIMES_SINCE) throw new ViewNotBuilt(MASCOT_STATES_VIEW);
    return this.standings.at(Date.parse(from.time), Date.parse(to.time));
  }

  /** All that were shown. @throws as `at` */
  async shownAt(moment: Moment): Promise<ReadonlySet<number>> {
    const { after } = await this.at(moment, moment);
    return new Set([...after].filter(([, standing]) => isShown(standing)).map(([id]) => id));
  }

  first(): Promise<string | null> {
    return firstOf(this.views, MASCOT_STATES_VIEW);
  }
}
