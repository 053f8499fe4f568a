import { Inject, Injectable } from '@nestjs/common';
import type { Consumer } from '../../../../platform/consumers/consumer.js';
import { RunsAsConsumer } from '../../../../platform/consumers/hosting.decorators.js';
import { PROGRESS, type Progress } from '../../../../platform/consumers/progress/progress.js';
import {
  EVENT_STORE,
  type EventBatch,
  type EventStore,
  type Position,
  type RecordedEvent,
} from '../../../../platform/event-store/event-store.js';
import { LOG, type Log } from '../../../../platform/observability/logging/log.js';
import { Rounds } from '../../../../platform/turns/rounds.js';
import { MODERATION_STREAMS } from '../../../moderation/index.js';
import { FRONTENDS_VIEW } from '../../../releases/index.js';
import { ARTWORK_STREAMS } from '../../../studio/index.js';
import { SUBMISSION_STREAMS } from '../../../submissions/index.js';
import { materialOf } from '../../read/references/standings.js';
import { REFERENCES_VIEW } from '../../views.js';
import { PictureEraser } from './picture-eraser.js';

/** Between two looks at what has to wait, in milliseconds. */
const ROUND_MS = 60 * 60 * 1000;

/** How long the views are waited for before it is asked whether to stop, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Deletes the pictures of a record as soon as it is erased, those that are stored only then, and portraits and pictures of submissions that are needed no more. What was left when a process ended, or
 * could not be deleted, is found by a look at all records that were ever erased, at the beginning of each term and every hour.
 */
@Injectable()
@RunsAsConsumer('worker')
export class DeleteErasedPictures implements Consumer {
  static readonly reads = {
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

  readonly name = DeleteErasedPictures.reads.name;
  readonly filter = DeleteErasedPictures.reads;
  private readonly rounds = new Rounds(ROUND_MS, () => this.lookAtAll());
  private position: Position | undefined;

  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(PROGRESS) private readonly progress: Progress,
    @Inject(LOG) private readonly log: Log,
    private readonly eraser: PictureEraser,
  ) {}

  async start(): Promise<void> {
    this.position = undefined;
    this.rounds.start();
  }

  stop(): Promise<void> {
    return this.rounds.stop();
  }

  async from(signal: AbortSignal): Promise<Position | undefined> {
    if (this.position !== undefined) return this.position;
    const head = await this.events.head();
    if (head !== undefined) {
      await this.untilKnown(head, signal);
      await this.lookAtAll();
    }
    this.position = head;
    return head;
  }

  async handle({ events, position }: EventBatch, signal: AbortSignal): Promise<number> {
    if (events.length > 0) await this.untilKnown(position, signal);
    await this.erase(events.map(recordOf));
    this.position = position;
    return events.length;
  }

  private async erase(streams: readonly string[]): Promise<void> {
    for (const stream of streams) await this.tried(() => this.eraser.eraseOf(stream, new Date()));
  }

  /** What could not be deleted, and what somebody has brought again whose request was refused. */
  private lookAtAll(): Promise<void> {
    return this.tried(() => this.eraser.eraseAll(new Date()));
  }

  private async tried(work: () => Promise<void>): Promise<void> {
    await work().catch((err: unknown) => this.log.warn({ err }, 'Pictures of what was erased could not be deleted'));
  }

  private async untilKnown(position: Position, signal: AbortSignal): Promise<void> {
    const views = [REFERENCES_VIEW, FRONTENDS_VIEW];
    while ((await this.progress.waitFor(position, views, PATIENCE_MS)) === 'late') signal.throwIfAborted();
  }
}

/** The streams of hugs, images and mascots are named as what is judged. */
function recordOf({ stream, type }: RecordedEvent): string {
  if (type === 'PortraitDeleted' || type === 'SubmissionRevised') return materialOf(stream);
  return stream.startsWith(MODERATION_STREAMS) ? stream.slice(MODERATION_STREAMS.length) : stream;
}
