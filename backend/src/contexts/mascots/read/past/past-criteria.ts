import type { Mascot, ListMascotsQuery } from '@marcel/contracts';
import type { Document } from '../../../../platform/read-store/collection.js';
import { noCursor } from '../../../../platform/read-store/cursor.js';
import { fieldValue, type FieldValue } from '../../../../platform/read-store/field-value.js';
import { meets } from '../../../../platform/read-store/meeting.js';
import { kindOf, prepareQuery, type PreparedQuery } from '../../../../platform/read-store/prepared-query.js';
import type { Criteria } from '../../../../platform/read-store/query.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { inTurns } from '../../../../platform/turns/in-turns.js';
import { directoryCollection } from '../directory/directory.collection.js';
import { toDirectoryQuery } from '../directory/directory-query.js';
import { pictureOf } from '../directory/picture-of.js';
import type { Entry, FirstInOrder } from './in-order.js';
import type { Ids, States } from './changed-mascots.js';
import type { Moment } from './days.js';
import { Figures } from './past.collections.js';
import { figureAt, isMarkedAsNow, wasShown } from './state-at.js';
import { WordsOfThen, type Untold } from './words-of-then.js';

const AT_ONCE = 2000;

/** A mascot of today: its id, when it was created, what it is sorted by, and whether it has a picture. */
export type Today = readonly FieldValue[];

/** A time as it is read: what has happened since. */
export interface Since {
  readonly moment: Moment;
  /** Those of the changed ones that may meet and had been published by then. */
  readonly now: Ids & Pick<ReadonlyMap<number, Today>, 'get'>;
  /** Those that are asked for though they are there no more, with what was left of them. */
  readonly gone: ReadonlyMap<number, Mascot>;
  readonly changed: States;
  /** Undefined where nothing is searched for. */
  readonly words: WordsOfThen | undefined;
  /** That each got since, where it is asked for them. */
  readonly likes: ReadonlyMap<FieldValue, number>;
}

export interface Met {
  /** How many of the changed mascots met the criteria then. */
  readonly total: number;
  /** How many of them meet the criteria today; undefined where that was not looked for. */
  readonly meetToday: number | undefined;
}

/** What a mascot of the past has to meet to be in a list, and what it is sorted by. */
export class PastCriteria {
  readonly criteria: Criteria;
  readonly sort: PreparedQuery['sort'];
  private readonly prepared: PreparedQuery;
  /** That it goes by. */
  private readonly fields: readonly string[];
  /** Of `Today`, behind its id. */
  readonly columns: readonly string[];

  /** @throws DomainError invalid_input for a place in a list of today */
  constructor(
    private readonly views: Pick<ReadStore, 'find' | 'values'>,
    request: ListMascotsQuery,
  ) {
    if (request.after !== undefined) throw noCursor();
    const { where, search } = toDirectoryQuery(request);
    this.criteria = { ...(where && { where }), ...(search !== undefined && { search }) };
    this.prepared = prepareQuery(directoryCollection, toDirectoryQuery(request));
    this.sort = this.prepared.sort;
    this.fields = [...this.prepared.filters.map(({ field }) => field), this.sort.field];
    this.columns = ['createdAt', this.sort.field, ...(this.asksFor('picture') ? ['picture'] : [])];
  }

  /** Whether not all are meant. */
  get isNarrow(): boolean {
    return this.prepared.filters.length > 0 || this.prepared.search !== undefined;
  }

  asksFor(field: string): boolean {
    return this.fields.includes(field);
  }

  /** Whether it goes by anything that an edit changes. */
  get asksForFigures(): boolean {
    return (
      this.prepared.search !== undefined || this.fields.some((field) => field === 'picture' || field in Figures.shape)
    );
  }

  /** Whether states tell all that it goes by, so that nothing of today is needed. */
  get isTold(): boolean {
    return this.fields.every((field) => field in Figures.shape);
  }

  /** What is searched for, among mascots that have changed; undefined where nothing is. */
  async wordsAmong(changed: Ids): Promise<WordsOfThen | undefined> {
    const { search } = this.prepared;
    return search && WordsOfThen.of(this.views, search, changed);
  }

  /** Offers those of the changed mascots that met the criteria, and are known. */
  async meeting(since: Since, first: FirstInOrder): Promise<Met> {
    const { filters } = this.prepared;
    const { field } = this.sort;
    const { moment, now, gone, changed, words } = since;
    const kind = kindOf(directoryCollection, field);
    const unsure: (Entry & { readonly untold: Untold })[] = [];
    let [total, foundToday] = [0, 0];
    for await (const some of inTurns([...now.keys(), ...gone.keys()], AT_ONCE)) {
      for (const id of some) {
        if (words?.isFoundToday(id)) foundToday += 1;
        const states = changed.get(id) ?? [];
        const found = words === undefined || words.hasFound(id, states, moment);
        if (found === false || !wasShown(states, moment)) continue;
        if (filters.length > 0 && !meets(directoryCollection, { filters, search: undefined }, this.partial(id, since)))
          continue;
        const value = fieldValue({ id, [field]: this.valueOfThen(id, field, since) }, field, kind);
        if (found !== true) {
          unsure.push({ id, value, untold: found });
          continue;
        }
        total += 1;
        first.offer(id, value);
      }
    }
    const told = words === undefined || unsure.length === 0 ? [] : await words.told(unsure);
    for (const { id, value } of told) first.offer(id, value);
    const meetToday = words && filters.length === 0 ? foundToday : undefined;
    return { total: total + told.length, meetToday };
  }

  private valueOfThen(id: number, field: string, { moment, now, gone, changed, likes }: Since): unknown {
    const mascot: Document | undefined = gone.get(id);
    const ofToday = (): unknown => (mascot ? mascot[field] : now.get(id)?.[1 + this.columns.indexOf(field)]);
    if (field === 'likes') return Number(ofToday()) - (likes.get(id) ?? 0);
    const states = changed.get(id) ?? [];
    if (field === 'picture')
      return mascot === undefined && isMarkedAsNow(states, moment, 'imageUrl') ? ofToday() : NO_PICTURE;
    const told = figureAt(states, moment, field);
    return told === undefined ? ofToday() : told;
  }

  /** What it goes by alone. */
  private partial(id: number, since: Since): Document {
    return { ...Object.fromEntries(this.fields.map((field) => [field, this.valueOfThen(id, field, since)])), id };
  }
}

const NO_PICTURE = pictureOf(null);
