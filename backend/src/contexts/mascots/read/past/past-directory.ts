import { Mascot, MASCOT_MESSAGES, type ListMascotsQuery, type MascotList } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { paginate } from '../../../../platform/http/paginate.js';
import type { Document } from '../../../../platform/read-store/collection.js';
import type { FieldValue } from '../../../../platform/read-store/field-value.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { Turns } from '../../../../platform/turns/turns.js';
import { inTurns } from '../../../../platform/turns/in-turns.js';
import { DIRECTORY_VIEW, LIKE_DAYS_VIEW } from '../../views.js';
import { ChangedMascots, type States } from './changed-mascots.js';
import { endOf, type Moment } from './days.js';
import { erasedMascots, withoutNames } from './erased-mascots.js';
import { goneMascot } from './gone-mascot.js';
import { firstInOrder, type Entry } from './in-order.js';
import { mascotOfThen } from './mascot-of-then.js';
import { PastCriteria, type Since } from './past-criteria.js';
import { stateAt } from './state-at.js';

const AT_ONCE = 10_000;

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

  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {
    this.changed = new ChangedMascots(views);
  }

  /** As visitors see it. */
  async list(request: ListMascotsQuery, moment: Moment): Promise<MascotList> {
    const { mascots, total } = await this.turns.take('day', () => this.read(request, moment, new Set()));
    return { mascots: [...mascots], pagination: paginate(request.offset, request.limit, total), next: null };
  }

  /** With those that are gone since. @param shown everyone that the directory showed then */
  listAll(request: ListMascotsQuery, moment: Moment, shown: () => Promise<ReadonlySet<number>>): Promise<PastPage> {
    return this.turns.take('day', async () => this.read(request, moment, await shown()));
  }

  /** @throws DomainError not_found */
  async find(now: Mascot, day: number): Promise<Mascot> {
    const states = (await this.statesOf([now.id])).get(now.id) ?? [];
    const then = stateAt(states, endOf(day));
    if (then === undefined) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
    const where = [
      { field: 'mascotId', oneOf: [now.id] },
      { field: 'day', from: day + 1 },
    ];
    const likes = await this.views.tally(LIKE_DAYS_VIEW, { where }, { by: 'mascotId', sum: 'likes' });
    return { ...mascotOfThen(now, then), likes: likesOfThen(now, likes) };
  }

  /** What became of some mascots. */
  statesOf(ids: readonly number[]): Promise<States> {
    return this.changed.statesOf(ids);
  }

  private async read(request: ListMascotsQuery, moment: Moment, shown: ReadonlySet<number>): Promise<PastPage> {
    const criteria = new PastCriteria(this.views, request);
    const born = await this.bornUntil(moment);
    const erased = await erasedMascots(this.views);
    const changed = withoutNames(await this.changed.after(moment, (id) => born.has(id) || shown.has(id)), erased);
    const gone = await this.gone(
      [...shown].filter((id) => !born.has(id)),
      changed,
    );
    const now = new Map<number, Document>([...born, ...gone]);
    const since = { moment, now, gone, changed, likes: await this.likesAfter(moment.day) };
    const entries = [...(await this.unchanged(criteria, since)), ...(await criteria.meeting(since))];
    const { offset, limit } = request;
    const page = (await firstInOrder(entries, criteria.sort, offset + limit)).slice(offset);
    return { mascots: await this.mascots(page, since), total: entries.length, gone, erased };
  }

  /** With the numbers that they have today. */
  private async bornUntil({ time }: Moment): Promise<ReadonlyMap<number, Document>> {
    const all = await this.views.values(DIRECTORY_VIEW, {}, ['createdAt', 'likes']);
    const now = new Map<number, Document>();
    for await (const some of inTurns(all, AT_ONCE)) {
      for (const [id, createdAt, likes] of some)
        if (String(createdAt) <= time) now.set(Number(id), { id, createdAt, likes });
    }
    return now;
  }

  /** Whoever was shown then and is not there now has changed since; what has only just come may not have reached all views. */
  private async gone(ids: readonly number[], changed: States): Promise<Since['gone']> {
    if (ids.length === 0) return new Map();
    const where = [{ field: 'mascotId', oneOf: ids }];
    const likes = await this.views.tally(LIKE_DAYS_VIEW, { where }, { by: 'mascotId', sum: 'likes' });
    const found = ids.map((id) => goneMascot(id, changed.get(id) ?? [], likes.get(id) ?? 0));
    return new Map(found.flatMap((mascot) => (mascot === undefined ? [] : [[mascot.id, mascot]])));
  }

  private likesAfter(day: number): Promise<ReadonlyMap<FieldValue, number>> {
    const where = [{ field: 'day', from: day + 1 }];
    return this.views.tally(LIKE_DAYS_VIEW, { where }, { by: 'mascotId', sum: 'likes' });
  }

  private async unchanged(criteria: PastCriteria, { now, changed, likes }: Since): Promise<Entry[]> {
    const { field } = criteria.sort;
    const found = await this.views.values(DIRECTORY_VIEW, criteria.criteria, [field]);
    const entries: Entry[] = [];
    for await (const some of inTurns(found, AT_ONCE)) {
      for (const [key, value = null] of some) {
        const id = Number(key);
        if (!now.has(id) || changed.has(id)) continue;
        entries.push({ id, value: field === 'likes' ? Number(value) - (likes.get(id) ?? 0) : value });
      }
    }
    return entries;
  }

  private async mascots(page: readonly Entry[], { moment, changed, gone, likes }: Since): Promise<Mascot[]> {
    const where = [{ field: 'id', oneOf: page.map(({ id }) => id) }];
    const { documents } = await this.views.find(DIRECTORY_VIEW, { where });
    const byId = new Map([...documents.map((document) => Mascot.parse(document)), ...gone.values()].map(withId));
    return page.flatMap(({ id }): Mascot[] => {
      const now = byId.get(id);
      if (now === undefined) return [];
      const then = stateAt(changed.get(id) ?? [], moment);
      return [{ ...(then === undefined ? now : mascotOfThen(now, then)), likes: likesOfThen(now, likes) }];
    });
  }
}

const withId = (mascot: Mascot): [number, Mascot] => [mascot.id, mascot];

/** A view that is a moment ahead of the other never makes a number that cannot be. */
const likesOfThen = ({ id, likes }: Mascot, after: ReadonlyMap<FieldValue, number>): number =>
  Math.max(0, likes - (after.get(id) ?? 0));
