import { Mascot, type ListMascotsQuery } from '@marcel/contracts';
import type { Document } from '../../../../platform/read-store/collection.js';
import { noCursor } from '../../../../platform/read-store/cursor.js';
import { fieldValue, type FieldValue } from '../../../../platform/read-store/field-value.js';
import { meets } from '../../../../platform/read-store/meeting.js';
import { kindOf, prepareQuery, type PreparedQuery } from '../../../../platform/read-store/prepared-query.js';
import type { Criteria } from '../../../../platform/read-store/query.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { inTurns } from '../../../../platform/turns/in-turns.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { directoryCollection } from '../directory/directory.collection.js';
import { toDirectoryQuery } from '../directory/directory-query.js';
import { pictureOf } from '../directory/picture-of.js';
import type { Entry } from './in-order.js';
import { mascotOfThen } from './mascot-of-then.js';
import type { States } from './changed-mascots.js';
import type { Moment } from './days.js';
import { Figures } from './past.collections.js';
import { figuresAt, stateAt, wasShown, type StateOfThen } from './state-at.js';

const AT_ONCE = 500;

/** A time as it is read: what has happened since. */
export interface Since {
  readonly moment: Moment;
  /** Those of the changed ones that had been published by then, with what of today they are sorted by. */
  readonly now: ReadonlyMap<number, Document>;
  /** Of those, the ones that are asked for though they are there no more, with what was left of them. */
  readonly gone: ReadonlyMap<number, Mascot>;
  readonly changed: States;
  /** That each got since, where it is asked for them. */
  readonly likes: ReadonlyMap<FieldValue, number>;
}

interface Shown {
  readonly id: number;
  readonly figures: Document;
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
    return this.asksForWords() || this.fields.some((field) => field in Figures.shape);
  }

  /** Those of the changed mascots that met the criteria, and are known. */
  async meeting({ moment, changed, likes, gone, ...since }: Since): Promise<Entry[]> {
    const shown = await this.withFigures(changed, moment);
    const now = this.asksForWords() ? await this.documents(shown, gone) : since.now;
    const { field } = this.sort;
    const found: Entry[] = [];
    for await (const some of inTurns(shown, AT_ONCE)) {
      for (const { id, figures } of some) {
        const document = now.get(id);
        if (document === undefined) continue;
        const likesOfThen = Number(document['likes']) - (likes.get(id) ?? 0);
        const ofThen = this.asksForWords()
          ? whole({ ...document, likes: likesOfThen }, stateAt(changed.get(id) ?? [], moment))
          : this.partial(document, figures, likesOfThen);
        if (ofThen === undefined || !meets(directoryCollection, this.prepared, ofThen)) continue;
        found.push({ id, value: fieldValue(ofThen, field, kindOf(directoryCollection, field)) });
      }
    }
    return found;
  }

  /** What it goes by alone. */
  private partial(document: Document, figures: Document, likes: number): Document {
    const partial: Record<string, unknown> = {};
    for (const field of this.fields)
      partial[field] = field === 'likes' ? likes : field in figures ? figures[field] : document[field];
    return partial;
  }

  /** Those whose figures met the criteria, with the figures that matter. */
  private async withFigures(changed: States, moment: Moment): Promise<Shown[]> {
    const criteria = this.ofFigures();
    const found = await this.foundToday();
    const names = found === undefined ? this.fields : [...this.fields, ...(directoryCollection.search ?? [])];
    const shown: Shown[] = [];
    for await (const some of inTurns([...changed], AT_ONCE)) {
      for (const [id, states] of some) {
        if (!wasShown(states, moment)) continue;
        const figures = figuresAt(states, moment, names);
        // Words of then that are known are words of today.
        const search = found === undefined || found.has(id) ? undefined : this.prepared.search;
        if (meets(directoryCollection, { ...criteria, search }, figures)) shown.push({ id, figures });
      }
    }
    return shown;
  }

  /** Undefined where nothing is searched for. */
  private async foundToday(): Promise<ReadonlySet<number> | undefined> {
    const { search } = this.criteria;
    if (search === undefined) return undefined;
    return new Set((await this.views.values(DIRECTORY_VIEW, { search }, [])).map(([id]) => Number(id)));
  }

  private ofFigures(): Pick<PreparedQuery, 'filters'> {
    return { filters: this.prepared.filters.filter(({ field }) => field !== 'picture') };
  }

  private asksForWords(): boolean {
    return this.prepared.search !== undefined || this.asksFor('picture');
  }

  private async documents(shown: readonly Shown[], gone: Since['gone']): Promise<ReadonlyMap<number, Document>> {
    const found = new Map<number, Document>(gone);
    for await (const some of inTurns(shown, AT_ONCE)) {
      const where = [{ field: 'id', oneOf: some.map(({ id }) => id) }];
      const { documents } = await this.views.find(DIRECTORY_VIEW, { where });
      for (const document of documents) found.set(Number(document['id']), document);
    }
    return found;
  }
}

function whole(document: Document, then: StateOfThen | undefined): Document | undefined {
  if (then === undefined) return undefined;
  const mascot = mascotOfThen(Mascot.parse(document), then);
  return { ...mascot, picture: pictureOf(mascot.imageUrl) };
}
