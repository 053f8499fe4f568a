import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ChildPool } from '../../child-processes/child-pool.js';
import { TooBusy } from '../../child-processes/errors.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { TimedOut, withTimeout } from '../../scheduling/with-timeout.js';
import { PictureMetrics } from '../picture-metrics.js';
import { DECODING_SCRIPT } from './decoding-script.js';
import * as orders from './picture-orders.js';

/** Separate processes, so that viewers do not wait behind uploads; two, so that one picture does not block others. */
const NARROWING = { atOnce: 2, waitingAtMost: 50 };

/** Pictures that were given up are tried again later, because the machine may have been busy. */
const GIVEN_UP = { max: 10_000, ttl: 60 * 60_000 };

interface WantedVariant {
  readonly file: string;
  /** A width of the picture, or a card that shows it. */
  readonly variant: string;
  readonly order: orders.PictureOrder;
}

/** Makes thumbnails on demand. One that takes too long is given up or serves later viewers. */
@Injectable()
export class ThumbnailGenerator implements OnApplicationShutdown {
  private readonly logger = new Logger(ThumbnailGenerator.name);
  private readonly pool: ChildPool<orders.PictureOrder>;
  private readonly underway = new Map<string, Promise<Buffer>>();
  private readonly givenUp = new LRUCache<string, true>(GIVEN_UP);

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'decoding' | 'rateLimit'>,
    @Inject(PictureMetrics) private readonly metrics: Pick<PictureMetrics, 'countUnresized'>,
  ) {
    const { memory, narrowingMs } = settings.decoding;
    const limitMs = () => narrowingMs;
    this.pool = new ChildPool({ file: DECODING_SCRIPT, work: orders.encodePicture, memory, limitMs, ...NARROWING });
  }

  /**
   * Makes a variant once for all concurrent callers.
   * @param keep stores the variant once it is made, however late
   * @returns undefined when it is not made in time
   */
  async make(
    { file, variant, order }: WantedVariant,
    visitor: string,
    keep: (made: Buffer) => Promise<void>,
  ): Promise<Buffer | undefined> {
    if (this.givenUp.has(file)) return this.metrics.countUnresized('given_up');
    const key = `${variant}/${file}`;
    const makeAndKeep = async () => {
      const made = await this.encode(file, order, visitor);
      await keep(made);
      return made;
    };
    const making = this.underway.get(key) ?? makeAndKeep().finally(() => this.underway.delete(key));
    this.underway.set(key, making);
    try {
      return await withTimeout(making, this.settings.decoding.narrowingMs);
    } catch (error) {
      const reason = error instanceof TimedOut ? 'late' : error instanceof TooBusy ? 'busy' : 'given_up';
      return this.metrics.countUnresized(reason);
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  private async encode(file: string, order: orders.PictureOrder, visitor: string): Promise<Buffer> {
    try {
      const owner = this.settings.rateLimit ? visitor : undefined;
      return Buffer.from(orders.EncodedPicture.parse(await this.pool.run(order, { owner })).bytes);
    } catch (err) {
      if (err instanceof TooBusy) throw err;
      this.givenUp.set(file, true);
      this.logger.warn({ err, file }, 'A thumbnail could not be made; sending the full picture');
      throw err;
    }
  }
}
