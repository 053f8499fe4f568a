import type { ReadWords } from '@marcel/contracts';
import { termAt, wordsOf } from '../language/words.js';
import { pictogramsAt } from '../pictograms/dictionary.js';
import { randomOf } from '../random.js';
import { numberIn } from './counts.js';
import { deniedIn } from './negations.js';
import { emojiApart, spelledOut } from './emoji.js';
import { QUALITIES } from './qualities.js';
import { RELATION_TERMS } from './relations.js';
import { sceneOf, type Scene } from './scene.js';
import { isSize } from './sizes.js';
import { meantBy } from './typos.js';
import * as say from './vocabulary.js';
import { WORN } from './worn.js';

/** What a visitor has typed between two blanks, and the word that it is looked up as. */
interface Token {
  readonly typed: string;
  readonly word: string;
  /** Put right, where it was mistyped. */
  readonly isMended: boolean;
}

/** Words that carry no picture: nobody misses them in one. */
const CARRIES_NOTHING = new Set(
  wordsOf(
    `a an the of and or with without in on at to for from by into onto over near next behind before front through around as
    is are am be being was were it its he she they them his her their my your our me you we i this that these those some any
    very really so just like who which while during please make draw paint create generate show give want picture image photo
    photograph drawing painting illustration scene style look up down out off there here do does doing go going get let lets
    s t d m has have having wearing wear dressed full row launch named called stand machine made between against versus vs along across beside
    inside outside toward towards onto upon among amid within beyond past per via when where whose one looking look staring gazing seeing see posing trying getting using hanging living
    group set kind type view close closeup near far away together other another each both all every always ever also too standing cartoon vector flat sky player figure character self merry carved print launching orbiting background art artwork hd 4k 8k hq
    ${RELATION_TERMS.join(' ')}`,
  ),
);

const MOODS = [say.SAD_WORDS, say.SURPRISED_WORDS, say.CALM_WORDS, say.HAPPY_WORDS, say.HIMSELF, say.TWINS].join();

/** Which words of a prompt the picture shows, in the visitor's own spelling, and which it does not. */
export function readingOf(prompt: string): ReadWords {
  const tokens = tokensOf(prompt);
  const words = tokens.map(({ word }) => word);
  const shown = shownTerms(sceneOf(prompt, randomOf(0)));
  const understood: string[] = [];
  const unknown: string[] = [];
  let modifiers: Token[] = [];
  const denied = deniedIn(words);
  for (let at = 0; at < words.length;) {
    if (denied.has(at)) {
      at += 1;
      continue;
    }
    const length = Math.max(termAt(words, at, shown), pictogramsAt(words, at)?.length ?? 0);
    const [token] = tokens.slice(at);
    if (length > 0) {
      understood.push(phraseOf([...modifiers, ...tokens.slice(at, at + length)]));
      modifiers = [];
    } else if (token !== undefined && isModifier(token.word)) modifiers.push(token);
    else if (token !== undefined) {
      // What stands between a colour and its thing, such as 'big', leaves them together.
      if (!CARRIES_NOTHING.has(token.word) && !QUALITIES.has(token.word)) unknown.push(token.typed);
      else if (modifiers.length > 0 && token.word !== 'of') {
        unknown.push(...modifiers.map(({ typed }) => typed));
        modifiers = [];
      }
    }
    at += Math.max(1, length);
  }
  unknown.push(...modifiers.map(({ typed }) => typed));
  const mended = tokens.filter(({ isMended }) => isMended).map(({ typed, word: meant }) => ({ typed, meant }));
  return { understood: unique(understood), unknown: unique(unknown), mended };
}

/** What says nothing to the painter is a word, too, or nobody would be told. */
function tokensOf(prompt: string): Token[] {
  const all = emojiApart(prompt).flatMap((part, at) =>
    at % 2 === 1 ? part : (part.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []),
  );
  return all.flatMap((typed) => {
    const words = wordsOf(spelledOut(typed));
    return (words.length === 0 ? [''] : words).map((word, part) => {
      const meant = meantBy(word);
      return { typed: part === 0 ? typed : '', word: meant ?? word, isMended: meant !== undefined };
    });
  });
}

/** The terms of everything that a scene shows. Not every place can be seen in another one; weather does not come into a room. */
const shownTerms = ({ place, places, hour, weather, style, outfit, posture, things }: Scene): string =>
  [
    ...[place, ...places].map((one) => say.PLACE_WORDS[one]),
    say.HOUR_WORDS[hour],
    weather === 'clear' ? undefined : say.WEATHER_WORDS[weather],
    style && say.STYLE_WORDS[style],
    outfit.hat && `hat,${say.HAT_WORDS[outfit.hat]}`,
    outfit.glasses && say.GLASSES_WORDS[outfit.glasses],
    outfit.clothes && say.CLOTHES_WORDS[outfit.clothes],
    say.POSTURE_WORDS[posture],
    MOODS,
    ...things.map(({ drawn, relation }) => (relation === 'worn' ? WORN[drawn.name]?.terms : undefined)),
    ...Object.values(say.PROP_WORDS),
  ]
    .filter((terms) => terms !== undefined)
    .join();

const isModifier = (word: string): boolean =>
  Object.hasOwn(say.COLOUR_WORDS, word) || numberIn(word) !== undefined || isSize(word);

/** Of 'on the moon' it is the moon that is told. */
const phraseOf = (tokens: readonly Token[]): string =>
  tokens
    .slice(
      Math.max(
        0,
        tokens.findIndex(({ word }) => !CARRIES_NOTHING.has(word)),
      ),
    )
    .map(({ typed, word, isMended }) => (isMended ? word : typed))
    .filter(Boolean)
    .join(' ')
    .toLowerCase();

const unique = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))];
