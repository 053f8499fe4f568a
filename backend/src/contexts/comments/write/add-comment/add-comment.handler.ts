import type { Comment } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../../platform/event-store/event-store.js';
import { nextId } from '../../../../platform/command-handling/next-id.js';
import { MascotRegistry } from '../../../mascots/index.js';
import { toComment } from '../../domain/comment.js';
import { commentDecider } from '../../domain/comment.decider.js';
import { commentEvents, commentsStream } from '../../domain/comment.events.js';

export interface CommentPosted {
  readonly comment: Comment;
  readonly position: Position | undefined;
}

export class AddComment extends Command<CommentPosted> {
  constructor(
    readonly mascotId: number,
    readonly author: string,
    readonly content: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddComment)
export class AddCommentHandler implements ICommandHandler<AddComment> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly mascots: MascotRegistry,
  ) {}

  async execute({ mascotId, author, content, context }: AddComment): Promise<CommentPosted> {
    await this.mascots.requirePublished(mascotId);
    const commentId = await nextId(this.store, 'comment', context);
    const { events, position } = await this.decisions.run({
      stream: commentsStream(mascotId),
      decider: commentDecider,
      catalogue: commentEvents,
      command: { commentId, mascotId, author, content },
      commandName: AddComment.name,
      context,
      concurrency: 'any',
    });
    const [added] = events;
    if (added === undefined) throw new Error('A comment was decided without being added');
    return { comment: toComment(added), position };
  }
}
