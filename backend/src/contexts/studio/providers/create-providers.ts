import type { Job, PictureProvider, ProvidedPicture } from './picture-provider.js';
import { PictureSources, ProviderFailure, ProviderUnavailable, PictureProviders } from './picture-provider.js';
import type { PictureRequest } from '../domain/next-step.js';
import { LocalProvider } from './local/composing/local-provider.js';
import type { ProviderCalls } from '../../../platform/observability/metrics/metrics.js';
import type { BlobStore } from '../../../platform/blob-store/blob-store.js';
import type { Settings } from '../../../platform/config/settings.js';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.js';
import { ScenarioApi } from './scenario/scenario-api.js';
import { ScenarioProvider } from './scenario/scenario-provider.js';

class MeasuredProvider implements PictureProvider {
  readonly name: string;
  readonly isPaid: boolean;
  readonly isRepeatable: boolean;
  readonly models: readonly string[];

  constructor(
    private readonly provider: PictureProvider,
    private readonly calls: ProviderCalls,
  ) {
    ({ name: this.name, isPaid: this.isPaid, isRepeatable: this.isRepeatable, models: this.models } = provider);
  }

  hasModel(modelId: string): boolean {
    return this.provider.hasModel(modelId);
  }

  submit(request: PictureRequest, intend: () => Promise<void>, signal: AbortSignal): Promise<Job> {
    return this.measure('submit', signal, () => this.provider.submit(request, intend, signal));
  }

  collect(jobId: string, request: PictureRequest, signal: AbortSignal): Promise<ProvidedPicture> {
    return this.measure('collect', signal, () => this.provider.collect(jobId, request, signal));
  }

  async deleteCopies(job: Job, scope: 'inputs' | 'all', signal: AbortSignal): Promise<void> {
    await this.measure('forget', signal, async () => this.provider.deleteCopies?.(job, scope, signal));
  }

  async close(): Promise<void> {
    await this.provider.close?.();
  }

  private measure<Result>(call: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    return this.calls.measure(this.name, call, work, (error) => toReason(error, signal));
  }
}

function toReason(error: unknown, { aborted }: AbortSignal): string {
  if (error instanceof ProviderFailure || error instanceof ProviderUnavailable) return error.failure;
  return aborted ? 'stopped' : 'unclear';
}

export function createProviders(
  settings: Settings,
  blobs: BlobStore,
  fetcher: GuardedFetch,
  calls: ProviderCalls,
): PictureProviders {
  const { scenario, generation } = settings;
  const sources = new PictureSources(blobs);
  const local = new MeasuredProvider(new LocalProvider(sources, generation.concurrency), calls);
  if (scenario === undefined) return new PictureProviders(local);
  const paid = new ScenarioProvider({ api: new ScenarioApi(scenario), sources, fetcher, models: scenario });
  return new PictureProviders(new MeasuredProvider(paid, calls), [local]);
}
