import { COMMENT_LIMITS, type HoldCause } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import {
  englishDataset,
  englishRecommendedTransformers,
  RegExpMatcher,
  resolveConfusablesTransformer,
} from 'obscenity';
import { parse } from 'tldts';
import { transliterate } from 'transliteration';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import ALLOWED_PATTERNS from './allowed-patterns.json' with { type: 'json' };

/** Matches a possible address: two slashes and a host, or names joined by dots. A Chinese or Japanese full stop counts as a dot. */
const ADDRESS = /(?<![\p{L}\p{M}\p{N}_-])(?:[\p{L}\p{M}\p{N}_-]+[.。])+\p{L}[\p{L}\p{M}\p{N}-]+|[\\/]{2}[^\s\\/]/gu;

/** Matches the rest of an address, up to the next one. */
const REST_OF_ADDRESS = /(?:(?![\\/]{2})[^\s,;|<>"'()])*/uy;

/** Matches a sentence that follows a full stop without a blank, as in "cute.So sweet", and names such as "Mr.Men". */
const SENTENCE_START = /\.(?!Com|Net|Org|Info|Biz|Xyz|Io|Ru|Cn)\p{Lu}\p{Ll}+$/u;

/** Matches names that count as domains without a public top-level domain: `www.…`, and those reserved for tests. */
const KNOWN_DOMAIN = /^www\d?\.|\.(?:example|test|onion)$/iu;

const isDomain = (name: string): boolean =>
  KNOWN_DOMAIN.test(name) || (!SENTENCE_START.test(name) && parse(name.replaceAll('。', '.')).isIcann === true);

function countLinks(text: string): number {
  let [count, end] = [0, 0];
  for (const { index, 0: address } of text.matchAll(ADDRESS)) {
    if (index < end || !(/^[\\/]/.test(address) || isDomain(address))) continue;
    count += 1;
    REST_OF_ADDRESS.lastIndex = index + address.length;
    end = REST_OF_ADDRESS.lastIndex + (REST_OF_ADDRESS.exec(text)?.[0].length ?? 0);
  }
  return count;
}

/** Returns the text as people read it: with compatible characters replaced by plain ones, and without invisible characters. */
const toReadable = (text: string): string => text.normalize('NFKC').replace(/[\p{DI}\p{Cf}]|(?!\s)\p{Cc}/gu, '');

const removeMarks = (text: string): string => toReadable(text).normalize('NFKD').replaceAll(/\p{M}/gu, '');

const confusables = resolveConfusablesTransformer();

/** Letters by the digits and signs that replace them ("leet"). */
const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** Returns the text in the Latin letters that its characters look like, in lower case and without marks. */
export const toLatin = (text: string): string =>
  Array.from(removeMarks(text).toLowerCase(), (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const latin = String.fromCodePoint(confusables.transform(code) ?? code);
    return LEET[latin] ?? latin;
  })
    .join('')
    .toLowerCase();

/** Replaces pairs of letters that look like one letter. */
export const replaceLookAlikePairs = (text: string): string => text.replace(/rn/gi, 'm').replace(/vv/gi, 'w');

/** Matches letters with a separator between each of them, as in "s p a m". */
const SPACED_LETTERS = /(?<![\p{L}\p{N}])[\p{L}\p{N}@$](?:[^\p{L}\p{N}@$]{1,3}[\p{L}\p{N}@$]){2,}(?![\p{L}\p{N}])/gu;

const joinSpacedLetters = (text: string): string =>
  text.replace(SPACED_LETTERS, (letters) => letters.replace(/[^\p{L}\p{N}@$]/gu, ''));

/** Shorter words are not searched in a text with replaced pairs, because "burn" would become "bum". */
const MIN_LENGTH = 4;

/** Harmless names and words in which the data set finds a forbidden word. */
const ALLOWED_WORDS = new RegExp(`(?<!\\p{L})(?:${ALLOWED_PATTERNS.join('|')})(?!\\p{L})`, 'giu');

/** Matches findings of the data set that are seldom forbidden words, as in "feckless", "(until", "FK Austria". */
const FALSE_POSITIVE = /^(?:[Ff]+[aeioAEIO][Cc]+[kK]$|\(|FK$|🇫🇰|[^\p{L}\p{So}]*$)/u;

const ASCII = /^\p{ASCII}*$/u;

const SOUNDS: Readonly<Record<string, string>> = { kh: 'h', x: 'h', y: 'i', j: 'i', c: 'k', q: 'k', z: 's' };

/** Returns the text in Latin letters by their sound, the same for most spellings of it, with a blank around each word. */
function romanize(text: string): string {
  const latin = transliterate(text).toLowerCase().replace(/['’]/g, '');
  const words = latin.replace(/kh|[xyjcqz]/g, (letters) => SOUNDS[letters] ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

/** Decides which texts of visitors wait for a moderator. */
@Injectable()
export class ContentFilter {
  private readonly wordMatcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  private readonly configuredWords: readonly { readonly word: string; readonly romanized: string }[];

  constructor(@Inject(SETTINGS) { moderation }: Pick<Settings, 'moderation'>) {
    const words = moderation.holdWords.map((word) => removeMarks(word).toLowerCase());
    this.configuredWords = words.map((word) => ({ word, romanized: romanize(word) }));
  }

  findHoldCause(...texts: readonly string[]): Exclude<HoldCause, 'reports'> | null {
    const readable = texts.map(toReadable);
    if (readable.some((text) => this.hasForbiddenWord(text))) return 'words';
    return countLinks(readable.join(' ')) > COMMENT_LIMITS.links ? 'links' : null;
  }

  private hasForbiddenWord(text: string): boolean {
    const variants = new Set([removeMarks(text), removeMarks(joinSpacedLetters(text))]);
    return [...variants].some(
      (plain) => this.hasConfiguredWord(plain.toLowerCase(), toLatin(plain)) || this.hasDatasetWord(plain),
    );
  }

  private hasConfiguredWord(plain: string, latin: string): boolean {
    const [replaced, romanizedText] = [replaceLookAlikePairs(latin), romanize(plain)];
    return this.configuredWords.some(
      ({ word, romanized }) =>
        plain.includes(word) ||
        (ASCII.test(word) && (latin.includes(word) || (word.length >= MIN_LENGTH && replaced.includes(word)))) ||
        (!ASCII.test(word + plain) && romanized.trim() !== '' && romanizedText.includes(romanized)),
    );
  }

  private hasDatasetWord(text: string): boolean {
    const replaced = replaceLookAlikePairs(text);
    return (
      this.findDatasetWords(text).length > 0 ||
      (replaced !== text && this.findDatasetWords(replaced).some(({ length }) => length >= MIN_LENGTH))
    );
  }

  private findDatasetWords(text: string): string[] {
    const suspect = text.replace(ALLOWED_WORDS, ' ');
    const matches = this.wordMatcher.getAllMatches(suspect);
    return matches
      .map(({ startIndex, endIndex }) => suspect.slice(startIndex, endIndex + 1))
      .filter((word) => !FALSE_POSITIVE.test(word));
  }
}
