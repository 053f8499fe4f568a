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
import { ChangedMascots } from './changed-mascots.js';
import { endOf } from './days.js';
import { firstInOrder, type Entry } from './in-order.js';
import { mascotOfThen } from './mascot-of-then.js';
import { PastCriteria, type Since } from './past-criteria.js';
import { stateAt } from './state-at.js';

const AT_ONCE = 10_000;

/**
 * The directory as it was at the end of a day: today's, less what came later. What is there no more, for whatever reason, is nowhere
 * in the past either. Days are read one after the other, so that the present need not wait for several.
 */
@Injectable()
export class PastDirectory {
  private readonly turns = new Turns();
  private readonly changed: ChangedMascots;

  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {
    this.changed = new ChangedMascots(views);
  }

  list(request: ListMascotsQuery, day: number): Promise<MascotList> {
    return this.turns.take('day', () => this.read(request, day));
  }

  /** @throws DomainError not_found */
  async find(now: Mascot, day: number): Promise<Mascot> {
    const states = (await this.changed.statesOf([now.id])).get(now.id) ?? [];
    const then = stateAt(states, day);
    if (then === undefined) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
    const where = [
      { field: 'mascotId', oneOf: [now.id] },
      { field: 'day', from: day + 1 },
    ];
    const likes = await this.views.tally(LIKE_DAYS_VIEW, { where }, { by: 'mascotId', sum: 'likes' });
    return { ...mascotOfThen(now, then), likes: likesOfThen(now, likes) };
  }

  private async read(request: ListMascotsQuery, day: number): Promise<MascotList> {
    const criteria = new PastCriteria(this.views, request);
    const now = await this.bornUntil(day);
    const changed = await this.changed.after(day, (id) => now.has(id));
    const since = { day, now, changed, likes: await this.likesAfter(day) };
    const entries = [...(await this.unchanged(criteria, since)), ...(await criteria.meeting(since))];
    const { offset, limit } = request;
    const page = (await firstInOrder(entries, criteria.sort, offset + limit)).slice(offset);
    return {
      mascots: await this.mascots(page, since),
      pagination: paginate(offset, limit, entries.length),
      next: null,
    };
  }

  /** With the numbers that they have today. */
  private async bornUntil(day: number): Promise<Since['now']> {
    const end = endOf(day);
    const all = await this.views.values(DIRECTORY_VIEW, {}, ['createdAt', 'likes']);
    const now = new Map<number, Document>();
    for await (const some of inTurns(all, AT_ONCE)) {
      for (const [id, createdAt, likes] of some)
        if (String(createdAt) < end) now.set(Number(id), { id, createdAt, likes });
    }
    return now;
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

  private async mascots(page: readonly Entry[], { day, changed, likes }: Since): Promise<Mascot[]> {
    const where = [{ field: 'id', oneOf: page.map(({ id }) => id) }];
    const { documents } = await this.views.find(DIRECTORY_VIEW, { where });
    const byId = new Map(documents.map((document) => [document['id'], Mascot.parse(document)]));
    return page.flatMap(({ id }): Mascot[] => {
      const now = byId.get(id);
      if (now === undefined) return [];
      const then = stateAt(changed.get(id) ?? [], day);
      return [{ ...(then === undefined ? now : mascotOfThen(now, then)), likes: likesOfThen(now, likes) }];
    });
  }
}

/** A view that is a moment ahead of the other never makes a number that cannot be. */
const likesOfThen = ({ id, likes }: Mascot, after: ReadonlyMap<FieldValue, number>): number =>
  Math.max(0, likes - (after.get(id) ?? 0));
