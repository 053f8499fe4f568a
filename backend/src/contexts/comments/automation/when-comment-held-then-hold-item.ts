import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { contextOfReaction } from '../../../platform/command-handling/command-context.js';
import type { Automation } from '../../../platform/consumers/automations/automation.js';
import { RunsAsAutomation } from '../../../platform/consumers/hosting.decorators.js';
import type { Occurrence } from '../../../platform/event-store/occurrence.js';
import { HoldItem } from '../../moderation/index.js';
import { commentEvents, COMMENT_STREAMS, type CommentAdded } from '../domain/comment.js';

/** A comment that was held when it came is nowhere to be seen: its own stream of moderation brings it before an admin. */
@Injectable()
@RunsAsAutomation()
export class QueueHeldComments implements Automation<CommentAdded> {
  static readonly reads = { name: 'queue-held-comments', streamPrefixes: [COMMENT_STREAMS] };

  readonly name = QueueHeldComments.reads.name;
  readonly streamPrefixes = QueueHeldComments.reads.streamPrefixes;
  readonly catalogue = commentEvents;

  constructor(private readonly commands: CommandBus) {}

  async react({ data, recorded }: Occurrence<CommentAdded>): Promise<void> {
    if (data.held === null) return;
    const context = contextOfReaction(this.name, recorded);
    await this.commands.execute(new HoldItem({ kind: 'comment', id: data.commentId }, data.held, context));
  }
}
