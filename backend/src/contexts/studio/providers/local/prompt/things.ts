import { pictogramsAt } from '../pictograms/dictionary.js';
import { OWN_COLOURS } from '../pictograms/own-colours.js';
import type { PropName } from '../props/props.js';
import { isCreature, isSeat } from './creatures.js';
import { isFiller, relationBefore, tieAt, tieBefore, type Relation } from './relations.js';
import { sizeBefore } from './sizes.js';
import * as say from './vocabulary.js';
import { countBefore } from './counts.js';
import { termAt } from '../language/words.js';
import { sleepAround } from './sleep.js';
import { wornAt } from './worn.js';

/** Something that a prompt names, drawn by our own hand or as a pictogram. */
export interface Thing {
  readonly drawn:
    | { readonly by: 'hand'; readonly name: PropName }
    | { readonly by: 'pictogram'; readonly name: string };
  readonly where: 'hand' | 'ground' | 'air' | 'behind';
  readonly count: number;
  /** How it belongs to Marcel, or to another. */
  readonly relation: Relation;
  /** The name of the creature that it belongs to; left out, Marcel. */
  readonly of?: string;
  /** Left out: the colour it has by itself. */
  readonly colour?: string;
  /** How much larger than usual; left out, it is not. */
  readonly size?: number;
  /** The place of the word that says that it sleeps; left out, it does not. */
  readonly sleepsAt?: number;
}

/** Words that may stand between a colour and what has it. */
const COLOUR_REACH = 2;

/** How many are drawn of creatures that stand in the plural, without a number. */
const SOME = 3;

/**
 * Everything that the words name, in the order of their mention, each once.
 *
 * @param plurals words that stood in the plural
 */
export function thingsIn(words: readonly string[], plurals: ReadonlySet<string> = new Set()): Thing[] {
  const things = new Map<string, Thing>();
  let subject: string | undefined;
  let isMarcelNamed = false;
  let bearer: string | undefined;
  let bearerEnd = 0;
  for (let at = 0; at < words.length;) {
    const { named, length } = namedAt(words, at, { subject, isMarcelNamed, bearer, bearerEnd });
    const isPlural = plurals.has(words[at + length - 1] ?? '');
    const creature = named.find(({ drawn, relation }) => relation === 'beside' && isCreature(drawn.name));
    // What he does together with somebody he does himself.
    const isWithHim = isMarcelNamed && subject === undefined && tieBefore(words, at) === 'and';
    const sleepsAt = creature && sleepAround(words, at, isWithHim ? 0 : length);
    for (const thing of named)
      put(things, { ...(isPlural ? several(thing) : thing), ...(sleepsAt !== undefined && { sleepsAt }) });
    const [last] = named;
    if (last !== undefined) [bearer, bearerEnd] = [last.drawn.name, at + length];
    if (creature !== undefined && !isWithHim) subject = creature.drawn.name;
    if (termAt(words, at, say.HIMSELF) > 0) {
      subject = undefined;
      isMarcelNamed = true;
    }
    at += Math.max(1, length);
  }
  return [...things.values()];
}

const several = (thing: Thing): Thing =>
  thing.count === 1 && thing.relation === 'beside' && isCreature(thing.drawn.name) ? { ...thing, count: SOME } : thing;

const DRESSES = new Set(['wearing', 'wear']);
const WEARS = new Set(['with', 'in', ...DRESSES]);

interface Named {
  readonly named: readonly Thing[];
  /** How many words were understood. */
  readonly length: number;
}

/** Of whom it was told so far. */
interface Told {
  /** The creature that what follows is told of; Marcel, where it is none. */
  readonly subject: string | undefined;
  readonly isMarcelNamed: boolean;
  /** What was named last, but Marcel; it stands on what comes next, where nobody else does. */
  readonly bearer: string | undefined;
  /** The place of the word behind it: what it is told to do there, it does, even a cactus. */
  readonly bearerEnd: number;
}

function namedAt(words: readonly string[], at: number, { subject, isMarcelNamed, ...others }: Told): Named {
  const bearer = isMarcelNamed ? undefined : others.bearer;
  const doer = subject ?? (tieAt(words, at) === others.bearerEnd ? bearer : undefined);
  const size = sizeBefore(words, at, isFiller);
  const told = { count: countBefore(words, at, isThing), ...(size !== 1 && { size }) };
  const colour = colourBefore(words, at);
  const wearer = DRESSES.has(tieBefore(words, at)) ? doer : subject;
  const worn = wearer !== undefined && WEARS.has(tieBefore(words, at)) ? wornAt(words, at) : undefined;
  if (wearer !== undefined && worn !== undefined) {
    const { name, length } = worn;
    return {
      named: [
        {
          drawn: { by: 'pictogram', name },
          where: 'air',
          ...told,
          ...tinted(name, colour),
          relation: 'worn',
          of: wearer,
        },
      ],
      length,
    };
  }
  const { drawn, length } = drawnAt(words, at);
  const named = drawn.map((one): Thing => {
    const relation = isRide(words, at) ? 'below' : relationTo(one.drawn.name, words, at);
    const isHidingOrHidden = relation === 'front' || relation === 'back';
    const isAnybodys = isHidingOrHidden || (relation === 'below' && SEATED.has(tieBefore(words, at)));
    const owner = isAnybodys ? (subject ?? bearer) : doer;
    const isOwned = owner !== undefined && owner !== one.drawn.name && relation !== 'beside' && one.where !== 'behind';
    const isNobodys = isHidingOrHidden && owner === undefined && !isMarcelNamed;
    return {
      ...one,
      ...told,
      ...tinted(one.drawn.name, colour),
      relation: isNobodys ? 'beside' : relation,
      ...(isOwned && { of: owner }),
    };
  });
  return { named, length };
}

