import { LRUCache } from 'lru-cache';
import type { FieldValue } from '../read-store/field-value.js';
import type { IdentifiedValues, ReadStore } from '../read-store/read-store.js';
import { inTurns } from '../turns/in-turns.js';

/** More than any record has events of its own. */
const REVISIONS = 2 ** 22;

/** The id of what one event made of a record, in a collection of such states. */
export const stateId = (record: number, revision: number): number => record * REVISIONS + revision;

const recordOf = (id: number): number => Math.floor(id / REVISIONS);

/** States of many records: when each began, in milliseconds, is in the column `at`, and what is asked for in another. */
export interface States {
  readonly collection: string;
  readonly column: string;
}

/** The last state of a record by some time: its id, when it began, and what is asked for of it. */
export type Standing = IdentifiedValues;

export type Standings = ReadonlyMap<number, Standing>;

export const valueOf = (standing: Standing | undefined): FieldValue => standing?.[2] ?? null;

/** Whether it is the same state, and not only one that says the same. */
export const isSameState = (one: Standing | undefined, other: Standing | undefined): boolean => one?.[0] === other?.[0];

const AT_ONCE = 10_000;

/** Whoever looks at a page soon looks at the next. */
const KEPT_MS = 60_000;

/** How every record stood at two times, those left out that were not there yet. */
export interface AtTwoTimes {
  readonly before: Standings;
  readonly after: Standings;
}

/**
 * All records of a collection of states as they stood. By the order of their events: one of a clock that was ahead does not hide what
 * came behind it.
 */
export class PastStandings {
  private readonly kept = new LRUCache<string, AtTwoTimes>({ max: 1, ttl: KEPT_MS, ttlAutopurge: true });

  constructor(
    private readonly views: Pick<ReadStore, 'revisionOf' | 'values'>,
    private readonly states: States,
  ) {}

  /** @param to in milliseconds; Infinity for now */
  async at(from: number, to: number): Promise<AtTwoTimes> {
    const key = `${await this.views.revisionOf(this.states.collection)} ${from} ${to}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const found = await this.read(from, to);
    this.kept.set(key, found);
    return found;
  }

  private async read(from: number, to: number): Promise<AtTwoTimes> {
    const { collection, column } = this.states;
    const where = to === Infinity ? [] : [{ field: 'at', to }];
    const rows = await this.views.values(collection, { where }, ['at', column]);
    const after = new Map<number, Standing>();
    const before = from === to ? after : new Map<number, Standing>();
    for await (const some of inTurns(rows, AT_ONCE)) {
      for (const row of some) {
        take(after, row);
        if (from !== to && Number(row[1]) <= from) take(before, row);
      }
    }
    return { before, after };
  }
}

/** When the first of all states began, in ISO 8601; null while there is none. */
export async function firstOf(views: Pick<ReadStore, 'find'>, collection: string): Promise<string | null> {
  const { documents } = await views.find(collection, { sort: { field: 'at', direction: 'asc' }, limit: 1 });
  const [first] = documents;
  return first === undefined ? null : new Date(Number(first['at'])).toISOString();
}

function take(standings: Map<number, Standing>, row: Standing): void {
  const state = Number(row[0]);
  const record = recordOf(state);
  const known = standings.get(record);
  if (known === undefined || Number(known[0]) < state) standings.set(record, row);
}
