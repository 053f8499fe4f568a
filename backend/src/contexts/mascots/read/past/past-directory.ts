import { Mascot, MASCOT_MESSAGES, type ListMascotsQuery, type MascotList } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { paginate } from '../../../../platform/http/paginate.js';
import type { FieldValue } from '../../../../platform/read-store/field-value.js';
import type { Criteria } from '../../../../platform/read-store/query.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { Turns } from '../../../../platform/turns/turns.js';
import { inTurns } from '../../../../platform/turns/in-turns.js';
import { DIRECTORY_VIEW, LIKE_DAYS_VIEW } from '../../views.js';
import { ChangedMascots, type Ids, type States } from './changed-mascots.js';
import { endOf, type Moment } from './days.js';
import { erasedMascots, withoutNames } from './erased-mascots.js';
import { goneMascot } from './gone-mascot.js';
import { FirstInOrder, type Entry } from './in-order.js';
import { likesAfter, PastLikes, type InOrder, type Offer } from './past-likes.js';
import { mascotOfThen } from './mascot-of-then.js';
import { PastCriteria, type Met, type Since, type Today } from './past-criteria.js';
import type { Changes } from './showings.js';
import { stateAt } from './state-at.js';

const AT_ONCE = 10_000;

/** What the first of all are looked for with. */
interface Wanted {
  readonly first: FirstInOrder;
  readonly met: Met;
  readonly count: number;
}

/** A page of the directory as it was. */
export interface PastPage {
  readonly mascots: readonly Mascot[];
  readonly total: number;
  /** Those that are there no more. */
  readonly gone: Since['gone'];
  /** Those that nobody is told the names of any more. */
  readonly erased: ReadonlySet<number>;
}

/**
 * The directory as it was at a time: today's, less what came later. What is there no more, for whatever reason, is nowhere in the past
 * either, but for admins and auditors. Times are read one after the other, so that the present need not wait for several.
 */
@Injectable()
export class PastDirectory {
  private readonly turns = new Turns();
  private readonly changed: ChangedMascots;
  private readonly liked: PastLikes;

  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {
    this.changed = new ChangedMascots(views);
    this.liked = new PastLikes(views);
  }

  /** As visitors see it. */
  async list(request: ListMascotsQuery, moment: Moment): Promise<MascotList> {
    const { mascots, total } = await this.turns.take('day', () => this.read(request, moment));
    return { mascots: [...mascots], pagination: paginate(request.offset, request.limit, total), next: null };
  }

  /** With those that are gone since. @param since which they are */
  listAll(request: ListMascotsQuery, moment: Moment, since: () => Promise<Changes>): Promise<PastPage> {
    return this.turns.take('day', async () => this.read(request, moment, await since()));
  }

  /** @throws DomainError not_found */
  async find(now: Mascot, day: number): Promise<Mascot> {
    const states = (await this.statesOf([now.id])).get(now.id) ?? [];
    const then = stateAt(states, endOf(day));
    if (then === undefined) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
    const likes = await likesAfter(this.views, endOf(day), [now.id]);
    return { ...mascotOfThen(now, then), likes: likesOfThen(now, likes) };
  }

  /** What became of some mascots. */
  statesOf(ids: readonly number[]): Promise<States> {
    return this.changed.statesOf(ids);
  }

  private async read(request: ListMascotsQuery, moment: Moment, changes?: Changes): Promise<PastPage> {
    const criteria = new PastCriteria(this.views, request);
    const { offset, limit } = request;
    // Where no figure of then is asked for, all others stand where they stood.
    const ids = changes && !criteria.asksForFigures ? changes.away : await this.changed.after(moment);
    const looked =
      changes === undefined || changes.gone.size === 0 ? ids : new Set([...ids.keys(), ...changes.gone.keys()]);
    const erased = await erasedMascots(this.views);
    const changed = withoutNames(await this.changed.rememberedStatesOf(looked), erased);
    const words = await criteria.wordsAmong(ids);
    const among = words?.maybeFound(looked, changed) ?? looked;
    const now = criteria.isTold ? thereNow(among, changed, moment) : await this.changedOnes(among, moment, criteria);
    const missing = [...(changes?.gone.keys() ?? [])].filter((id) => among.has(id) && !now.has(id));
    const gone = await this.gone(missing, changed);
    const likes = criteria.asksFor('likes')
      ? await likesAfter(this.views, moment, [...now.keys(), ...gone.keys()])
      : new Map<FieldValue, number>();
    const since = { moment, now, gone, changed, words, likes };
    const first = new FirstInOrder(criteria.sort, offset + limit);
    const met = await criteria.meeting(since, first);
    const total = met.total + (await this.unchanged(since, criteria, ids, { first, met, count: offset + limit }));
    const page = first.entries().slice(offset);
    return { mascots: await this.mascots(page, since, erased), total, gone, erased };
  }

