import { PICTURE_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { fileURLToPath } from 'node:url';
import { ChildFailure } from '../../child-processes/answers.js';
import { ChildPool } from '../../child-processes/child-pool.js';
import { EndedTooOften, TooBusy, TookTooLong, TookTooMuch } from '../../child-processes/errors.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { DomainError } from '../../decider/domain-error.js';
import { TryLater } from '../../decider/try-later.js';
import type { EncodedPicture } from '../encode-picture.js';
import { PictureFigures } from '../picture-figures.js';
import * as orders from './picture-orders.js';

const PROCESS = fileURLToPath(new URL('./decoding-process.js', import.meta.url));

/** Narrowing is asked for by whoever looks at a page: many at once, each of them quick. */
const NARROWING = { atOnce: 1, waitingAtMost: 200 };

/** What we have made ourselves does no harm, and is not given up because the machine is busy: a start would fail. */
const OURS_MS = 5 * 60_000;

/** Decodes and encodes pictures, in processes of their own and within limits of number, waiting and time. */
@Injectable()
export class PictureDecoder implements OnApplicationShutdown {
  private readonly uploads: ChildPool<orders.PictureOrder>;
  /** Apart, so that nobody who looks at pictures waits behind those who bring some. */
  private readonly views: ChildPool<orders.PictureOrder>;

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'decoding' | 'rateLimit'>,
    @Inject(PictureFigures) private readonly figures: Pick<PictureFigures, 'refusedFor'>,
  ) {
    const { decoding } = settings;
    const common = {
      file: PROCESS,
      work: orders.encodePicture,
      memory: decoding.memory,
      limitMs: ({ kind }: orders.PictureOrder) => (kind === 'upload' ? decoding.limitMs : OURS_MS),
    };
    this.uploads = new ChildPool({
      ...common,
      atOnce: decoding.atOnce,
      waitingAtMost: decoding.waiting,
      endedAtMost: decoding.givenUpAtMost,
    });
    this.views = new ChildPool({ ...common, ...NARROWING });
  }

  /**
   * @param visitor their network, which shares with the others; nobody for admins and what we make ourselves
   * @throws DomainError `unsupported_picture`; TooBusy, TryLater
   */
  async encode(order: orders.PictureOrder, visitor?: string): Promise<EncodedPicture> {
    const pool = order.kind === 'narrow' ? this.views : this.uploads;
    const owner = this.settings.rateLimit ? visitor : undefined;
    try {
      return orders.EncodedPicture.parse(await pool.run(order, { owner }));
    } catch (error) {
      throw this.toRefusal(error);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.uploads.close(), this.views.close()]);
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
