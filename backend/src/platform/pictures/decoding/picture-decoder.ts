import { PICTURE_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ChildPool } from '../../child-processes/child-pool.js';
import { ChildFailure, EndedTooOften, TooBusy, TookTooLong, TookTooMuch } from '../../child-processes/errors.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { DomainError } from '../../decider/domain-error.js';
import { TryLater } from '../../decider/try-later.js';
import type { EncodedPicture } from '../encode-picture.js';
import { PictureMetrics } from '../picture-metrics.js';
import { DECODING_SCRIPT } from './decoding-script.js';
import * as orders from './picture-orders.js';

/** Own pictures are trusted; a busy machine must not make the start fail. */
const OURS_MS = 5 * 60_000;

@Injectable()
export class PictureDecoder implements OnApplicationShutdown {
  private readonly pool: ChildPool<orders.PictureOrder>;

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'decoding' | 'rateLimit'>,
    @Inject(PictureMetrics) private readonly figures: Pick<PictureMetrics, 'refusedFor'>,
  ) {
    const { decoding } = settings;
    this.pool = new ChildPool({
      file: DECODING_SCRIPT,
      work: orders.encodePicture,
      memory: decoding.memory,
      limitMs: ({ kind }: orders.PictureOrder) => (kind === 'upload' ? decoding.limitMs : OURS_MS),
      atOnce: decoding.atOnce,
      waitingAtMost: decoding.waiting,
      endedAtMost: decoding.givenUpAtMost,
    });
  }

  /**
   * @param visitor network with a fair share of the processes; undefined for admins and own pictures
   * @throws DomainError `unsupported_picture`; TooBusy, TryLater
   */
  async encode(order: orders.PictureOrder, visitor?: string): Promise<EncodedPicture> {
    const owner = this.settings.rateLimit ? visitor : undefined;
    try {
      return orders.EncodedPicture.parse(await this.pool.run(order, { owner }));
    } catch (error) {
      throw this.toRefusal(error);
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  private toRefusal(error: unknown): unknown {
    if (error instanceof TooBusy) this.figures.refusedFor('busy');
    if (error instanceof EndedTooOften) {
      this.figures.refusedFor('given_up_often');
      return new TryLater(PICTURE_MESSAGES.tooManyGivenUp, error.retryAfterSeconds);
    }
    if (error instanceof TookTooLong) {
      this.figures.refusedFor('too_slow');
      return new DomainError('unsupported_picture', PICTURE_MESSAGES.tooSlow);
    }
    if (error instanceof TookTooMuch) {
      this.figures.refusedFor('too_complex');
      return new DomainError('unsupported_picture', PICTURE_MESSAGES.tooComplex);
    }
    const isRefused = error instanceof ChildFailure && error.code === 'unsupported_picture';
    return isRefused ? new DomainError('unsupported_picture', error.message) : error;
  }
}
