import pRetry from 'p-retry';
import type { Commission } from '../../domain/next-step.js';
import { ProviderFailure } from '../../providers/errors.js';
import type { PictureKeeper } from './picture-keeper.js';
import { retryOptions } from './pace.js';
import type { StepTools } from './submit-step.js';

/**
 * Waits for an ordered picture and brings it home.
 * @throws ProviderUnavailable after too many attempts, ProviderFailure, Overtaken
 */
export async function collect(
  jobId: string,
  commission: Commission,
  keeper: PictureKeeper,
  { provider, journal, pace, signal }: StepTools,
): Promise<void> {
  const bringHome = async () =>
    keeper.keep(await provider.collect(jobId, commission, signal), commission.generation.format);
  const picture = await pRetry(bringHome, {
    ...retryOptions(pace, signal),
    shouldRetry: ({ error }) => !(error instanceof ProviderFailure),
  });
  await journal.record({ kind: 'StorePicture', picture });
}
