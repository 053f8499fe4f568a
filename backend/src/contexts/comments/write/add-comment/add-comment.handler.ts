import { ERROR_MESSAGES, type Comment } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import type { Occurrence } from '../../../../platform/event-store/occurrence.js';
import { nextId } from '../../../../platform/command-handling/next-id.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import { MascotRegistry } from '../../../mascots/index.js';
import { toComment } from '../../domain/comment.js';
import { comments } from '../../domain/comment.decider.js';
import { commentOf, type CommentAdded } from '../../domain/comment.events.js';
import { CommentScreen } from './comment-screen.js';
import { AddComment, type CommentPosted } from './add-comment.command.js';

@CommandHandler(AddComment)
export class AddCommentHandler implements ICommandHandler<AddComment> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly mascots: MascotRegistry,
    private readonly screen: CommentScreen,
    private readonly personalData: PersonalData,
  ) {}

  async execute({ mascotId, author, content, context }: AddComment): Promise<CommentPosted> {
    await this.mascots.requirePublished(mascotId);
    const commentId = await nextId(this.store, 'comment', context);
    const held = this.screen.causeToHold({ author, content });
    const words = await this.personalData.sealWords(commentOf(commentId), { author, content });
    const { events, position } = await this.decisions.run({
      ...comments.at(mascotId),
      command: { commentId, mascotId, ...words, held },
      commandName: AddComment.name,
      context,
    });
    const [added] = events;
    if (added === undefined) throw new Error('A comment was decided without being added');
    return { comment: await this.opened(added), position };
  }

  /** From the recorded event, so that a repeated request is told what the first one said. */
  private async opened(added: Occurrence<CommentAdded>): Promise<Comment> {
    const [author, content] = await this.personalData.openWords([added.data.author, added.data.content]);
    if (author === undefined || content === undefined) throw new DomainError('gone', ERROR_MESSAGES.erased);
    return toComment({ ...added, data: { ...added.data, author, content } });
  }
}
