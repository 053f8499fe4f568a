import { COMMENT_LIMITS, type Comment } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import type { CommentAdded } from '../../domain/comment.events.js';

const LINK = /https?:\/\/(?:www\.)?|\bwww\./gi;

const LETTER = /\p{L}/u;

/** Without case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Tells what somebody should look at before it is shown: words of the library's list, however they are spelt, and of the settings. */
@Injectable()
export class CommentScreen {
  private readonly known = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
  private readonly own: readonly string[];

  constructor(@Inject(SETTINGS) { moderation }: Pick<Settings, 'moderation'>) {
    this.own = moderation.holdWords.map(folded);
  }

  causeToHold({ author, content }: Pick<Comment, 'author' | 'content'>): CommentAdded['data']['held'] {
    if (this.hasWord(author) || this.hasWord(content)) return 'words';
    const links = [...`${author} ${content}`.matchAll(LINK)].length;
    return links > COMMENT_LIMITS.links ? 'links' : null;
  }

  private hasWord(text: string): boolean {
    const plain = folded(text);
    return this.hasKnownWord(text) || this.own.some((word) => plain.includes(word));
  }

  /** A number alone is none, though digits may stand for letters. */
  private hasKnownWord(text: string): boolean {
    const found = this.known.getAllMatches(text);
    return found.some(({ startIndex, endIndex }) => LETTER.test(text.slice(startIndex, endIndex + 1)));
  }
}
