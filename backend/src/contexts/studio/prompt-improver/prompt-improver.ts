import { STUDIO_LIMITS } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { Log } from '../../../platform/observability/logging/log.js';
import type { ProviderCalls } from '../../../platform/observability/metrics/metrics.js';
import { toWords } from '../language/words.js';
import { vocabularyTerms } from '../providers/local/prompt/vocabulary.js';
import type { PromptImproverSettings, Settings } from '../../../platform/config/settings.js';
import type { DailyQuotas } from '../../../platform/quotas/daily-quotas.js';

export interface ImprovedPrompt {
  readonly text: string;
  readonly improver: string;
}

/** Turns the text of a visitor into a prompt for a picture. Never fails. */
export interface PromptImprover {
  improve(prompt: string, seed: number, signal: AbortSignal): Promise<ImprovedPrompt>;
}

export const PROMPT_IMPROVER = Symbol('PromptImprover');

/** Time limit of a request, in milliseconds. */
const TIMEOUT_MS = 15_000;

const SYSTEM_PROMPT =
  'You turn a visitor’s idea into one prompt for an image model. Keep every subject the visitor names. Add style, light and ' +
  'mood, and Marcel, a friendly blue dog, if no dog is named. Answer with the prompt alone, in at most 120 words.';

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().check(z.trim(), z.minLength(1)) }) })),
});

interface OpenAiPromptImproverTools {
  readonly settings: PromptImproverSettings;
  readonly fallback: PromptImprover;
  readonly log: Log;
  readonly consumeQuota: () => Promise<boolean>;
  readonly timeoutMs?: number;
  readonly calls?: ProviderCalls;
}

/** Calls an OpenAI-compatible chat completions endpoint; hides its failures from visitors. */
export class OpenAiPromptImprover implements PromptImprover {
  constructor(private readonly tools: OpenAiPromptImproverTools) {}

  async improve(prompt: string, seed: number, signal: AbortSignal): Promise<ImprovedPrompt> {
    const { settings, fallback, log, consumeQuota, calls } = this.tools;
    const request = () => this.requestCompletion(prompt, seed, signal);
    try {
      if (!(await consumeQuota())) return fallback.improve(prompt, seed, signal);
      const text = await (calls === undefined ? request() : calls.measure('prompt-improver', 'improve', request));
      return { text, improver: settings.model };
    } catch (err) {
      signal.throwIfAborted();
      log.warn({ err }, 'The prompt improver failed; improving by rules');
      return fallback.improve(prompt, seed, signal);
    }
  }

  private async requestCompletion(prompt: string, seed: number, signal: AbortSignal): Promise<string> {
    const { settings, timeoutMs = TIMEOUT_MS } = this.tools;
    const { url, key, model } = settings;
    const messages = [
      { role: 'system', content: SYSTEM_PROMPT },
      { role: 'user', content: prompt },
    ];
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages, seed }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!response.ok) throw new Error(`The prompt improver answered ${response.status}`);
    const [choice] = Completion.parse(JSON.parse(await response.text())).choices;
    if (choice === undefined) throw new Error('The response of the prompt improver is empty');
    const text = choice.message.content.trim();
    if (text.length > STUDIO_LIMITS.prompt) throw new Error('The response of the prompt improver is too long');
    return text;
  }
}

const STYLE_PHRASES = [
  'as a bold nineties cartoon',
  'as a cheerful cartoon with thick outlines',
  'in the flat colors of a sticker',
  'as a friendly cartoon of few colors',
] as const;

const MARCEL = 'Marcel, a friendly blue dog with a beige muzzle';
const STYLE_TERMS = [...vocabularyTerms.style.values()].flat().map((term) => toWords(term).join(' '));
const MARCEL_OR_DOG = /\b(?:marcel|dog|puppy)\b/i;

export class LocalPromptImprover implements PromptImprover {
  async improve(prompt: string, seed: number): Promise<ImprovedPrompt> {
    const phrase = STYLE_PHRASES[seed % STYLE_PHRASES.length] ?? STYLE_PHRASES[0];
    const words = ` ${toWords(prompt).join(' ')} `;
    const isStyled = STYLE_TERMS.some((term) => words.includes(` ${term} `));
    const additions = [MARCEL_OR_DOG.test(prompt) ? [] : `with ${MARCEL}`, isStyled ? [] : phrase].flat();
    const text = additions.reduce((current, addition) => {
      const longer = `${current}, ${addition}`;
      return longer.length > STUDIO_LIMITS.prompt ? current : longer;
    }, prompt.trim());
    return { text, improver: 'local' };
  }
}

export function createPromptImprover(
  { promptImprover: settings, generation }: Settings,
  log: Log,
  quotas: Pick<DailyQuotas, 'consume'>,
  calls?: ProviderCalls,
): PromptImprover {
  const fallback = new LocalPromptImprover();
  if (settings === undefined) return fallback;
  const quota = { kind: 'improved-prompts', owner: 'all', max: generation.perDay };
  const consumeQuota = () => quotas.consume(quota, 1, new Date());
  return new OpenAiPromptImprover({ settings, fallback, log, consumeQuota, calls });
}
