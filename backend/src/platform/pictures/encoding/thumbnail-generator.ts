import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ChildPool } from '../../child-processes/child-pool.js';
import { TooBusy } from '../../child-processes/errors.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { TimedOut, withTimeout } from '../../scheduling/with-timeout.js';
import { PictureMetrics } from '../picture-metrics.js';
import { ENCODING_SCRIPT } from './encoding-script.js';
import * as tasks from './picture-tasks.js';

/** Separate processes, so that viewers do not wait behind uploads; two, so that one picture does not block others. */
const LIMITS = { concurrency: 2, maxQueued: 50 };

/** Failed pictures are tried again after an hour, because the machine may have been busy. */
const FAILED_CACHE = { max: 10_000, ttl: 60 * 60_000 };

interface VariantRequest {
  readonly file: string;
  /** A width of the picture, or a card that shows it. */
  readonly variant: string;
  readonly task: tasks.PictureTask;
}

/** Makes thumbnails on demand. A late one serves later viewers; a failed one is not retried for an hour. */
@Injectable()
export class ThumbnailGenerator implements OnApplicationShutdown {
  private readonly logger = new Logger(ThumbnailGenerator.name);
  private readonly pool: ChildPool<tasks.PictureTask>;
  private readonly inProgress = new Map<string, Promise<Buffer>>();
  private readonly failed = new LRUCache<string, true>(FAILED_CACHE);

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'decoding' | 'rateLimit'>,
    @Inject(PictureMetrics) private readonly metrics: Pick<PictureMetrics, 'countFullSize'>,
  ) {
    const { memoryBytes, thumbnailTimeoutMs } = settings.decoding;
    const timeoutMs = () => thumbnailTimeoutMs;
    this.pool = new ChildPool({ file: ENCODING_SCRIPT, work: tasks.encodePicture, memoryBytes, timeoutMs, ...LIMITS });
  }

  /**
   * Makes a variant once for all concurrent callers.
   * @param store stores the variant once it is made, however late
   * @returns undefined when it is not made in time
   */
  async make(
    { file, variant, task }: VariantRequest,
    visitor: string,
    store: (thumbnail: Buffer) => Promise<void>,
  ): Promise<Buffer | undefined> {
    if (this.failed.has(file)) return this.metrics.countFullSize('given_up');
    const key = `${variant}/${file}`;
    const makeAndStore = async () => {
      const thumbnail = await this.encode(file, task, visitor);
      await store(thumbnail);
      return thumbnail;
    };
    const making = this.inProgress.get(key) ?? makeAndStore().finally(() => this.inProgress.delete(key));
    this.inProgress.set(key, making);
    try {
      return await withTimeout(making, this.settings.decoding.thumbnailTimeoutMs);
    } catch (error) {
      const reason = error instanceof TimedOut ? 'late' : error instanceof TooBusy ? 'busy' : 'given_up';
      return this.metrics.countFullSize(reason);
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  private async encode(file: string, task: tasks.PictureTask, visitor: string): Promise<Buffer> {
    try {
      const owner = this.settings.rateLimit ? visitor : undefined;
      return Buffer.from(tasks.EncodedPicture.parse(await this.pool.run(task, { owner })).bytes);
    } catch (err) {
      if (err instanceof TooBusy) throw err;
      this.failed.set(file, true);
      this.logger.warn({ err, file }, 'A thumbnail could not be made; sending the full picture');
      throw err;
    }
  }
}
