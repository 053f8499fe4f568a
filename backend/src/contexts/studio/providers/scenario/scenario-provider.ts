import { MAX_UPLOAD_BYTES, STUDIO_DEFAULTS } from '@marcel/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { ForbiddenAddress, TooLarge } from '../../../../platform/guarded-fetch/errors.js';
import type { GuardedFetch } from '../../../../platform/guarded-fetch/guarded-fetch.js';
import type { PictureRequest } from '../../domain/next-step.js';
import type { Job, PictureProvider, ProvidedPicture, PictureSources } from '../picture-provider.js';
import { ProviderFailure, ProviderUnavailable } from '../picture-provider.js';
import { type ScenarioJob, isNotFound, type ScenarioApi } from './scenario-api.js';
import { toScenarioRequest, type ReferencePicture, type ScenarioModels } from './scenario-request.js';

/** The interval between polls of a job, in milliseconds, and their maximum number. */
interface Polling {
  readonly pollMs: number;
  readonly polls: number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const POLLING: Polling = { pollMs: 3000, polls: 200, pause: (ms, signal) => sleep(ms, undefined, { signal }) };
const PICTURE_LIMITS = { bytes: 4 * MAX_UPLOAD_BYTES, timeoutMs: 60_000 };

interface ScenarioTools {
  readonly api: ScenarioApi;
  readonly sources: PictureSources;
  readonly fetcher: GuardedFetch;
  readonly models: ScenarioModels;
  readonly polling?: Polling;
}

/** Generates pictures with Scenario. Each job costs money, so an unclear submission is not repeated. */
export class ScenarioProvider implements PictureProvider {
  readonly name = 'scenario';
  readonly isPaid = true;
  readonly isRepeatable = false;

  constructor(private readonly tools: ScenarioTools) {}

  get models(): readonly string[] {
    return [...new Set([STUDIO_DEFAULTS.modelId, ...this.tools.models.offered])];
  }

  hasModel(modelId: string): boolean {
    return this.models.includes(modelId);
  }

  async submit(request: PictureRequest, intend: () => Promise<void>, signal: AbortSignal): Promise<Job> {
    const { api, sources, models } = this.tools;
    const { model, prompt, references } = await toScenarioRequest(request, models, sources);
    const referenceImages = await this.upload(references, signal);
    const { seed } = request.generation;
    // Always an array, because Scenario ignores a single id without an error.
    const parameters = { prompt, numOutputs: 1, seed, ...(referenceImages.length > 0 && { referenceImages }) };
    await intend();
    try {
      return { id: await api.startJob(model, parameters, signal), materials: referenceImages };
    } catch (error) {
      if (isRejected(error)) await api.deleteAssets(referenceImages, signal).catch(() => undefined);
      throw error;
    }
  }

  async collect(jobId: string, _request: PictureRequest, signal: AbortSignal): Promise<ProvidedPicture> {
    const { api, fetcher } = this.tools;
    const [assetId] = (await this.waitForJob(jobId, signal)).metadata?.assetIds ?? [];
    if (assetId === undefined) throw new ProviderFailure('garbled', 'A job succeeded without a picture');
    const sourceUrl = await api.findAssetUrl(assetId, signal);
    try {
      const { status, bytes } = await fetcher.get(sourceUrl, PICTURE_LIMITS, signal);
      if (status !== 200) throw new ProviderUnavailable('unreachable', `The picture answers ${status}`);
      return { bytes, sourceUrl };
    } catch (error) {
      if (error instanceof ForbiddenAddress || error instanceof TooLarge) {
        throw new ProviderFailure('garbled', error.message, { cause: error });
      }
      throw error;
    }
  }

  async deleteCopies({ id, materials }: Job, scope: 'inputs' | 'all', signal: AbortSignal): Promise<void> {
    const { api } = this.tools;
    const generated = scope === 'all' ? await this.findGeneratedAssets(id, signal) : [];
    await api.deleteAssets([...materials, ...generated], signal);
  }

  private async findGeneratedAssets(jobId: string, signal: AbortSignal): Promise<readonly string[]> {
    try {
      return (await this.tools.api.findJob(jobId, signal)).metadata?.assetIds ?? [];
    } catch (error) {
      if (isNotFound(error)) return [];
      throw error;
    }
  }

  private async upload(references: readonly ReferencePicture[], signal: AbortSignal): Promise<string[]> {
    const ids: string[] = [];
    for (const { name, bytes } of references) ids.push(await this.tools.api.uploadAsset(name, bytes, signal));
    return ids;
  }

  private async waitForJob(jobId: string, signal: AbortSignal): Promise<ScenarioJob> {
    const { api, polling: { pollMs, polls, pause } = POLLING } = this.tools;
    for (let poll = 0; poll < polls; poll += 1) {
      const job = await api.findJob(jobId, signal);
      if (job.status === 'success') return job;
      if (job.status === 'failure')
        throw new ProviderFailure('providerFailed', JSON.stringify(job.metadata?.error ?? null));
      if (job.status === 'canceled') throw new ProviderFailure('canceled', 'The job was canceled');
      await pause(pollMs, signal);
    }
    throw new ProviderFailure('tooSlow', `The job has not ended after ${polls} polls`);
  }
}

const isRejected = (error: unknown): boolean =>
  error instanceof ProviderFailure || error instanceof ProviderUnavailable;