  private async changedOnes(ids: Ids, moment: Moment, { columns }: PastCriteria): Promise<Map<number, Today>> {
    const now = new Map<number, Today>();
    for await (const oneOf of inTurns([...ids.keys()], AT_ONCE)) {
      const where = [{ field: 'id', oneOf }];
      for (const row of await this.views.values(DIRECTORY_VIEW, { where }, columns))
        if (String(row[1]) <= moment.time) now.set(Number(row[0]), row);
    }
    return now;
  }

  /** Offers those that have not changed since, so many of them as may be among the first. @returns how many there are */
  private async unchanged(
    { moment, now }: Since,
    { criteria, sort, isNarrow }: PastCriteria,
    changed: Ids,
    { first, met, count }: Wanted,
  ): Promise<number> {
    const selected = { ...criteria, where: [...(criteria.where ?? []), bornUntil(moment)] };
    const amongThem = isNarrow ? (met.meetToday ?? (await this.countOf(selected, [...changed.keys()]))) : now.size;
    const all = (await this.views.find(DIRECTORY_VIEW, { ...selected, limit: 0 })).total;
    const offered = new Set<number>();
    const offer = (id: number, value: FieldValue): number => {
      if (changed.has(id) || offered.has(id)) return 0;
      offered.add(id);
      first.offer(id, value);
      return 1;
    };
    if (sort.field === 'likes') await this.liked.offer({ selected, sort, moment, all, count }, offer);
    else await this.inTodaysOrder({ selected, sort, all, count }, offer);
    return all - amongThem;
  }

  /** Whatever else than likes they are sorted by, they stand as they stood. */
  private async inTodaysOrder({ selected, sort, all, count }: InOrder, offer: Offer): Promise<void> {
    let taken = 0;
    for (let limit = 2 * count; ; limit *= 4) {
      const rows = await this.views.values(DIRECTORY_VIEW, { ...selected, first: { sort, limit } }, [sort.field]);
      for await (const some of inTurns(rows, AT_ONCE))
        for (const [id, value = null] of some) taken += offer(Number(id), value);
      if (taken >= count || limit >= all) return;
    }
  }

  private async countOf({ where = [], ...criteria }: Criteria, ids: readonly number[]): Promise<number> {
    let count = 0;
    for await (const oneOf of inTurns(ids, AT_ONCE)) {
      const among = { ...criteria, where: [...where, { field: 'id', oneOf }], limit: 0 };
      count += (await this.views.find(DIRECTORY_VIEW, among)).total;
    }
    return count;
  }

  /** What is known of those that are there no more. */
  private async gone(ids: readonly number[], changed: States): Promise<Since['gone']> {
    if (ids.length === 0) return new Map();
    const where = [{ field: 'mascotId', oneOf: ids }];
    const likes = await this.views.tally(LIKE_DAYS_VIEW, { where }, { by: 'mascotId', sum: 'likes' });
    const found = ids.map((id) => goneMascot(id, changed.get(id) ?? [], likes.get(id) ?? 0));
    return new Map(found.flatMap((mascot) => (mascot === undefined ? [] : [[mascot.id, mascot]])));
  }

  private async mascots(
    page: readonly Entry[],
    { moment, gone }: Since,
    erased: PastPage['erased'],
  ): Promise<Mascot[]> {
    const ids = page.map(({ id }) => id);
    const states = withoutNames(await this.statesOf(ids), erased);
    const likes = await likesAfter(this.views, moment, ids);
    const where = [{ field: 'id', oneOf: ids }];
    const { documents } = await this.views.find(DIRECTORY_VIEW, { where });
    const byId = new Map([...documents.map((document) => Mascot.parse(document)), ...gone.values()].map(withId));
    return page.flatMap(({ id }): Mascot[] => {
      const now = byId.get(id);
      if (now === undefined) return [];
      const then = stateAt(states.get(id) ?? [], moment);
      return [{ ...(then === undefined ? now : mascotOfThen(now, then)), likes: likesOfThen(now, likes) }];
    });
  }
}

/** Of some mascots, those that are in the directory now and were published by then: by what became of them. */
function thereNow(ids: Ids, changed: States, { time }: Moment): Since['now'] {
  const there = new Set<number>();
  for (const id of ids.keys()) {
    const states = changed.get(id) ?? [];
    if (states.at(-1)?.isShown === true && (states[0]?.time ?? '') <= time) there.add(id);
  }
  return Object.assign(there, { get: () => undefined });
}

const bornUntil = ({ time }: Moment) => ({ field: 'createdAt', to: time });

const withId = (mascot: Mascot): [number, Mascot] => [mascot.id, mascot];

/** A view that is a moment ahead of the other never makes a number that cannot be. */
const likesOfThen = ({ id, likes }: Mascot, after: ReadonlyMap<FieldValue, number>): number =>
  Math.max(0, likes - (after.get(id) ?? 0));
