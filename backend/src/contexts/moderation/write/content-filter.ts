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
const ALLOWED_PATTERNS = String.raw`
  anal(?:c|e[cmp]|ges|get|gi|i[sz]\p{L}|iese|(?:f|ph)ab)\p{L}*|annal\p{L}*|\p{L}+anal(?:og|y)\p{L}*|artisanal\p{L}*|[ks]anal\p{L}*|panalpina
  ranalli|\p{L}{3,}anus|(?:dh?|h)?anush\p{L}*|hanus\p{L}*|danuser|lanus|pannus|ass(?:e[cgl]|o[lnrs]|yr)\p{L}+|assez|\p{L}*[aeor]bich|nebbich
  pabich|boo[- ]?boo|boob(?:ah|er|ook|y)s?|booby[- ]trap\p{L}*|footed boobies|haboobs?|pachink\p{L}*|schink\p{L}*|chinkapins?|chink in the armou?r
  cock(?:pits?|s?comb|spurs?|sfoot|sure\p{L}*|swain\p{L}*)|cock[- ]a[- ](?:doodle|leekie|hoop)|cock robin|cock[- ]of[- ]the[- ]rock
  cum(?:ann|ans?|in|ins|aru|ec|ecs|merbund|mings|mins|min|quat|pston)s?|cump[lr]\p{L}+|cum laude|\p{L}+-cum-\p{L}+|\p{L}*[aeiou]d?dick(?:s|son)?
  (?:bur|bun|ben|cun|fos|mur)dick(?:s|son)?|vodick\p{L}*|dick(?:e[elnrsy]\p{L}*|ies?|ins?on|man|y|son|cissel)s?
  (?:moby|spotted|deadeye|k\.?|tom,?)[- ]dick|dick (?:and jane|bruna|cheney|clark|dastardly|fosbury|grayson|tracy|turpin|van|whittington)
  dick['\u2019]s sporting|(?:klon|nor|thorn|up|van[- ]?)dyke\p{L}*|dyke(?:ma|man)|offa['\u2019]?s dyke
  fag(?:an|ans|e|eol\p{L}*|ers?\p{L}*|in|ins|i[ao]\p{L}+|n\p{L}+|or|ott\p{L}*|und\p{L}+|us)|fu manchu|(?:du|tu) fu|fka twigs
  fukk?(?:a(?:da|gawa|i|mi|no|sa\p{L}+|tsu|ya)|u(?:chi|da|e|hara|i|kawa|mi|mo\p{L}+|na\p{L}+|oka|ro\p{L}*|sh\p{L}+|ta\p{L}*|ya\p{L}*|za\p{L}+))
  gasm(?:e[nt]|o)\p{L}*|john lee hooker|kike(?:l|n|ri|ru)\p{L}*|negron[ei]s?|negroponte|negro leagues?|(?:cerro|gato|oso|perro|rio|toro) negro
  niggard\p{L}*|\p{L}*[aeiou]ngg[ae]\p{L}*|(?:f|ge|gy|trew)orgy\p{L}*|porgies|penis(?:cola|ton\p{L}*)|penn[ei]s\p{L}*
  piss(?:arro|aro|oirs?|aladiere)|(?:jira|siri|som|suda|supa)porn|pornic|sporn|pussy[- ]?(?:cats?|foot\p{L}*|willows?|toes)|rapp(?:ed|el\p{L}*)
  rapeseeds?|retard(?:an\p{L}+|ation|ing)|scat(?:[- ](?:cat|sing\p{L}*)|man)|semen(?:ov|[yz]a)\p{L}*|semmens
  shi(?:i?takes?|tamachi|ites?|[ht]-?tzus?|tzus?)|\p{L}{0,3}[aeiou][kr]shit\p{L}?|slut(?:er|[sz]ky)|turdus|wank(?:el|ha?de|hede)s?
  (?:bearded|blue|coal|crested|great|long-tailed|marsh|willow) tits?|tit[- ]for[- ]tat`;

const ALLOWED_WORDS = new RegExp(`(?<!\\p{L})(?:${ALLOWED_PATTERNS.trim().replace(/\n\s*/g, '|')})(?!\\p{L})`, 'giu');

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