const isThing = (word: string): boolean => meansSomething([word], 0);

const SEATED = new Set(['on', 'in', 'atop']);

function relationTo(name: string, words: readonly string[], at: number): Relation {
  const relation = relationBefore(words, at);
  // What carries somebody is not carried.
  if (relation === 'held' && isSeat(name)) return 'beside';
  return relation === 'beside' && isSeat(name) && SEATED.has(tieBefore(words, at)) ? 'below' : relation;
}

/** Of ramen, the bowl comes along. */
const isVessel = (words: readonly string[], at: number): boolean =>
  VESSELS.has(words[at] ?? '') && words[at + 1] === 'of' && meansSomething(words, at + 2);

const VESSELS = new Set(['bowl', 'cup', 'glass']);

/** A baby dragon is a small dragon, and no baby. */
const isYoung = (words: readonly string[], at: number): boolean =>
  words[at] === 'baby' && meansSomething(words, at + 1);

const meansSomething = (words: readonly string[], at: number): boolean =>
  pictogramsAt(words, at) !== undefined || ownAt(words, at) !== undefined;

interface Drawn {
  readonly drawn: readonly Pick<Thing, 'drawn' | 'where'>[];
  readonly length: number;
}

/** What words from a place on name, the longest term first. */
export function drawnAt(words: readonly string[], at: number): Drawn {
  const own = ownAt(words, at);
  const named = pictogramsAt(words, at);
  if (named?.length === 1 && (isVessel(words, at) || isYoung(words, at))) return { drawn: [], length: 1 };
  if (own !== undefined && own.length >= (named?.length ?? 0)) {
    const drawn = own.names.map((name) => ({ drawn: { by: 'hand', name }, where: 'hand' }) as const);
    return { drawn, length: own.length };
  }
  const drawn = (named?.pictograms ?? []).map(
    ({ name, where }) => ({ drawn: { by: 'pictogram', name }, where }) as const,
  );
  return { drawn, length: named?.length ?? 0 };
}

/** 'Surfing' says by itself who is on what. */
const RIDES = new Set(['surfing', 'surfer', 'skateboarding', 'skating', 'skater', 'snowboarding', 'snowboarder']);

const isRide = (words: readonly string[], at: number): boolean => RIDES.has(words[at] ?? '');

/** Of what is named twice, the larger number counts, and what else was told of it. */
function put(things: Map<string, Thing>, thing: Thing): void {
  const { name } = thing.drawn;
  const before = things.get(name);
  const { relation, of } = before === undefined || before.relation === 'beside' ? thing : before;
  things.set(name, {
    ...before,
    ...thing,
    relation,
    ...(of !== undefined && { of }),
    count: Math.max(before?.count ?? 1, thing.count),
  });
}

function ownAt(words: readonly string[], at: number): { names: PropName[]; length: number } | undefined {
  const found: { name: PropName; length: number }[] = [];
  let name: PropName;
  for (name in say.PROP_WORDS) {
    const length = termAt(words, at, say.PROP_WORDS[name] ?? '');
    if (length > 0) found.push({ name, length });
  }
  const length = Math.max(0, ...found.map((one) => one.length));
  return length === 0
    ? undefined
    : { names: found.filter((one) => one.length === length).map((one) => one.name), length };
}

/** What has a colour by itself is not tinted by it. */
const tinted = (name: string, word: string | undefined): { colour?: string } => {
  const colour =
    word === undefined || OWN_COLOURS[word]?.split(',').includes(name) ? undefined : say.COLOUR_WORDS[word];
  return colour === undefined ? {} : { colour };
};

export function colourBefore(words: readonly string[], at: number): string | undefined {
  const before = words.slice(Math.max(0, at - COLOUR_REACH), at).toReversed();
  for (const word of before) {
    if (Object.hasOwn(say.COLOUR_WORDS, word)) return word;
    if (pictogramsAt([word], 0) !== undefined || word === 'and' || word === 'with') return undefined;
  }
  return undefined;
}
