import { termAt } from '../language/words.js';
import { colourBefore, tinted } from './colours-of.js';
import { countBefore } from './counts.js';
import { isCreature, isFlower, isPot, isSeveral } from './creatures.js';
import { drawnAt, isThing } from './drawn-at.js';
import { onBodyAt } from './on-body.js';
import { placeOf, type SentenceContext } from './placement.js';
import { isFiller, tieAt, tieBefore } from './relations.js';
import { sizeBefore } from './sizes.js';
import { flightBefore, stateAround, type State } from './states.js';
import type { Thing } from './thing.js';
import * as say from './vocabulary.js';
import { wornAt } from './worn.js';

const SOME = 3;

/**
 * Returns the named things in order of mention, each once.
 *
 * @param plurals words that were in the plural
 */
export function thingsIn(words: readonly string[], plurals: ReadonlySet<string> = new Set()): Thing[] {
  const things = new Map<string, Thing>();
  let subject: string | undefined;
  let isMarcelNamed = false;
  let bearer: string | undefined;
  let dressed: string | undefined;
  let bearerEnd = 0;
  for (let at = 0; at < words.length;) {
    const other = isMarcelNamed ? undefined : bearer;
    const doer = subject ?? (tieAt(words, at) === bearerEnd ? other : undefined);
    const { named: all, length: ofThem } = namedAt(words, at, { subject, isMarcelNamed, bearer: other, doer, dressed });
    const onBody = all.length > 0 ? onBodyAt(words, at + ofThem) : undefined;
    const named =
      onBody === undefined
        ? all
        : all.map((thing) =>
            thing.relation === 'worn' ? thing : upon(onBody.relation, thing, onBody.isMarcels ? undefined : subject),
          );
    const length = ofThem + (onBody?.length ?? 0);
    const isPlural = plurals.has(words[at + ofThem - 1] ?? '');
    const creature = named.find(({ drawn, relation }) => relation === 'beside' && isCreature(drawn.name));
    // Marcel takes part in joint actions.
    const isWithHim = isMarcelNamed && subject === undefined && tieBefore(words, at) === 'and';
    const state = creature === undefined ? flightBefore(words, at) : stateAround(words, at, isWithHim ? 0 : ofThem);
    for (const thing of named) {
      const one = isPlural ? several(thing, state !== undefined) : thing;
      // A clown adds a tent, which does not share its mood.
      put(things, thing.where === 'behind' ? one : inState(one, state));
    }
    const [last] = named;
    if (last !== undefined && isPot(last.drawn.name) && tieBefore(words, at) === 'in')
      putInto(things, bearer, last.drawn.name);
    if (last !== undefined) {
      dressed = last.relation === 'worn' ? last.of : undefined;
      // With flowers in a vase, the vase stands on the table.
      if (dressed === undefined && last.relation !== 'inside') [bearer, bearerEnd] = [last.drawn.name, at + length];
    }
    if (creature !== undefined && !isWithHim) subject = creature.drawn.name;
    if (termAt(words, at, say.HIMSELF) > 0) {
      subject = undefined;
      isMarcelNamed = true;
    }
    at += Math.max(1, length);
  }
  return [...things.values()];
}

function putInto(things: Map<string, Thing>, name: string | undefined, of: string): void {
  for (const [key, thing] of things)
    if (thing.drawn.name === name && thing.relation === 'beside' && isFlower(name))
      things.set(key, { ...thing, relation: 'inside', of });
}

const upon = (relation: 'head' | 'shoulder', { of: _, ...thing }: Thing, owner: string | undefined): Thing => ({
  ...thing,
  relation,
  ...(owner !== undefined && { of: owner }),
});

const inState = (thing: Thing, state: State | undefined): Thing =>
  state === undefined ? thing : { ...thing, state, ...(state.mark === undefined && { where: 'air' }) };

const several = (thing: Thing, isTold: boolean): Thing =>
  thing.count === 1 && thing.relation === 'beside' && (isTold || isSeveral(thing.drawn.name))
    ? { ...thing, count: SOME }
    : thing;

const COLOURED: ReadonlyMap<string, string> = new Map([['goldfish', 'orange']]);

const DRESS = [say.HAT_WORDS, say.GLASSES_WORDS, say.CLOTHES_WORDS].flatMap((names) => Object.values(names));

const DRESSES = new Set(['wearing', 'wear']);
const WEARS = new Set(['with', 'in']);

function wearerBehind(words: readonly string[], at: number): string | undefined {
  if (words[at] !== 'on') return undefined;
  let place = at + 1;
  while (isFiller(words[place] ?? '-')) place += 1;
  const [creature] = drawnAt(words, place).drawn;
  return creature !== undefined && isCreature(creature.drawn.name) ? creature.drawn.name : undefined;
}

interface Named {
  readonly named: readonly Thing[];
  readonly length: number;
}

function namedAt(words: readonly string[], at: number, so: SentenceContext): Named {
  const { subject, doer, dressed } = so;
  const size = sizeBefore(words, at, isFiller);
  const counted = { count: countBefore(words, at, isThing), ...(size !== 1 && { size }) };
  const colour = colourBefore(words, at) ?? COLOURED.get(words[at] ?? '');
  const tie = tieBefore(words, at);
  const garment = wornAt(words, at);
  const wearer =
    (garment && !DRESSES.has(tie) && !WEARS.has(tie) ? wearerBehind(words, at + garment.length) : undefined) ??
    (tie === 'and' ? dressed : DRESSES.has(tie) ? doer : WEARS.has(tie) ? subject : undefined);
  const worn = wearer === undefined ? undefined : garment;
  if (wearer !== undefined && worn !== undefined) {
    const { name, length } = worn;
    return {
      named: [
        {
          drawn: { by: 'pictogram', name },
          where: 'air',
          ...counted,
          ...tinted(name, colour),
          relation: 'worn',
          of: wearer,
        },
      ],
      length,
    };
  }
  const { drawn, length } = drawnAt(words, at);
  // Marcel's own clothes are no separate things.
  const dress = Math.max(...DRESS.map((terms) => termAt(words, at, terms)));
  if (dress > length && dress > 1) return { named: [], length: dress };
  const named = drawn.map((one): Thing => {
    const { relation, of } = placeOf(one, words, at, so);
    return { ...one, ...counted, ...tinted(one.drawn.name, colour), relation, ...(of !== undefined && { of }) };
  });
  return { named, length };
}

function put(things: Map<string, Thing>, thing: Thing): void {
  const { name } = thing.drawn;
  const keys = [...things.keys()].filter((key) => things.get(key)?.drawn.name === name);
  const same = keys.find((key) => isMeantAgain(thing, things.get(key)));
  const key = same ?? `${name} ${keys.length}`;
  const before = things.get(key);
  const { relation, of } = before === undefined || before.relation === 'beside' ? thing : before;
  things.set(key, {
    ...before,
    ...thing,
    relation,
    ...(of !== undefined && { of }),
    count: Math.max(before?.count ?? 1, thing.count),
  });
}

function isMeantAgain({ colour, size }: Thing, before: Thing | undefined): boolean {
  if (colour !== undefined && before?.colour !== undefined && colour !== before.colour) return false;
  return size === undefined || before?.size === undefined || size === before.size;
}
