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
import type { Entry } from './in-order.js';
import type { States } from './changed-mascots.js';
import type { Moment } from './days.js';
import { Figures } from './past.collections.js';
import { figuresAt, isMarkedAsNow, wasShown } from './state-at.js';
import { WordsOfThen } from './words-of-then.js';

const AT_ONCE = 2000;

/** A time as it is read: what has happened since. */
export interface Since {
  readonly moment: Moment;
  /** Those of the changed ones that may meet and had been published by then, with what of today they are sorted by. */
  readonly now: ReadonlyMap<number, Document>;
  /** Of those, the ones that are asked for though they are there no more, with what was left of them. */
  readonly gone: ReadonlyMap<number, Mascot>;
  readonly changed: States;
  /** Undefined where nothing is searched for. */
  readonly words: WordsOfThen | undefined;
  /** That each got since, where it is asked for them. */
  readonly likes: ReadonlyMap<FieldValue, number>;
}

export interface Met {
  readonly entries: readonly Entry[];
  /** How many of the changed mascots meet the criteria today; undefined where that was not looked for. */
  readonly meetToday: number | undefined;
}

/** What a mascot of the past has to meet to be in a list, and what it is sorted by. */
export class PastCriteria {
  readonly criteria: Criteria;
  readonly sort: PreparedQuery['sort'];
  private readonly prepared: PreparedQuery;
  /** That it goes by. */
  private readonly fields: readonly string[];

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

  /** What is searched for, among mascots that have changed; undefined where nothing is. */
  async wordsAmong(changed: readonly number[]): Promise<WordsOfThen | undefined> {
    const { search } = this.prepared;
    return search === undefined ? undefined : WordsOfThen.of(this.views, search, changed);
  }

  /** Those of the changed mascots that met the criteria, and are known. */
  async meeting({ moment, now, gone, changed, words, likes }: Since): Promise<Met> {
    const { filters } = this.prepared;
    const { field } = this.sort;
    const [found, unsure]: [Entry[], Entry[]] = [[], []];
    const isByPicture = this.asksFor('picture');
    let foundToday = 0;
    for await (const some of inTurns([...now], AT_ONCE)) {
      for (const [id, document] of some) {
        if (words?.today.has(id)) foundToday += 1;
        const states = changed.get(id) ?? [];
        const isFound = words === undefined || words.hasFound(id, states, moment);
        if (isFound === false || !wasShown(states, moment)) continue;
        const likesOfThen = Number(document['likes']) - (likes.get(id) ?? 0);
        const isPicturedAsNow = !isByPicture || (!gone.has(id) && isMarkedAsNow(states, moment, 'imageUrl'));
        const picture = isPicturedAsNow ? document['picture'] : NO_PICTURE;
        const figures = figuresAt(states, moment, this.fields);
        const ofThen = this.partial({ ...document, likes: likesOfThen, picture }, figures);
        if (!meets(directoryCollection, { filters, search: undefined }, ofThen)) continue;
        const value = fieldValue(ofThen, field, kindOf(directoryCollection, field));
        (isFound === undefined ? unsure : found).push({ id, value });
      }
    }
    const told = words === undefined || unsure.length === 0 ? [] : await words.told(unsure);
    return { entries: [...found, ...told], meetToday: words && filters.length === 0 ? foundToday : undefined };
  }

  /** What it goes by alone. */
  private partial(document: Document, figures: Document): Document {
    const partial: Record<string, unknown> = {};
    for (const field of this.fields) partial[field] = field in figures ? figures[field] : document[field];
    return partial;
  }
}

const NO_PICTURE = pictureOf(null);
