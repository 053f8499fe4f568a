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

/** A state of a record: its id, when it began, and what is asked for of it. */
export type Standing = IdentifiedValues;

export const valueOf = (standing: Standing | undefined): FieldValue => standing?.[2] ?? null;

/** Whether it is the same state, and not only one that says the same. */
export const isSameState = (one: Standing | undefined, other: Standing | undefined): boolean => one?.[0] === other?.[0];

/** How a record stood at two times; undefined where it was not there yet. */
export type Visit = (record: number, then: Standing | undefined, now: Standing) => void;

type History = readonly [record: number, states: readonly Standing[]];

interface Histories {
  readonly all: readonly History[];
  /** Those in which what is asked for has not always been the same. */
  readonly varying: readonly History[];
}

const AT_ONCE = 10_000;

/** Whoever looks at one time soon looks at another. */
const KEPT_MS = 60_000;

/** All records of a collection of states as they stood at any time: read once, and again when there are other states. */
export class PastStandings {
  private readonly kept = new LRUCache<string, Histories>({
    max: 1,
    ttl: KEPT_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
  });

  constructor(
    private readonly views: Pick<ReadStore, 'revisionOf' | 'values'>,
    private readonly states: States,
  ) {}

  /** Tells of every record that was there by the later time, in the order of their numbers. @param to in milliseconds; Infinity for now */
  async visit(from: number, to: number, visit: Visit): Promise<void> {
    await this.visitEach((await this.histories()).all, from, to, visit);
  }

  /** As `visit`, of those records alone for which what is asked for has ever changed. */
  async visitVarying(from: number, to: number, visit: Visit): Promise<void> {
    await this.visitEach((await this.histories()).varying, from, to, visit);
  }

  private async visitEach(histories: readonly History[], from: number, to: number, visit: Visit): Promise<void> {
    for await (const some of inTurns(histories, AT_ONCE)) {
      for (const [record, states] of some) {
        const now = lastUntil(states, to);
        if (now !== undefined) visit(record, from === to ? now : lastUntil(states, from), now);
      }
    }
  }

  private async histories(): Promise<Histories> {
    const revision = await this.views.revisionOf(this.states.collection);
    const known = this.kept.get(revision);
    if (known !== undefined) return known;
    const read = await this.read();
    this.kept.set(revision, read);
    return read;
  }

  private async read(): Promise<Histories> {
    const { collection, column } = this.states;
    const rows = await this.views.values(collection, {}, ['at', column]);
    const histories: [number, Standing[]][] = [];
    for await (const some of inTurns(inOrder(rows), AT_ONCE)) {
      for (const row of some) {
        const record = recordOf(Number(row[0]));
        const last = histories.at(-1);
        if (last?.[0] === record) last[1].push(row);
        else histories.push([record, [row]]);
      }
    }
    return { all: histories, varying: histories.filter(isVarying) };
  }
}

const isVarying = ([, states]: History): boolean => states.some((state) => valueOf(state) !== valueOf(states[0]));

/** Of events, and so of records. */
function inOrder(rows: readonly Standing[]): readonly Standing[] {
  const isInOrder = rows.every(([id], index) => index === 0 || Number(rows[index - 1]?.[0]) < Number(id));
  return isInOrder ? rows : rows.toSorted(([one], [other]) => Number(one) - Number(other));
}

/** By the order of events: one of a clock that was ahead does not hide what came behind it. */
function lastUntil(states: readonly Standing[], time: number): Standing | undefined {
  for (let index = states.length - 1; index >= 0; index -= 1) {
    const state = states[index];
    if (state !== undefined && Number(state[1]) <= time) return state;
  }
  return undefined;
}

/** When the first of all states began, in ISO 8601; null while there is none. */
export async function firstOf(views: Pick<ReadStore, 'find'>, collection: string): Promise<string | null> {
  const { documents } = await views.find(collection, { sort: { field: 'at', direction: 'asc' }, limit: 1 });
  const [first] = documents;
  return first === undefined ? null : new Date(Number(first['at'])).toISOString();
}
