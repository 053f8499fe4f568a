import { fileURLToPath } from 'node:url';
import { Bytes } from '../../../../../platform/child-processes/serve-tasks.js';
import { ChildPool } from '../../../../../platform/child-processes/child-pool.js';
import { compose, type PictureOrder } from './compose.js';
import { STUDIO_DEFAULTS } from '@marcel/contracts';
import type { Commission } from '../../../domain/next-step.js';
import { ProviderFailure, type Job, type PictureProvider, type PictureSources } from '../../picture-provider.js';

const PROCESS = fileURLToPath(new URL('./composing-process.js', import.meta.url));

const LIMIT_MS = 120_000;

/** The same for each: the commission alone determines the picture, so nothing is kept between `submit` and `collect`. */
const JOB: Job = { id: 'composed-here', materials: [] };

export class LocalProvider implements PictureProvider {
  readonly name = 'local';
  readonly paid = false;
  readonly repeatable = true;
  readonly models = [STUDIO_DEFAULTS.modelId];

  private readonly processes: ChildPool<PictureOrder>;

  constructor(
    private readonly sources: PictureSources,
    atOnce: number,
  ) {
    const bounds = { concurrency: atOnce, maxQueued: Number.POSITIVE_INFINITY, timeoutMs: () => LIMIT_MS };
    this.processes = new ChildPool({ file: PROCESS, work: compose, ...bounds });
  }

  offers(): boolean {
    return true;
  }

  async submit(_commission: Commission, intend: () => Promise<void>): Promise<Job> {
    await intend();
    return JOB;
  }

  async collect(_jobId: string, commission: Commission, signal: AbortSignal) {
    const order = await this.orderOf(commission);
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

  private async orderOf({ subject, generation: { seed } }: Commission): Promise<PictureOrder> {
    switch (subject.kind) {
      case 'hug': {
        const { userName: name, portraitUrl, mascotPictureUrl, characterName } = subject;
        const character = mascotPictureUrl === null ? undefined : await this.sources.bytesAt(mascotPictureUrl);
        const portrait = await this.sources.bytesAt(portraitUrl);
        return { kind: 'hug', seed, name, portrait, character, ...(characterName !== null && { characterName }) };
      }
      case 'drawing':
        return { kind: 'drawing', seed, drawing: await this.sources.bytesAt(subject.drawingUrl) };
      case 'image':
        return { kind: 'image', seed, prompt: subject.prompt };
    }
  }
}
