import type { ProviderCalls } from '../../../platform/observability/metrics/provider-calls.js';
import type { Commission } from '../domain/next-step.js';
import { ProviderFailure, ProviderUnavailable } from './errors.js';
import type { Job, PictureProvider, ProvidedPicture } from './picture-provider.js';

/** Another provider, with every call measured. */
export class MeasuredProvider implements PictureProvider {
  readonly name: string;
  readonly paid: boolean;
  readonly repeatable: boolean;
  readonly models: readonly string[];

  constructor(
    private readonly provider: PictureProvider,
    private readonly calls: ProviderCalls,
  ) {
    ({ name: this.name, paid: this.paid, repeatable: this.repeatable, models: this.models } = provider);
  }

  offers(modelId: string): boolean {
    return this.provider.offers(modelId);
  }

  submit(commission: Commission, intend: () => Promise<void>, signal: AbortSignal): Promise<Job> {
    return this.measure('submit', signal, () => this.provider.submit(commission, intend, signal));
  }

  collect(jobId: string, commission: Commission, signal: AbortSignal): Promise<ProvidedPicture> {
    return this.measure('collect', signal, () => this.provider.collect(jobId, commission, signal));
  }

  async forget(job: Job, what: 'materials' | 'all', signal: AbortSignal): Promise<void> {
    await this.measure('forget', signal, async () => this.provider.forget?.(job, what, signal));
  }

  async close(): Promise<void> {
    await this.provider.close?.();
  }

  private measure<Result>(call: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    return this.calls.measure(this.name, call, work, (error) => reasonOf(error, signal));
  }
}

function reasonOf(error: unknown, { aborted }: AbortSignal): string {
  if (error instanceof ProviderFailure || error instanceof ProviderUnavailable) return error.failure;
  return aborted ? 'stopped' : 'unclear';
}
