import things from '../tables/things.json' with { type: 'json' };
import vocabulary from '../tables/vocabulary.json' with { type: 'json' };
import type { SceneReader } from './scene-reader.js';
import { isCreature, listParts, type Item, type Names } from './scene.js';

const CARDS = /^(?:card|postcard|invitation)$/;
/** Words of occasions, and the text of their cards. */
const wishes: Names = things.wishes;
export const wishIn = (words: readonly string[]): string | undefined =>
  words.some((word) => CARDS.test(word)) ? words.map((word) => wishes[word]).find(Boolean) : undefined;
const isLettered = ({ noun, wears }: Item): boolean =>
  [noun.art, ...wears.map(({ name }) => name)].some((one) => vocabulary.lettered.includes(one));
/** Returns what carries the letters. A greeting is written across the picture, unless there is a card or a sign for it. */
export function bearerOf({ roots }: SceneReader, letters: string | undefined, isGreeting: boolean): Item | undefined {
  if (letters === undefined && roots[0]?.noun.art !== 'signboard') return undefined;
  const signs = roots.flatMap(listParts).filter((one) => one.noun.art === 'signboard');
  return signs[0] ?? (isGreeting ? undefined : roots.flatMap(listParts).find(isLettered));
}
/** Returns what fills the picture where a sign or a card is all that it shows. */
export function boardOf({ roots, style }: SceneReader, sign: Item | undefined, words: readonly string[]) {
  const isHeld = roots[0] !== sign && roots.flatMap(listParts).some(isCreature);
  if (sign?.noun.art !== 'signboard' || isHeld) return undefined;
  if (style === 'neon') return 'neonWall';
  return words.some((word) => CARDS.test(word)) ? 'card' : undefined;
}
/** Lets the motif of a sign stand beside it, or be the whole picture in place of a poster or a banner: then returns true. */
export function spread(reader: SceneReader, sign: Item | undefined, words: readonly string[]): boolean {
  if (sign?.noun.art !== 'signboard') return false;
  const [{ roots, places }, at] = [reader, reader.roots.indexOf(sign)];
  const shown = [...(sign.shows === undefined ? [] : [sign.shows]), ...sign.related.map(({ item }) => item)];
  const isSheet = at >= 0 && words.some((word) => word === 'poster' || word === 'banner');
  const isWhole = isSheet && places.length + roots.length + shown.length > 1;
  if (isWhole) roots.splice(at, 1, ...shown);
  else if (sign.shows !== undefined) roots.push(sign.shows);
  if (isWhole && words.includes('poster')) reader.style ??= 'poster';
  sign.shows = undefined;
  return isWhole;
}
/** Leaves on a board only what was named, each for itself. */
export function pin({ roots }: SceneReader, sign: Item | undefined): void {
  if (sign?.shows !== undefined) roots.unshift(sign.shows);
  const things = roots.flatMap(listParts).filter(({ noun }) => !/^(?:signboard|table)$/.test(noun.art));
  roots.splice(0, roots.length, ...things.map((one) => ({ ...one, related: [] })));
}
export function write(sign: Item, letters: string | undefined): void {
  sign.letters = letters;
  if (sign.noun.art.endsWith('Front')) sign.related = sign.related.filter(({ item }) => item.noun.art !== 'signboard');
}
