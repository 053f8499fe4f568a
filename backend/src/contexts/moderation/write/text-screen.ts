import { COMMENT_LIMITS, type HoldCause } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import {
  englishDataset,
  englishRecommendedTransformers,
  RegExpMatcher,
  resolveConfusablesTransformer,
} from 'obscenity';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';

/** Matches an address: two slashes and a host, or a domain, up to the next address. A Chinese or Japanese full stop counts as a dot. */
const LINK =
  /(?:[\\/]{2}[^\s\\/]|[\p{L}\p{N}](?:\.(?=\p{L}{2}|xn--)|。(?=[a-z]{2})))(?:(?![\\/]{2})[^\s,;|<>"'()])*/giu;

const LETTER = /\p{L}/u;

/** Matches regional indicators (flag letters) and letters in boxes, which Unicode normalization leaves unchanged. */
const DRAWN_LETTERS = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

function plainLetter(drawn: string): string {
  const code = drawn.codePointAt(0) ?? 0;
  const first = [0x1f1e6, 0x1f170].find((start) => code >= start) ?? 0x1f150;
  return String.fromCodePoint(0x61 + code - first);
}

/** Returns the text as people read it: with compatible characters replaced by plain ones, and without invisible characters. */
const readable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{DI}\p{Cf}]|(?!\s)\p{Cc}/gu, '')
    .replace(DRAWN_LETTERS, plainLetter);

const folded = (text: string): string => readable(text).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const confusables = resolveConfusablesTransformer();

/** Returns the text in the Latin letters and digits that its letters look like, in lower case and without marks. */
export const asLatin = (text: string): string =>
  Array.from(folded(text), (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return String.fromCodePoint(confusables.transform(code) ?? code);
  })
    .join('')
    .toLowerCase();

const LATIN = /^\p{ASCII}*$/u;

/** Decides which texts of visitors wait for a moderator. */
@Injectable()
export class TextScreen {
  private readonly known = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  private readonly own: readonly string[];

  constructor(@Inject(SETTINGS) { moderation }: Pick<Settings, 'moderation'>) {
    this.own = moderation.holdWords.map(folded);
  }

  causeToHold(...texts: readonly string[]): Exclude<HoldCause, 'reports'> | null {
    const read = texts.map(readable);
    if (read.some((text) => this.hasWord(text))) return 'words';
    const links = [...read.join(' ').matchAll(LINK)].length;
    return links > COMMENT_LIMITS.links ? 'links' : null;
  }

  private hasWord(text: string): boolean {
    const [plain, latin] = [folded(text), asLatin(text)];
    const hasOwnWord = this.own.some((word) => plain.includes(word) || (LATIN.test(word) && latin.includes(word)));
    return hasOwnWord || this.hasKnownWord(text) || this.hasKnownWord(plain);
  }

  private hasKnownWord(text: string): boolean {
    const found = this.known.getAllMatches(text);
    return found.some(({ startIndex, endIndex }) => LETTER.test(text.slice(startIndex, endIndex + 1)));
  }
}
