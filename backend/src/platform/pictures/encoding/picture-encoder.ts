import { PICTURE_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ChildPool } from '../../child-processes/child-pool.js';
import {
  ChildFailure,
  TooManyAborts,
  TooBusy,
  TimeLimitExceeded,
  MemoryLimitExceeded,
} from '../../child-processes/errors.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { DomainError } from '../../decider/domain-error.js';
import { TryLater } from '../../decider/try-later.js';
import type { EncodedPicture } from './encode-picture.js';
import { PictureMetrics } from '../picture-metrics.js';
import { ENCODING_SCRIPT } from './encoding-script.js';
import * as tasks from './picture-tasks.js';

/** Time limit for our own drawings, in milliseconds: long, because a busy machine must not make the start fail. */
const OWN_ART_TIMEOUT_MS = 5 * 60_000;

@Injectable()
export class PictureEncoder implements OnApplicationShutdown {
  private readonly pool: ChildPool<tasks.PictureTask>;

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'decoding' | 'rateLimit'>,
    @Inject(PictureMetrics) private readonly metrics: Pick<PictureMetrics, 'countRejection'>,
  ) {
    const { decoding } = settings;
    this.pool = new ChildPool({
      file: ENCODING_SCRIPT,
      work: tasks.encodePicture,
      memoryBytes: decoding.memoryBytes,
      timeoutMs: ({ kind }: tasks.PictureTask) => (kind === 'upload' ? decoding.timeoutMs : OWN_ART_TIMEOUT_MS),
      concurrency: decoding.concurrency,
      maxQueued: decoding.maxQueued,
      maxAborts: decoding.maxAborts,
    });
  }

  /**
   * @param visitor network that gets a fair share of the queue; undefined for admins and our own pictures
   * @throws DomainError `unsupported_picture`; TooBusy, TryLater
   */
  async encode(task: tasks.PictureTask, visitor?: string): Promise<EncodedPicture> {
    const owner = this.settings.rateLimit ? visitor : undefined;
    try {
      return tasks.EncodedPicture.parse(await this.pool.run(task, { owner }));
    } catch (error) {
      throw this.toClientError(error);
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  private toClientError(error: unknown): unknown {
    if (error instanceof TooBusy) this.metrics.countRejection('busy');
    if (error instanceof TooManyAborts) {
      this.metrics.countRejection('given_up_often');
      return new TryLater(PICTURE_MESSAGES.tooManyAborts, error.retryAfterSeconds);
    }
    if (error instanceof TimeLimitExceeded) {
      this.metrics.countRejection('too_slow');
      return new DomainError('unsupported_picture', PICTURE_MESSAGES.tooSlow);
    }
    if (error instanceof MemoryLimitExceeded) {
      this.metrics.countRejection('too_complex');
      return new DomainError('unsupported_picture', PICTURE_MESSAGES.tooComplex);
    }
    const isUnsupported = error instanceof ChildFailure && error.code === 'unsupported_picture';
    return isUnsupported ? new DomainError('unsupported_picture', error.message) : error;
  }
}
