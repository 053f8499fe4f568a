import {
  type PastSubmissions,
  type PastSubmissionsQuery,
  type SubmissionDifferenceKind,
  type SubmissionDifferences,
  type SubmissionDifferencesQuery,
  type SubmissionStatus,
} from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { firstOf, isSameState, PastStandings, valueOf } from '../../../../platform/history/states.js';
import { paginate } from '../../../../platform/http/paginate.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { Turns } from '../../../../platform/turns/turns.js';
import { SUBMISSION_STATES_VIEW, SUBMISSIONS_VIEW } from '../../views.js';
import { submissionAt } from './submission-at.js';
import { SubmissionState } from './submission-states.collection.js';

type Ids<Kind extends string> = Record<Kind, number[]>;

/** The whole queue at a time, and how it differs between two. Times are read one after the other: the present need not wait for several. */
@Injectable()
export class PastSubmissionsReader {
  private readonly turns = new Turns();
  private readonly standings: PastStandings;

  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {
    this.standings = new PastStandings(views, { collection: SUBMISSION_STATES_VIEW, column: 'status' });
  }

  /** @param until in milliseconds; Infinity for now */
  async at({ status, offset, limit }: PastSubmissionsQuery, until: number): Promise<PastSubmissions> {
    const ids = await this.turns.take('time', () => this.byStatus(until));
    const { pending, approved, rejected } = ids;
    const all = newestFirst(status === undefined ? [...pending, ...approved, ...rejected] : ids[status]);
    const page = all.slice(offset, offset + limit);
    const { states, erased } = await this.details(page);
    return {
      at: textOf(until),
      first: await firstOf(this.views, SUBMISSION_STATES_VIEW),
      submissions: page.flatMap((id) => {
        const then = submissionAt(states.get(id) ?? [], until);
        return then === undefined ? [] : [{ id, ...then, isErased: erased.has(id) }];
      }),
      pagination: paginate(offset, limit, all.length),
      counts: {
        total: pending.length + approved.length + rejected.length,
        pending: pending.length,
        approved: approved.length,
        rejected: rejected.length,
      },
    };
  }

  /** @param to as `until` */
  async between(
    { kind, offset, limit }: SubmissionDifferencesQuery,
    from: number,
    to: number,
  ): Promise<SubmissionDifferences> {
    const ids = await this.turns.take('time', () => this.byDifference(from, to));
    const page = newestFirst(ids[kind]).slice(offset, offset + limit);
    const { states, erased } = await this.details(page);
    return {
      from: textOf(from),
      to: textOf(to),
      kind,
      counts: { arrived: ids.arrived.length, decided: ids.decided.length, reopened: ids.reopened.length },
      submissions: page.flatMap((id) => {
        const [before, after] = [submissionAt(states.get(id) ?? [], from), submissionAt(states.get(id) ?? [], to)];
        if (after === undefined) return [];
        const { name, brand, status, since } = after;
        return [{ id, name, brand, before: before?.status ?? null, after: status, since, isErased: erased.has(id) }];
      }),
      pagination: paginate(offset, limit, ids[kind].length),
    };
  }

  private async byStatus(until: number): Promise<Ids<SubmissionStatus>> {
    const ids: Ids<SubmissionStatus> = { pending: [], approved: [], rejected: [] };
    await this.standings.visit(until, until, (id, _, standing) => {
      const status = valueOf(standing);
      if (isStatus(status, ids)) ids[status].push(id);
    });
    return ids;
  }

  private async byDifference(from: number, to: number): Promise<Ids<SubmissionDifferenceKind>> {
    const ids: Ids<SubmissionDifferenceKind> = { arrived: [], decided: [], reopened: [] };
    await this.standings.visit(from, to, (id, then, now) => {
      if (then === undefined) ids.arrived.push(id);
      if (isSameState(then, now)) return;
      if (valueOf(now) !== 'pending') ids.decided.push(id);
      else if (then !== undefined) ids.reopened.push(id);
    });
    return ids;
  }

  /** What the states of a page of submissions say, and which of them nobody can ask about their senders any more. */
  private async details(ids: readonly number[]) {
    const found = await this.views.find(SUBMISSION_STATES_VIEW, {
      where: [{ field: 'submissionId', oneOf: ids }],
      sort: { field: 'id', direction: 'asc' },
    });
    const states = new Map<number, SubmissionState[]>(ids.map((id) => [id, []]));
    for (const document of found.documents) {
      const state = SubmissionState.parse(document);
      states.get(state.submissionId)?.push(state);
    }
    const now = await this.views.find(SUBMISSIONS_VIEW, { where: [{ field: 'id', oneOf: ids }] });
    const erased = new Set(now.documents.filter(({ erasedAt }) => erasedAt !== undefined).map(({ id }) => Number(id)));
    return { states, erased };
  }
}

const isStatus = (value: unknown, ids: Ids<SubmissionStatus>): value is SubmissionStatus =>
  typeof value === 'string' && Object.hasOwn(ids, value);

const textOf = (time: number): string => new Date(Math.min(time, Date.now())).toISOString();

/** Ids rise with time. */
const newestFirst = (ids: number[]): number[] => ids.sort((one, other) => other - one);
