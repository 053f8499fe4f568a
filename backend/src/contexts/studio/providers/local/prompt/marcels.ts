import { firstMention, termAt } from '../language/words.js';
import { pictogramsAt } from '../pictograms/dictionary.js';
import { countBefore } from './counts.js';
import { COLOUR_WORDS, colourBefore } from './colours-of.js';
import * as say from './vocabulary.js';

const MOST = 4;

export const himselfIn = (words: readonly string[]): number[] =>
  [...words.keys()].filter((at) => termAt(words, at, say.HIMSELF) > 0 && !isWithinTerm(words, at));

const isWithinTerm = (words: readonly string[], at: number): boolean =>
  at > 0 && (pictogramsAt(words, at - 1)?.length ?? 0) > 1;

export function marcelsIn(
  words: readonly string[],
  himself: readonly number[],
  plurals: ReadonlySet<string>,
): readonly (string | undefined)[] {
  const counts = new Map<string | undefined, number>();
  for (const at of himself) {
    const said = colourBefore(words, at);
    const [first] = counts.keys();
    const colour = said === undefined ? first : ownOr(said);
    const word = words[at] ?? '';
    // In 'a red dog and two green dogs' only the number shows which dog is in the plural.
    const isSeveral = plurals.has(word) && himself.every((other) => other === at || words[other] !== word);
    const count = Math.max(countBefore(words, at), isSeveral ? 2 : 1);
    const isAnother = words[at - 1] === 'and' && words[at - 2] === word;
    counts.set(colour, isAnother ? count + (counts.get(colour) ?? 0) : Math.max(count, counts.get(colour) ?? 0));
  }
  const marcels = [...counts].flatMap(([colour, count]) => Array.from({ length: count }, () => colour)).slice(0, MOST);
  const [one] = marcels;
  if (marcels.length < 2 && firstMention(words, say.TWINS) >= 0) return [one, one];
  return marcels.length === 0 ? [undefined] : marcels;
}

const ownOr = (colour: string): string | undefined => (colour === 'blue' ? undefined : COLOUR_WORDS[colour]);
