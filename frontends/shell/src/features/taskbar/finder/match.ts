import type { Find } from './find';

/** More are not looked at by anybody who types a letter more. */
const MOST = 8;

/** What is compared: without accents, capitals, and more than one space. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

export const isCalled = ({ title }: Pick<Find, 'title'>, text: string): boolean => plain(title) === plain(text);

/** How well something goes with what was typed: the less the better, undefined for not at all. */
function rank({ title, also = '' }: Find, typed: string): number | undefined {
  const name = plain(title);
  const begins = (words: string, start: string) => ` ${words}`.includes(` ${start}`);
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (begins(name, typed)) return 2;
  if (typed.split(' ').every((word) => begins(`${name} ${plain(also)}`, word))) return 3;
  return name.includes(typed) ? 4 : undefined;
}

/** What goes with what was typed, the best first. */
export function matching(places: readonly Find[], text: string): readonly Find[] {
  const typed = plain(text);
  if (typed === '') return [];
  return places
    .flatMap((place) => {
      const found = rank(place, typed);
      return found === undefined ? [] : [{ place, found }];
    })
    .sort((one, other) => one.found - other.found)
    .slice(0, MOST)
    .map(({ place }) => place);
}
