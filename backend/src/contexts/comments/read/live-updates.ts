import { LIVE_EVENTS, NewComment } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { map } from 'rxjs';
import { RunsAsConsumer } from '../../../platform/consumers/consumer.js';
import { LiveUpdates } from '../../../platform/consumers/live-updates.js';
import { PROGRESS, type Progress } from '../../../platform/read-your-writes/progress.js';
import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import { formatServerSentEvent } from '../../../platform/http/server-sent-events.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { DIRECTORY_VIEW, MascotLiveUpdates } from '../../mascots/index.js';
import { isShownAfter, itemEvents, moderationStreamsOf } from '../../moderation/index.js';
import { commentEvents, COMMENT_STREAMS } from '../domain/comment.js';
import { COMMENTS_VIEW } from './comments.js';

const VERDICT_STREAMS = moderationStreamsOf('comment');

@Injectable()
@RunsAsConsumer('each-api-node')
export class NewCommentUpdates extends LiveUpdates<NewComment> {
  static readonly subscription = {
    name: 'new-comments',
    streamPrefixes: [COMMENT_STREAMS, VERDICT_STREAMS],
    eventTypes: ['CommentAdded', 'ItemRestored', 'ReportsDismissed', 'ItemReopened'],
  };

  constructor(
    @Inject(PROGRESS) progress: Progress,
    @Inject(READ_STORE) private readonly documents: Pick<ReadStore, 'get'>,
    mascots: MascotLiveUpdates,
  ) {
    super(progress, NewCommentUpdates.subscription, [COMMENTS_VIEW, DIRECTORY_VIEW]);
    mascots.addSource(() => this.updates.pipe(map((comment) => formatServerSentEvent(comment, LIVE_EVENTS.comment))));
  }

  protected async toUpdate(recorded: RecordedEvent): Promise<NewComment | undefined> {
    const id = shownCommentId(recorded);
    const comment = id === undefined ? undefined : await this.documents.get(COMMENTS_VIEW, id);
    if (comment?.shown !== 1) return undefined;
    const added = NewComment.parse(comment);
    return (await this.documents.get(DIRECTORY_VIEW, added.mascotId)) === undefined ? undefined : added;
  }
}

function shownCommentId(recorded: RecordedEvent): number | undefined {
  if (!recorded.stream.startsWith(VERDICT_STREAMS)) return decodeEvent(commentEvents, recorded).data.commentId;
  const verdict = decodeEvent(itemEvents, recorded);
  return isShownAfter(verdict) === true ? verdict.data.itemId : undefined;
}
