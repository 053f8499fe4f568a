import { Injectable } from '@nestjs/common';
import { type Automation, RunsAsAutomation } from '../../../platform/consumers/consumer.js';
import type { Decoded } from '../../../platform/event-store/event-store.js';
import { HoldItem } from '../../moderation/index.js';
import { commentEvents, COMMENT_STREAMS, type CommentAdded } from '../domain/comment.js';
import { CommandBus } from '@nestjs/cqrs';
import { idempotentContextCausedBy } from '../../../platform/command-handling/command-context.js';

/** Creates the moderation stream of a comment that was held on arrival, so that it appears in the queue. */
@Injectable()
@RunsAsAutomation()
export class QueueHeldComments implements Automation<CommentAdded> {
  static readonly subscription = {
    name: 'queue-held-comments',
    streamPrefixes: [COMMENT_STREAMS],
    eventTypes: ['CommentAdded'],
  } as const;

  readonly subscription = QueueHeldComments.subscription;
  readonly catalogue = commentEvents;

  constructor(private readonly commands: CommandBus) {}

  async handle({ data, recorded }: Decoded<CommentAdded>): Promise<void> {
    if (data.held === null) return;
    const context = idempotentContextCausedBy(this.subscription.name, recorded);
    await this.commands.execute(new HoldItem({ kind: 'comment', id: data.commentId }, data.held, context));
  }
}
