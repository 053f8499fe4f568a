import { PICTURE_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../blob-store/blob-store.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { StorageFull } from '../errors/storage-full.js';
import type { HealthCheck } from '../observability/health/health-check.js';
import { DailyQuotas, QuotaSpent } from '../quotas/daily-quotas.js';
import { PeriodicTask } from '../scheduling/periodic-task.js';
import { PictureMetrics, type PictureRejection } from './picture-metrics.js';

/** Milliseconds between two counts of all stored pictures. */
const COUNT_INTERVAL_MS = 15 * 60 * 1000;

const PROBLEMS = {
  disk: 'The disk of the pictures is nearly full: uploads are refused, reads go on',
  in_all: 'The pictures use as much space as they may: uploads are refused, reads go on',
} as const;

@Injectable()
export class StorageQuota implements HealthCheck, OnApplicationShutdown {
  private readonly logger = new Logger(StorageQuota.name);
  readonly name = 'pictures';
  readonly optional = true;
  private countedBytes = 0;
  private addedBytes = 0;
  private readonly task = new PeriodicTask(COUNT_INTERVAL_MS, () => this.count());

  constructor(
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'pictures' | 'rateLimit'>,
    private readonly quotas: DailyQuotas,
    private readonly metrics: PictureMetrics,
  ) {
    metrics.observe('picture_store_free_bytes', 'Free bytes of the storage of pictures', () => blobs.freeBytes());
    metrics.observe('picture_store_bytes', 'Bytes of all pictures', async () => this.total);
  }

  startCounting(): void {
    this.task.start();
    this.task.runNow();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /**
   * Checks the quotas before any work for a picture, without using them. `visitor` is undefined for admins and built-in pictures.
   * @throws StorageFull, QuotaSpent
   */
  async assertAvailable(visitor: string | undefined, now = new Date()): Promise<void> {
    const lack = await this.findShortage(0);
    if (lack !== undefined) throw this.reject(lack, new StorageFull('No picture can be kept now'));
    if (!this.isLimited(visitor)) return;
    if (await this.quotas.isSpentForNetwork(this.quotaOf(visitor), now)) throw this.rejectVisitor(now);
  }

  /** Uses quota for the bytes of a picture. @throws StorageFull, QuotaSpent */
  async reserve(bytes: number, visitor: string | undefined, now = new Date()): Promise<void> {
    const lack = await this.findShortage(bytes);
    if (lack !== undefined) throw this.reject(lack, new StorageFull(`No room for ${bytes} bytes`));
    if (this.isLimited(visitor) && !(await this.quotas.consumeForNetwork(this.quotaOf(visitor), bytes, now)))
      throw this.rejectVisitor(now);
    this.addedBytes += bytes;
    this.metrics.kept.inc(bytes);
  }

  private async findShortage(bytes: number): Promise<'disk' | 'in_all' | undefined> {
    const { maxBytes, minFreeBytes } = this.settings.pictures;
    const free = await this.blobs.freeBytes();
    if (free !== undefined && free - bytes < minFreeBytes) return 'disk';
    return this.total + bytes > maxBytes ? 'in_all' : undefined;
  }

  async check(): Promise<string | undefined> {
    const lack = await this.findShortage(0);
    return lack && PROBLEMS[lack];
  }

  private get total(): number {
    return this.countedBytes + this.addedBytes;
  }

  private isLimited(visitor: string | undefined): visitor is string {
    return visitor !== undefined && this.settings.rateLimit;
  }

  private quotaOf(owner: string) {
    return { kind: 'picture-bytes', owner, max: this.settings.pictures.perVisitor };
  }

  private rejectVisitor(now: Date): Error {
    return this.reject('visitor', new QuotaSpent(PICTURE_MESSAGES.visitorQuota, now));
  }

  private reject(reason: PictureRejection, error: Error): Error {
    this.metrics.countRejection(reason);
    return error;
  }

  private async count(): Promise<void> {
    try {
      const before = this.addedBytes;
      let sum = 0;
      for await (const { bytes } of this.blobs.entries()) sum += bytes;
      this.countedBytes = sum;
      this.addedBytes -= before;
    } catch (err) {
      this.logger.warn({ err }, 'The pictures could not be counted');
    }
  }
}
