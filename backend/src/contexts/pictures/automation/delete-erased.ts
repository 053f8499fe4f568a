import { Inject, Injectable } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { PictureMetrics } from '../../../platform/pictures/picture-metrics.js';
import { pagesOf } from '../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { FRONTENDS_VIEW, findReleaseBlobs } from '../../releases/index.js';
import {
  KNOWN_BLOBS_VIEW,
  VISIBILITY_VIEW,
  RECORDS_VIEW,
  PictureRecord,
  type HidingCause,
  isErasable,
  inputRecordId,
  visibilityKey,
} from '../read/references.js';
import { type Consumer, RunsAsConsumer } from '../../../platform/consumers/consumer.js';
import { PROGRESS, type Progress } from '../../../platform/read-your-writes/progress.js';
import type { EventBatch, Position, RecordedEvent } from '../../../platform/event-store/event-store.js';
import { LOG, type Log } from '../../../platform/observability/logging/log.js';
import { PeriodicTask } from '../../../platform/scheduling/periodic-task.js';
import { MODERATION_STREAMS } from '../../moderation/index.js';
import { ARTWORK_STREAMS } from '../../studio/index.js';
import { SUBMISSION_STREAMS } from '../../submissions/index.js';

const PAGE_SIZE = 50;

/**
 * Deletes pictures, in all widths, that only erased records use. Keeps a picture that was uploaded again recently, because the views may
 * not contain its new record yet.
 */
@Injectable()
export class PictureEraser {
  constructor(
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(SETTINGS) private readonly settings: { readonly pictures: Pick<Settings['pictures'], 'orphanRetentionMs'> },
    private readonly metrics: PictureMetrics,
  ) {}

  async eraseAll(now: Date): Promise<void> {
    const releaseBlobs = await findReleaseBlobs(this.views);
    for (const cause of ['deletable', 'erased'] as const)
      for await (const { stream } of this.findDocuments(VISIBILITY_VIEW, 'cause', cause))
        if (await this.isErasable(String(stream))) await this.erasePicturesOf(String(stream), releaseBlobs, now);
  }

  async eraseRecord(stream: string, now: Date): Promise<void> {
    if (await this.isErasable(stream)) await this.erasePicturesOf(stream, await findReleaseBlobs(this.views), now);
  }

  private async erasePicturesOf(stream: string, releaseBlobs: ReadonlySet<string>, now: Date): Promise<void> {
    for await (const document of this.findDocuments(RECORDS_VIEW, 'stream', stream)) {
      const { picture } = PictureRecord.parse(document);
      if (!releaseBlobs.has(picture)) await this.erase(picture, now);
    }
  }

  private async erase(picture: string, now: Date): Promise<void> {
    let newestUse = '';
    for await (const document of this.findDocuments(RECORDS_VIEW, 'picture', picture)) {
      const { stream, at } = PictureRecord.parse(document);
      if (!(await this.isErasable(stream))) return;
      if (at > newestUse) newestUse = at;
    }
    const cutoff = now.getTime() - this.settings.pictures.orphanRetentionMs;
    if (await this.blobs.remove(picture, new Date(Math.max(Date.parse(newestUse), cutoff)))) this.metrics.erased.inc();
  }

  private async isErasable(stream: string): Promise<boolean> {
    const hasCause = async (cause: HidingCause) =>
      (await this.views.get(VISIBILITY_VIEW, visibilityKey(stream, cause))) !== undefined;
    return isErasable(stream, hasCause);
  }

  private async *findDocuments(collection: string, field: string, value: string) {
    const query = { where: [{ field, oneOf: [value] }], limit: PAGE_SIZE };
    for await (const page of pagesOf(this.views, collection, query)) yield* page;
  }
}

/** Interval between retries of postponed deletions, in milliseconds. */
const INTERVAL_MS = 60 * 60 * 1000;

/** Interval between checks for an abort while waiting for the views, in milliseconds. */
const VIEW_POLL_MS = 1000;

/**
 * Deletes the pictures of erased records, including pictures stored after the erasure, and unused portraits and pictures of submissions.
 * After each takeover of the lease and every hour, it checks all erased records for deletions that were interrupted or failed.
 */
@Injectable()
@RunsAsConsumer('worker')
export class DeleteErasedPictures implements Consumer {
  static readonly subscription = {
    name: 'delete-erased-pictures',
    streamPrefixes: [MODERATION_STREAMS, ...ARTWORK_STREAMS, SUBMISSION_STREAMS],
    eventTypes: [
      'ItemErased',
      'PictureStored',
      'PortraitDeleted',
      'SubmissionRejected',
      'SubmissionRevised',
      'SubmitterErased',
    ],
  };

  readonly name = DeleteErasedPictures.subscription.name;
  readonly filter = DeleteErasedPictures.subscription;
  private readonly sweep = new PeriodicTask(INTERVAL_MS, () => this.eraseAll());

  constructor(
    @Inject(PROGRESS) private readonly progress: Progress,
    @Inject(LOG) private readonly log: Log,
    private readonly eraser: PictureEraser,
  ) {}

  async start(): Promise<void> {
    this.sweep.start();
  }

  stop(): Promise<void> {
    return this.sweep.stop();
  }

  async startAt(head: Position, signal: AbortSignal): Promise<void> {
    await this.waitForViews(head, signal);
    await this.eraseAll();
  }

  async handle({ events, position }: EventBatch, signal: AbortSignal): Promise<void> {
    if (events.length > 0) await this.waitForViews(position, signal);
    for (const event of events) await this.logErrors(() => this.eraser.eraseRecord(toRecordId(event), new Date()));
  }

  private eraseAll(): Promise<void> {
    return this.logErrors(() => this.eraser.eraseAll(new Date()));
  }

  private async logErrors(work: () => Promise<void>): Promise<void> {
    await work().catch((err: unknown) => this.log.warn({ err }, 'Deleting pictures of erased items failed'));
  }

  private async waitForViews(position: Position, signal: AbortSignal): Promise<void> {
    const views = [KNOWN_BLOBS_VIEW, FRONTENDS_VIEW];
    while ((await this.progress.waitFor(position, views, VIEW_POLL_MS)) === 'late') signal.throwIfAborted();
  }
}

function toRecordId({ stream, type }: RecordedEvent): string {
  if (type === 'PortraitDeleted' || type === 'SubmissionRevised') return inputRecordId(stream);
  return stream.startsWith(MODERATION_STREAMS) ? stream.slice(MODERATION_STREAMS.length) : stream;
}
