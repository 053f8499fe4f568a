import type { Mascot } from '@marcel/contracts';
import { plainText } from '../../../../platform/read-store/plain-text.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { inTurns } from '../../../../platform/turns/in-turns.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { PRESENT, type Moment } from './days.js';
import type { Ids, States } from './changed-mascots.js';
import type { Entry } from './in-order.js';
import type { MascotState } from './past.collections.js';
import { figuresAt, isMarkedAsNow } from './state-at.js';

type Views = Pick<ReadStore, 'find' | 'values'>;

const AT_ONCE = 10_000;
const READ_AT_ONCE = 500;
const NAMES = ['name', 'brand'] as const satisfies readonly (keyof Mascot)[];

/** What mascots were ever called, as searches look into it, by what became of them. */
const called = new WeakMap<readonly MascotState[], string>();

function everCalled(states: readonly MascotState[]): string {
  const known = called.get(states);
  if (known !== undefined) return known;
  const names = states.flatMap(({ figures }) => NAMES.map((name) => plainText(figures[name] ?? ''))).join('\n');
  called.set(states, names);
  return names;
}

/** A word, and those that it finds now. */
interface Sought {
  readonly word: string;
  readonly today: ReadonlySet<number>;
}

/** Words of whose presence only the text of a mascot can tell; all other words are there. */
export type Untold = readonly string[];

/** What a search finds among words of then: names as they were, and what is searched besides only where it is still the same. */
export class WordsOfThen {
  private constructor(
    private readonly views: Views,
    private readonly sought: readonly Sought[],
  ) {}

  /** @param words plain @param among those that are looked at */
  static async of(views: Views, words: readonly string[], among: Ids): Promise<WordsOfThen> {
    const ids = [...among.keys()];
    const sought: Sought[] = [];
    for (const word of words) sought.push({ word, today: await foundToday(views, word, ids) });
    return new WordsOfThen(views, sought);
  }

  /** Whether a mascot is found now. */
  isFoundToday(id: number): boolean {
    return this.sought.every(({ today }) => today.has(id));
  }

  /** Those that it may find at any time: each word found today, or in what they were called once. */
  maybeFound(mascots: Ids, states: States): Ids {
    const found = new Set<number>();
    for (const id of mascots.keys()) {
      const names = everCalled(states.get(id) ?? []);
      if (this.sought.every(({ word, today }) => today.has(id) || names.includes(word))) found.add(id);
    }
    return found;
  }

  /** Whether a mascot would have been found; where only its text can tell, the words that are to be in it. */
  hasFound(id: number, states: readonly MascotState[], moment: Moment): boolean | Untold {
    const then = namesAt(states, moment);
    const missing = this.sought.filter(({ word }) => !isInAny(then, word));
    if (missing.length === 0) return true;
    if (missing.some(({ today }) => !today.has(id)) || !isMarkedAsNow(states, moment, 'visualDesc')) return false;
    const now = namesAt(states, PRESENT);
    const untold = missing.filter(({ word }) => isInAny(now, word)).map(({ word }) => word);
    return untold.length === 0 ? true : untold;
  }

  /** Those of some whose text of today says what is untold of them. */
  async told(entries: readonly (Entry & { readonly untold: Untold })[]): Promise<Entry[]> {
    const found: Entry[] = [];
    for await (const some of inTurns(entries, READ_AT_ONCE)) {
      const where = [{ field: 'id', oneOf: some.map(({ id }) => id) }];
      const { documents } = await this.views.find(DIRECTORY_VIEW, { where });
      const texts = new Map(documents.map((one) => [one['id'], plainOf(one['visualDesc'])]));
      found.push(...some.filter(({ id, untold }) => untold.every((word) => texts.get(id)?.includes(word))));
    }
    return found;
  }
}

async function foundToday(views: Views, search: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const today = new Set<number>();
  for await (const oneOf of inTurns(ids, AT_ONCE)) {
    const rows = await views.values(DIRECTORY_VIEW, { search, where: [{ field: 'id', oneOf }] }, []);
    for (const [id] of rows) today.add(Number(id));
  }
  return today;
}

/** What a mascot was called then, as searches look into it. */
function namesAt(states: readonly MascotState[], moment: Moment): string[] {
  const names = figuresAt(states, moment, NAMES);
  return NAMES.map((name) => plainOf(names[name]));
}

const plainOf = (text: unknown): string => (typeof text === 'string' ? plainText(text) : '');

const isInAny = (names: readonly string[], word: string): boolean => names.some((name) => name.includes(word));
