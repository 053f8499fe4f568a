import { ITEM_KINDS, type DeskChange } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { RunsAsConsumer } from '../../../../platform/consumers/hosting.decorators.js';
import { NewsFeed } from '../../../../platform/consumers/news-feed.js';
import { PROGRESS, type Progress } from '../../../../platform/consumers/progress/progress.js';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../../../../platform/event-store/event-store.js';
import { DIRECTORY_VIEW, MASCOT_STREAMS } from '../../../mascots/index.js';
import { moderationStreamsOf } from '../../../moderation/index.js';
import { CLAIM_STREAM, SUBMISSION_STREAMS, SUBMISSIONS_VIEW } from '../../../submissions/index.js';
import { QUEUE_VIEW } from '../../views.js';

const KINDS = [
  { prefix: SUBMISSION_STREAMS, about: { kind: 'submission' } },
  { prefix: CLAIM_STREAM, about: { kind: 'submission' } },
  { prefix: MASCOT_STREAMS, about: { kind: 'mascot' } },
  ...ITEM_KINDS.map(
    (itemKind) => ({ prefix: moderationStreamsOf(itemKind), about: { kind: 'item', itemKind } }) as const,
  ),
] as const;

/** Claims lie in one stream: each tells which submission it is on. */
const Claimed = z.object({ submissionId: z.int() });

/** What changes for all admins, from now on. */
@Injectable()
@RunsAsConsumer('each-api-node')
export class LiveChanges extends NewsFeed<DeskChange> {
  static readonly reads = { name: 'live-changes', streamPrefixes: KINDS.map(({ prefix }) => prefix) };

  readonly name = LiveChanges.reads.name;
  readonly filter = LiveChanges.reads;
  protected readonly views = [SUBMISSIONS_VIEW, DIRECTORY_VIEW, QUEUE_VIEW];

  constructor(@Inject(EVENT_STORE) events: EventStore, @Inject(PROGRESS) progress: Progress) {
    super({ events, progress });
  }

  protected toNews({ stream, type, data, metadata }: RecordedEvent): DeskChange {
    const found = KINDS.find(({ prefix }) => stream.startsWith(prefix));
    if (found === undefined) throw new Error(`${stream} is no stream that a desk follows`);
    const { time, actor, correlationId } = metadata;
    return {
      ...found.about,
      id: stream === CLAIM_STREAM ? Claimed.parse(data).submissionId : Number(stream.slice(found.prefix.length)),
      type,
      time,
      actor: actor.kind,
      correlationId,
    };
  }
}
