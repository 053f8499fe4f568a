import pRetry from 'p-retry';
import type { Commission } from '../../domain/next-step.js';
import { ProviderFailure, ProviderUnavailable } from '../../providers/errors.js';
import type { PictureProvider } from '../../providers/picture-provider.js';
import { Overtaken, type GenerationJournal } from './generation-journal.js';
import { retryOptions, type Pace } from './pace.js';

export interface StepTools {
  readonly provider: PictureProvider;
  readonly journal: GenerationJournal;
  readonly pace: Pace;
  readonly signal: AbortSignal;
}

/**
 * Orders a picture, and orders it again only when the provider has surely not begun.
 * @throws ProviderUnavailable after too many attempts, ProviderFailure, Overtaken
 */
export async function submit(commission: Commission, tools: StepTools): Promise<void> {
  const { pace, signal } = tools;
  let { attempts } = commission.generation;
  await pRetry(() => attempt(commission, tools, () => (attempts += 1)), {
    ...retryOptions(pace, signal),
    shouldRetry: ({ error }) => error instanceof ProviderUnavailable,
  });
}

async function attempt(commission: Commission, tools: StepTools, nextAttempt: () => number): Promise<void> {
  const { provider, journal, signal } = tools;
  let intended = false;
  const intend = async (): Promise<void> => {
    await journal.record({ kind: 'IntendSubmission', attempt: nextAttempt() });
    intended = true;
  };
  let jobId: string;
  try {
    jobId = await provider.submit(commission, intend, signal);
  } catch (error) {
    throw intended ? await afterIntent(error, tools) : error;
  }
  await journal.record({ kind: 'StartGeneration', jobId });
}

/** What to make of an order that went wrong: whether it was taken must be known before there is another one. */
async function afterIntent(error: unknown, { provider, journal }: StepTools): Promise<unknown> {
  if (error instanceof ProviderUnavailable) {
    const { failure, detail } = error;
    await journal.record({ kind: 'DeclineSubmission', failure, detail });
    return error;
  }
  if (provider.repeatable || error instanceof ProviderFailure || error instanceof Overtaken) return error;
  return new ProviderFailure('unclear', String(error), { cause: error });
}
