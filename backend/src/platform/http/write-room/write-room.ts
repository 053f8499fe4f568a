import { ERROR_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../../blob-store/blob-store.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { StorageFull } from '../../errors/storage-full.js';
import { Metrics } from '../../observability/metrics/metrics.js';
import { DailyQuotas } from '../../quotas/daily-quotas.js';
import { QuotaSpent } from '../../quotas/daily-quotas.js';
import { Rounds } from '../../turns/rounds.js';

/** What is sent lies in the log, in views and in their indexes. */
const COPIES = 3;

/** Of what one request sends, no more is kept, in bytes: texts have limits, and the rest is thrown away. */
const MOST_KEPT = 16 * 1024;

/** Of the space that uploads leave free, so much is left for the log to go on for a while when texts have ended, too. */
const RESERVE = 0.5;

/** Between two looks at the disk, in milliseconds: a write is not to wait for one. */
const LOOK_MS = 5000;

/** Room for what visitors write: on the disk, and for each of them on this day. */
@Injectable()
export class WriteRoom implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly rounds = new Rounds(LOOK_MS, () => this.look());
  private isFull = false;
  private looks = 0;

  constructor(
    @Inject(BLOB_STORE) private readonly blobs: Pick<BlobStore, 'freeBytes'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'pictures' | 'rateLimit' | 'writtenPerVisitor'>,
    private readonly quotas: DailyQuotas,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
    this.rounds.begin();
  }

  onApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  /** Looks at the disk now. One that does not tell, or cannot now, keeps nobody from writing. */
  async look(): Promise<void> {
    this.looks += 1;
    const look = this.looks;
    const free = await this.blobs.freeBytes().catch(() => undefined);
    // An answer that took longer than that to a later question is old.
    if (look === this.looks) this.isFull = free !== undefined && free < this.settings.pictures.keptFree * RESERVE;
  }

  /**
   * Before anything is done; takes nothing.
   * @throws StorageFull, QuotaSpent
   */
  async assertLeft(bytes: number, visitor: string, now = new Date()): Promise<void> {
    if (this.isFull) throw this.refuse('disk', new StorageFull('Nothing more can be written now'));
    if (bytes === 0 || !this.settings.rateLimit) return;
    if ((await this.quotas.used(this.quotaOf(visitor), now)) >= this.settings.writtenPerVisitor)
      throw this.refuse('visitor', new QuotaSpent(ERROR_MESSAGES.writtenQuota, now));
  }

  /** Takes what was written, by the bytes that were sent for it, off what is left to a visitor. */
  async take(bytes: number, visitor: string, now = new Date()): Promise<void> {
    if (bytes === 0 || !this.settings.rateLimit) return;
    const kept = Math.min(bytes, MOST_KEPT) * COPIES;
    const quota = this.quotaOf(visitor);
    // The last one may go beyond.
    await this.quotas.take({ ...quota, most: quota.most + kept }, kept, now);
  }

  private quotaOf(owner: string) {
    return { kind: 'written-bytes', owner, most: this.settings.writtenPerVisitor };
  }

  private refuse(reason: 'disk' | 'visitor', error: Error): Error {
    this.metrics.writeRefused(reason);
    return error;
  }
}
