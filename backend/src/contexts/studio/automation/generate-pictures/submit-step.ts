import pRetry from 'p-retry';
import type { Tenure } from '../../../../platform/leader-election/leader-election.js';
import type { Commission } from '../../domain/next-step.js';
import { ProviderFailure, ProviderUnavailable } from '../../providers/errors.js';
import type { Job, PictureProvider } from '../../providers/picture-provider.js';
import { Overtaken, type GenerationJournal } from './generation-journal.js';
import { withoutWordsOf } from './opened-commission.js';
import { retryOptions, type Pace } from './pace.js';

export interface StepTools {
  readonly provider: PictureProvider;
  readonly journal: GenerationJournal;
  readonly pace: Pace;
  readonly signal: AbortSignal;
  readonly confirm: Tenure['confirm'];
}

interface Order {
  readonly number: number;
  readonly isConfirmed: boolean;
}

/**
 * Orders a picture, and orders it again only when the provider has surely not begun.
 * @throws ProviderUnavailable after too many attempts, ProviderFailure, Overtaken, TenureOver, StoreUnavailable
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
  const { provider, journal, signal, confirm } = tools;
  let order: Order | undefined;
  const intend = async (): Promise<void> => {
    const number = nextAttempt();
    await journal.record({ kind: 'IntendSubmission', attempt: number });
    order = { number, isConfirmed: false };
    await confirm();
    order = { number, isConfirmed: true };
  };
  let job: Job;
  try {
    job = await provider.submit(commission, intend, signal);
  } catch (error) {
    throw order === undefined ? error : await afterIntent(error, order, commission, tools);
  }
  await journal.record({ kind: 'StartGeneration', jobId: job.id, materials: [...job.materials] });
}

/** What to make of an order that went wrong: whether it was taken must be known before there is another one. */
async function afterIntent(
  error: unknown,
  order: Order,
  commission: Commission,
  { provider, journal }: StepTools,
): Promise<unknown> {
  const { number: attempt, isConfirmed } = order;
  if (!isConfirmed) {
    const detail = withoutWordsOf(commission, String(error));
    await journal.record({ kind: 'DeclineSubmission', attempt, failure: 'interrupted', detail });
    return error;
  }
  if (error instanceof ProviderUnavailable) {
    const { failure } = error;
    const detail = withoutWordsOf(commission, error.detail);
    await journal.record({ kind: 'DeclineSubmission', attempt, failure, detail });
    return error;
  }
  if (provider.repeatable || error instanceof ProviderFailure || error instanceof Overtaken) return error;
  return new ProviderFailure('unclear', String(error), { cause: error });
}
