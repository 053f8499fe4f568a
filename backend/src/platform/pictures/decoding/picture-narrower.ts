import type { PictureWidth } from '@marcel/contracts';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ChildPool } from '../../child-processes/child-pool.js';
import { TooBusy } from '../../child-processes/errors.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { TimedOut, within } from '../../turns/within.js';
import { PictureFigures, type ShownInFull } from '../picture-figures.js';
import { DECODING_SCRIPT } from './decoding-script.js';
import * as orders from './picture-orders.js';

/** Separate processes, so that viewers do not wait behind uploads; two, so that one picture does not block others. */
const NARROWING = { atOnce: 2, waitingAtMost: 50 };

/** Pictures that were given up are tried again later, because the machine may have been busy. */
const GIVEN_UP = { max: 10_000, ttl: 60 * 60_000 };

interface WantedCard {
  readonly file: string;
  readonly bytes?: Uint8Array;
  readonly card: string;
  readonly svg: string;
}

/** Makes thumbnails on demand. One that takes too long is given up or serves later viewers. */
@Injectable()
export class PictureNarrower implements OnApplicationShutdown {
  private readonly logger = new Logger(PictureNarrower.name);
  private readonly pool: ChildPool<orders.PictureOrder>;
  private readonly underway = new Map<string, Promise<Buffer>>();
  private readonly givenUp = new LRUCache<string, true>(GIVEN_UP);

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'decoding' | 'rateLimit'>,
    @Inject(PictureFigures) private readonly figures: Pick<PictureFigures, 'shownInFull'>,
  ) {
    const { memory, narrowingMs } = settings.decoding;
    const limitMs = () => narrowingMs;
    this.pool = new ChildPool({ file: DECODING_SCRIPT, work: orders.encodePicture, memory, limitMs, ...NARROWING });
  }

  /**
   * Makes a thumbnail once for all concurrent callers.
   * @param keep stores the thumbnail once it is made, however late
   * @returns undefined when it is not made in time
   */
  narrow(
    { file, bytes, width }: { readonly file: string; readonly bytes: Uint8Array; readonly width: PictureWidth },
    visitor: string,
    keep: (narrow: Buffer) => Promise<void>,
  ): Promise<Buffer | undefined> {
    return this.demanded({ file, key: `${width}/${file}`, order: { kind: 'narrow', bytes, width } }, visitor, keep);
  }

  onCard(
    { file, bytes, card, svg }: WantedCard,
    visitor: string,
    keep: (drawn: Buffer) => Promise<void>,
  ): Promise<Buffer | undefined> {
    return this.demanded({ file, key: `${card}/${file}`, order: { kind: 'card', bytes, svg } }, visitor, keep);
  }

  private async demanded(
    { file, key, order }: { readonly file: string; readonly key: string; readonly order: orders.PictureOrder },
    visitor: string,
    keep: (made: Buffer) => Promise<void>,
  ): Promise<Buffer | undefined> {
    if (this.givenUp.has(file)) return this.inFull('given_up');
    const make = async () => {
      const made = await this.make(file, order, visitor);
      await keep(made);
      return made;
    };
    const making = this.underway.get(key) ?? make().finally(() => this.underway.delete(key));
    this.underway.set(key, making);
    try {
      return await within(making, this.settings.decoding.narrowingMs);
    } catch (error) {
      return this.inFull(error instanceof TimedOut ? 'late' : error instanceof TooBusy ? 'busy' : 'given_up');
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  private async make(file: string, order: orders.PictureOrder, visitor: string): Promise<Buffer> {
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

  private inFull(reason: ShownInFull): undefined {
    this.figures.shownInFull(reason);
  }
}
