import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { nextId } from '../../../../platform/command-handling/next-id.js';
import { MascotRegistry } from '../../../mascots/index.js';
import { toComment } from '../../domain/comment.js';
import { comments } from '../../domain/comment.decider.js';
import { CommentScreen } from './comment-screen.js';
import { AddComment, type CommentPosted } from './add-comment.command.js';

@CommandHandler(AddComment)
export class AddCommentHandler implements ICommandHandler<AddComment> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly mascots: MascotRegistry,
    private readonly screen: CommentScreen,
  ) {}

  async execute({ mascotId, author, content, context }: AddComment): Promise<CommentPosted> {
    await this.mascots.requirePublished(mascotId);
    const commentId = await nextId(this.store, 'comment', context);
    const { events, position } = await this.decisions.run({
      ...comments.at(mascotId),
      command: { commentId, mascotId, author, content, held: this.screen.causeToHold({ author, content }) },
      commandName: AddComment.name,
      context,
    });
    const [added] = events;
    if (added === undefined) throw new Error('A comment was decided without being added');
    return { comment: toComment(added), position };
  }
}
