import { setImmediate } from 'node:timers/promises';
import { Mascot, MASCOT_MESSAGES, type ListMascotsQuery, type MascotList } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { paginate } from '../../../../platform/http/requests.js';
import type { PreparedQuery } from '../../../../platform/read-store/prepared-query.js';
import { compareValues, fieldKind, prepareQuery, createTest } from '../../../../platform/read-store/prepared-query.js';
import { invalidCursor } from '../../../../platform/read-store/cursor.js';
import { fieldValue, searchTexts } from '../../../../platform/read-store/field-value.js';
import type { Document, ReadStore, FieldValue } from '../../../../platform/read-store/read-store.js';
import { READ_STORE } from '../../../../platform/read-store/read-store.js';
import { KeyedMutex } from '../../../../platform/scheduling/keyed-mutex.js';
import { DIRECTORY_VIEW, LIKE_DAYS_VIEW, MASCOT_STATES_VIEW } from '../../views.js';
import { directoryCollection, pictureStatus } from '../directory/directory.projection.js';
import { toCriteria, toDirectoryQuery } from '../directory/directory-query.js';
import { endOfDay, foldStates, loadStates, keepUnchangedTexts } from './mascot-states.js';

/** Number of mascots that are processed before the event loop runs other requests. */
const CHUNK = 500;

interface Entry {
  readonly id: number;
  readonly value: FieldValue;
}

/**
 * Computes the directory at the end of a day from the current mascots by reverting later changes. Mascots, texts and pictures that are gone
 * today are left out. Builds one list at a time, so that several do not block other requests.
 */
@Injectable()
export class PastDirectory {
  private readonly mutex = new KeyedMutex();

  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  /** @throws DomainError invalid_input for a cursor of a current list */
  async list(request: ListMascotsQuery, day: number): Promise<MascotList> {
    if (request.after !== undefined) throw invalidCursor();
    return this.mutex.runExclusive('day', () => this.read(request, day));
  }

  /** @throws DomainError not_found when the directory did not show it then */
  async find(mascot: Mascot, day: number): Promise<Mascot> {
    const past = (await this.atEndOf(day, [mascot])).get(mascot.id);
    if (past === undefined) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
    return past;
  }

  private async read(request: ListMascotsQuery, day: number): Promise<MascotList> {
    const { offset, limit } = request;
    const query = prepareQuery(directoryCollection, toDirectoryQuery(request));
    const changed = await this.findChangedAfter(day);
    const entries = [
      ...(await this.findUnchanged(request, day, changed)),
      ...(await this.findChanged(query, day, changed)),
    ].sort(compareEntries(query.sort));
    const page = entries.slice(offset, offset + limit).map(({ id }) => id);
    const today = await this.findCurrent(page);
    const past = await this.atEndOf(day, today);
    const byId = new Map(today.map((mascot) => [mascot.id, past.get(mascot.id) ?? mascot]));
    const mascots = page.map((id) => byId.get(id)).filter((mascot) => mascot !== undefined);
    return { mascots, pagination: paginate(offset, limit, entries.length), next: null };
  }

  private async findChangedAfter(day: number): Promise<ReadonlySet<number>> {
    const where = [{ field: 'changedOn', from: day + 1 }];
    const states = await this.views.tally(MASCOT_STATES_VIEW, { where }, { by: 'mascotId' });
    return new Set([...states.keys()].map(Number));
  }

  /** Returns mascots that match today and have not changed since. Likes do not count as changes. */
  private async findUnchanged(request: ListMascotsQuery, day: number, changed: ReadonlySet<number>): Promise<Entry[]> {
    const { where = [], search } = toCriteria(request);
    const criteria = { where: [...where, { field: 'createdAt', to: endOfDay(day) }], search };
    const rows = await this.views.values(DIRECTORY_VIEW, criteria, [request.sortBy]);
    const entries = rows.map(([id, value = null]) => ({ id: Number(id), value })).filter(({ id }) => !changed.has(id));
    if (request.sortBy !== 'likes') return entries;
    const later = await this.countLikesAfter(day);
    return entries.map(({ id, value }) => ({ id, value: subtractLikes(Number(value), later.get(id)) }));
  }

  private async findChanged(query: PreparedQuery, day: number, changed: ReadonlySet<number>): Promise<Entry[]> {
    const entries: Entry[] = [];
    const ids = [...changed];
    for (let start = 0; start < ids.length; start += CHUNK) {
      if (start > 0) await setImmediate();
      const current = await this.findCurrent(ids.slice(start, start + CHUNK));
      for (const mascot of (await this.atEndOf(day, current)).values()) {
        const document = { ...mascot, picture: pictureStatus(mascot.imageUrl) };
        if (isMatch(document, query)) entries.push({ id: mascot.id, value: valueOf(document, query.sort.field) });
      }
    }
    return entries;
  }

  private async findCurrent(ids: readonly number[]): Promise<Mascot[]> {
    const { documents } = await this.views.find(DIRECTORY_VIEW, { where: [{ field: 'id', oneOf: ids }] });
    return documents.map((document) => Mascot.parse(document));
  }

  /** Returns mascots as they were at the end of a day, without those that the directory did not show then. */
  private async atEndOf(day: number, today: readonly Mascot[]): Promise<ReadonlyMap<number, Mascot>> {
    const ids = today.map(({ id }) => id);
    const [states, later] = [await loadStates(this.views, ids), await this.countLikesAfter(day, ids)];
    const past = new Map<number, Mascot>();
    for (const mascot of today) {
      const state = foldStates(states.get(mascot.id) ?? [], endOfDay(day));
      if (!state?.isShown) continue;
      const { values, hashes, updatedAt } = state;
      const likes = subtractLikes(mascot.likes, later.get(mascot.id));
      past.set(mascot.id, { ...mascot, ...values, ...keepUnchangedTexts(mascot, hashes), updatedAt, likes });
    }
    return past;
  }

  /** Returns the number of likes of each mascot after a day. @param ids default all */
  private countLikesAfter(day: number, ids?: readonly number[]): Promise<ReadonlyMap<FieldValue, number>> {
    const where = [{ field: 'day', from: day + 1 }, ...(ids === undefined ? [] : [{ field: 'mascotId', oneOf: ids }])];
    return this.views.tally(LIKE_DAYS_VIEW, { where }, { by: 'mascotId', sum: 'likes' });
  }
}

const valueOf = (document: Document, field: string): FieldValue =>
  fieldValue(document, field, fieldKind(directoryCollection, field));

const isMatch = (document: Document, { filters, search = [] }: PreparedQuery): boolean =>
  filters.every((filter) => createTest(filter)(valueOf(document, filter.field))) &&
  search.every((word) => searchTexts(document, directoryCollection).some((text) => text.includes(word)));

/** Returns the likes at that time. One view may be ahead of the other, so the result is at least 0. */
const subtractLikes = (current: number, later = 0): number => Math.max(0, current - later);

function compareEntries({ direction }: PreparedQuery['sort']): (one: Entry, other: Entry) => number {
  const sign = direction === 'asc' ? 1 : -1;
  return (one, other) => {
    const byId = sign * (one.id - other.id);
    if (one.value === null || other.value === null)
      return Number(one.value === null) - Number(other.value === null) || byId;
    return sign * compareValues(one.value, other.value) || byId;
  };
}
