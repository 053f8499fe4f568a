import { fileURLToPath } from 'node:url';
import { Bytes } from '../../../../../platform/child-processes/serve-tasks.js';
import { ChildPool } from '../../../../../platform/child-processes/child-pool.js';
import { compose, type PictureOrder } from './compose.js';
import { STUDIO_DEFAULTS } from '@marcel/contracts';
import type { PictureRequest } from '../../../domain/next-step.js';
import { ProviderFailure, type Job, type PictureProvider, type PictureSources } from '../../picture-provider.js';

const PROCESS = fileURLToPath(new URL('./composing-process.js', import.meta.url));
const LIMIT_MS = 120_000;
/** The same for each: the request alone determines the picture, so nothing is kept between `submit` and `collect`. */
const JOB: Job = { id: 'composed-here', materials: [] };
export class LocalProvider implements PictureProvider {
  readonly name = 'local';
  readonly isPaid = false;
  readonly isRepeatable = true;
  readonly models = [STUDIO_DEFAULTS.modelId];
  private readonly processes: ChildPool<PictureOrder>;
  constructor(
    private readonly sources: PictureSources,
    concurrency: number,
  ) {
    const bounds = { concurrency, maxQueued: Number.POSITIVE_INFINITY, timeoutMs: () => LIMIT_MS };
    this.processes = new ChildPool({ file: PROCESS, work: compose, ...bounds });
  }
  readonly hasModel = (): boolean => true;
  async submit(_request: PictureRequest, intend: () => Promise<void>): Promise<Job> {
    await intend();
    return JOB;
  }
  async collect(_jobId: string, request: PictureRequest, signal: AbortSignal) {
    const order = await this.orderOf(request);
    try {
      return { bytes: Bytes.parse(await this.processes.run(order, { signal })), sourceUrl: null };
    } catch (cause) {
      if (signal.aborted) throw cause;
      throw new ProviderFailure('internal', String(cause), { cause });
    }
  }
  close(): Promise<void> {
    return this.processes.close();
  }
  private async orderOf({ subject, generation: { seed } }: PictureRequest): Promise<PictureOrder> {
    if (subject.kind === 'image') return { kind: 'image', seed, prompt: subject.prompt };
    if (subject.kind === 'drawing')
      return { kind: 'drawing', seed, drawing: await this.sources.readBytes(subject.drawingUrl) };
    const { userName: name, portraitUrl, mascotPictureUrl, characterName } = subject;
    const character = mascotPictureUrl === null ? undefined : await this.sources.readBytes(mascotPictureUrl);
    const portrait = await this.sources.readBytes(portraitUrl);
    return { kind: 'hug', seed, name, portrait, character, ...(characterName !== null && { characterName }) };
  }
}
