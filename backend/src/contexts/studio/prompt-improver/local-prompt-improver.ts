import { STUDIO_LIMITS } from '@marcel/contracts';
import type { ImprovedPrompt, PromptImprover } from './prompt-improver.js';

const STYLES = [
  'in the style of a warm storybook illustration',
  'as a cheerful pixel-crisp retro sticker',
  'as a hand-painted travel poster',
  'as a cosy children’s book cover',
  'as a bold nineties cartoon',
] as const;

const LIGHTS = ['soft morning light', 'golden evening light', 'bright summer light', 'gentle moonlight'] as const;

const HERO = 'Marcel, a friendly blue dog with a beige muzzle';

const names = /\b(?:marcel|dog|puppy)\b/i;

/** Puts Marcel into the picture and gives it a style and a light; what the visitor wrote stays as it is, and in front. */
export class LocalPromptImprover implements PromptImprover {
  async improve(prompt: string, seed: number): Promise<ImprovedPrompt> {
    const style = STYLES[seed % STYLES.length] ?? STYLES[0];
    const light = LIGHTS[Math.floor(seed / STYLES.length) % LIGHTS.length] ?? LIGHTS[0];
    const additions = [names.test(prompt) ? [] : [`with ${HERO}`], style, light].flat();
    const text = additions.reduce((sofar, addition) => {
      const longer = `${sofar}, ${addition}`;
      return longer.length > STUDIO_LIMITS.prompt ? sofar : longer;
    }, prompt.trim());
    return { text, improver: 'local' };
  }
}
