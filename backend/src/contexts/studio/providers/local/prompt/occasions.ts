import { toWords } from '../../../language/words.js';
import tables from '../tables/roles.json' with { type: 'json' };
import { MARCEL } from './cast.js';
import { meaningsAt, nounWithArt, verbNamed, type Meaning } from './lexicon.js';
import type { SceneReader } from './scene-reader.js';
import { isCreature, listParts, toItem, type Item, type Names } from './scene.js';

/** Occasions that bring things with them: pictures | what Marcel wears | place. */
const themes = Object.entries(tables.themes).map(([terms, row]) => {
  const [things = '', wears = '', place = ''] = row.split('|').map((column) => column.trim());
  const split = (text: string, by: string): string[] => text.split(by).filter(Boolean);
  const spaced = terms.split(',').map((term) => ` ${toWords(term).join(' ')} `);
  return { terms: spaced, things: split(things, ','), wears: split(wears, ' '), place };
});
/** Pictures that are left out where another picture or kind is named: a bouquet beside roses. */
const ALIKE: Names = tables.alike;
const picturesOf = ({ noun, shows = toItem(noun) }: Item) =>
  [noun, shows.noun].flatMap(({ art, kind }) => [art, ALIKE[art], ALIKE[kind]]);
const isThing = (one: Meaning): boolean =>
  one.type === 'wear' || (one.type === 'noun' && one.noun.kind !== 'marcel' && !isCreature(one));
const isNameOfThing = (words: readonly string[]): boolean => {
  const match = meaningsAt(words, 0);
  return match?.length === words.length && match.meanings.some(isThing);
};
/** Lets Marcel bring a greeting where nobody else is, with the flowers that are named, which also grow around him. */
export function greet(reader: SceneReader): void {
  const { roots, mood } = reader;
  const [first] = roots;
  if (first?.noun.kind === 'plant' && first.count > 1) reader.grow(first.noun, first.color);
  const bringer = { verb: verbNamed(first ? 'hold' : mood === 'sad' ? 'meditate' : 'cheer'), object: first, mood };
  if (first === undefined || first.noun.kind === 'plant') roots.splice(0, 1, toItem(MARCEL, bringer));
}
/** Adds what belongs to an occasion: a Christmas tree and gifts, or cake and balloons at a party. */
export function addOccasion(reader: SceneReader, words: readonly string[]): void {
  const { roots, places } = reader;
  // An occasion before the name of a thing only says what kind of thing it is: "a birthday cake".
  const isKind = (at: number): boolean => [words.slice(at + 1, at + 2), words.slice(at, at + 2)].some(isNameOfThing);
  const text = ` ${words.filter((_, at) => !isKind(at)).join(' ')} `;
  const theme = themes.find(({ terms }) => terms.some((term) => text.includes(term)));
  if (theme === undefined) return;
  const isNamed = roots.length > 0;
  if (!isNamed && places.length === 0) roots.push(toItem(MARCEL, { verb: verbNamed('cheer') }));
  const [subject] = roots;
  if (subject?.noun.art === 'marcel' && subject.wears.length === 0)
    subject.wears.push(...theme.wears.map((name) => ({ name })));
  const isAlone = subject === undefined || !isCreature(subject) || subject.noun.art === 'marcel';
  const most = isNamed ? roots.flatMap(listParts).length + (isAlone ? 3 : 1) : 4;
  const shown = new Set(roots.flatMap(listParts).flatMap(picturesOf));
  for (const art of theme.things)
    if (!shown.has(art) && roots.flatMap(listParts).length < most) roots.push(toItem(nounWithArt(art)));
  if (theme.place !== '' && (places[0] ?? 'party') === 'party') places.splice(0, 1, theme.place);
  // Without anybody, the thing that stands for the occasion is in the middle: the cake, not the balloons.
  const main = roots.findIndex(({ noun }) => noun.art === theme.things[0]);
  if (main > 0 && !roots.some(isCreature)) roots.unshift(...roots.splice(main, 1));
}
