import { STUDIO_LIMITS } from '@marcel/contracts';
import { mentioned, wordsOf } from '../providers/local/language/words.js';
import { STYLE_WORDS } from '../providers/local/prompt/vocabulary.js';
import type { ImprovedPrompt, PromptImprover } from './prompt-improver.js';

/** How everything is drawn here that asks for no style of its own: nothing is promised that does not come. */
const MANNERS = [
  'as a bold nineties cartoon',
  'as a cheerful cartoon with thick outlines',
  'in the flat colours of a sticker',
  'as a friendly cartoon of few colours',
] as const;

const HERO = 'Marcel, a friendly blue dog with a beige muzzle';

const names = /\b(?:marcel|dog|puppy)\b/i;

/** Puts Marcel into the picture and says how it is drawn; what the visitor wrote stays as it is, and in front. */
export class LocalPromptImprover implements PromptImprover {
  async improve(prompt: string, seed: number): Promise<ImprovedPrompt> {
    const manner = MANNERS[seed % MANNERS.length] ?? MANNERS[0];
    const isStyled = mentioned(wordsOf(prompt), STYLE_WORDS).length > 0;
    const additions = [names.test(prompt) ? [] : `with ${HERO}`, isStyled ? [] : manner].flat();
    const text = additions.reduce((sofar, addition) => {
      const longer = `${sofar}, ${addition}`;
      return longer.length > STUDIO_LIMITS.prompt ? sofar : longer;
    }, prompt.trim());
    return { text, improver: 'local' };
  }
}
