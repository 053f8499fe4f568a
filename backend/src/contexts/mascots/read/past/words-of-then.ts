import type { Mascot } from '@marcel/contracts';
import { foldText } from '../../../../platform/read-store/fold-text.js';
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

/** What mascots were ever called, folded, by what became of them. */
const called = new WeakMap<readonly MascotState[], string>();

function everCalled(states: readonly MascotState[]): string {
  const known = called.get(states);
  if (known !== undefined) return known;
  const names = states.flatMap(({ figures }) => NAMES.map((name) => foldText(figures[name] ?? '')));
  const folded = names.join('\n');
  called.set(states, folded);
  return folded;
}

/** What a search finds among words of then: names as they were, and what is searched besides only where it is still the same. */
export class WordsOfThen {
  private constructor(
    private readonly views: Views,
    private readonly folded: string,
    /** Those that it finds now. */
    readonly today: ReadonlySet<number>,
  ) {}

  /** @param search folded @param among those that are looked at */
  static async of(views: Views, search: string, among: Ids): Promise<WordsOfThen> {
    const today = new Set<number>();
    for await (const oneOf of inTurns([...among.keys()], AT_ONCE)) {
      const rows = await views.values(DIRECTORY_VIEW, { search, where: [{ field: 'id', oneOf }] }, []);
      for (const [id] of rows) today.add(Number(id));
    }
    return new WordsOfThen(views, search, today);
  }

  /** Those that it may find at any time: found today, or called so once. */
  maybeFound(mascots: Ids, states: States): Ids {
    const found = new Set<number>();
    for (const id of mascots.keys())
      if (this.today.has(id) || everCalled(states.get(id) ?? []).includes(this.folded)) found.add(id);
    return found;
  }

  /** Whether a mascot would have been found; undefined where only its text can tell. */
  hasFound(id: number, states: readonly MascotState[], moment: Moment): boolean | undefined {
    if (this.isNamed(states, moment)) return true;
    if (!this.today.has(id) || !isMarkedAsNow(states, moment, 'visualDesc')) return false;
    return this.isNamed(states, PRESENT) ? undefined : true;
  }

  /** Those of some whose text of today says it. */
  async told(entries: readonly Entry[]): Promise<Entry[]> {
    const found: Entry[] = [];
    for await (const some of inTurns(entries, READ_AT_ONCE)) {
      const where = [{ field: 'id', oneOf: some.map(({ id }) => id) }];
      const { documents } = await this.views.find(DIRECTORY_VIEW, { where });
      const telling = new Set(documents.filter((one) => this.isIn(one['visualDesc'])).map((one) => Number(one['id'])));
      found.push(...some.filter(({ id }) => telling.has(id)));
    }
    return found;
  }

  private isNamed(states: readonly MascotState[], moment: Moment): boolean {
    const names = figuresAt(states, moment, NAMES);
    return NAMES.some((name) => this.isIn(names[name]));
  }

  private isIn(text: unknown): boolean {
    return typeof text === 'string' && foldText(text).includes(this.folded);
  }
}
