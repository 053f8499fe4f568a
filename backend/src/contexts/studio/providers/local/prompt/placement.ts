import { isFlower, isPot, isSeat, isTree } from './creatures.js';
import type { DrawnThing } from './drawn-at.js';
import { ARTICLES, relationBefore, tieAt, tieBefore, type Relation } from './relations.js';
import type { Thing } from './thing.js';

export interface SentenceContext {
  readonly subject: string | undefined;
  readonly isMarcelNamed: boolean;
  readonly bearer: string | undefined;
  readonly doer: string | undefined;
  readonly dressed: string | undefined;
}

const SEATED = new Set(['on', 'in', 'atop', 'top']);

export function placeOf(
  { drawn: { name }, where }: DrawnThing,
  words: readonly string[],
  at: number,
  { subject, bearer, doer, isMarcelNamed }: SentenceContext,
): Pick<Thing, 'relation' | 'of'> {
  const relation = isRide(words, at) ? 'below' : relationTo(name, words, at);
  const isOn = SEATED.has(tieBefore(words, at));
  const other = subject ?? bearer;
  if (relation === 'next' || relation === 'between')
    return other === undefined || other === name || where === 'behind'
      ? { relation: 'beside' }
      : { relation, of: other };
  if (other !== undefined && isOn && other !== name) {
    if (isTree(name)) return { relation: 'bearing', of: other };
    if (name === 'spider-web') return { relation: 'back', of: other };
  }
  if (isPot(name) && isOn && isFlower(bearer ?? '')) return { relation: 'beside' };
  if (isFlower(name) && isPot(bearer ?? '') && isPotBefore(words, tieAt(words, at)))
    return { relation: 'inside', of: bearer ?? '' };
  if (relation === 'beside')
    return isUnder(name, where, words, at) && other !== undefined ? below(other) : { relation };
  if (relation === 'below' && tieBefore(words, at) === 'over' && doer !== undefined && doer !== name)
    return { relation: 'over', of: doer };
  const isAnybodys = relation === 'front' || relation === 'back' || (relation === 'below' && isOn);
  const owner = isAnybodys ? other : doer;
  if ((relation === 'front' || relation === 'back') && owner === undefined && !isMarcelNamed)
    return { relation: 'beside' };
  return owner === undefined || owner === name || where === 'behind' ? { relation } : { relation, of: owner };
}

const below = (of: string): Pick<Thing, 'relation' | 'of'> => ({ relation: 'below', of });

const POT_WORDS: ReadonlySet<string> = new Set(['vase', 'amphora', 'basket', 'bucket']);

const isPotBefore = (words: readonly string[], at: number): boolean =>
  POT_WORDS.has(words[at] ?? '') || (words[at] === 'with' && POT_WORDS.has(words[at - 1] ?? ''));

const UPON: ReadonlySet<string> = new Set(['on', 'atop', 'top']);

const CARRIES_NOBODY: ReadonlySet<string> = new Set(
  'mobile-phone,telephone,telephone-receiver,road,television,radio,fire,campfire'.split(','),
);

const isUnder = (name: string, where: Thing['where'], words: readonly string[], at: number): boolean =>
  UPON.has(tieBefore(words, at)) &&
  ARTICLES.has(words[tieAt(words, at) + 1] ?? '') &&
  (where !== 'behind' || words[at] === 'roof') &&
  where !== 'air' &&
  !CARRIES_NOBODY.has(name);

function relationTo(name: string, words: readonly string[], at: number): Relation {
  const relation = relationBefore(words, at);
  // A ride is not carried.
  if (relation === 'held' && isSeat(name)) return 'beside';
  return relation === 'beside' && isSeat(name) && SEATED.has(tieBefore(words, at)) ? 'below' : relation;
}

const RIDES = new Set(['surfing', 'surfer', 'skateboarding', 'skating', 'skater', 'snowboarding', 'snowboarder']);

const isRide = (words: readonly string[], at: number): boolean => RIDES.has(words[at] ?? '');
