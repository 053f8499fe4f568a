import { AddCommentRequest, Comment, ERROR_MESSAGES, MASCOT_MESSAGES, ROUTES } from '@marcel/contracts';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Body, Inject, Param, Post } from '@nestjs/common';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import type { EventStore, Position, Decoded } from '../../../platform/event-store/event-store.js';
import { EVENT_STORE } from '../../../platform/event-store/event-store.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { AssignsOwner } from '../../../platform/http/ownership.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { COMMENTS_VIEW } from '../read/comments.js';
import { type CommentAdded, commentRecordId, comments, toComment } from '../domain/comment.js';
import { DataCommand } from '../../../platform/command-handling/aggregate-command.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { nextId } from '../../../platform/command-handling/next-id.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { MascotRegistry } from '../../mascots/index.js';
import { ContentFilter } from '../../moderation/index.js';

interface AddedComment {
  readonly comment: Comment;
  readonly position: Position | undefined;
}

class AddComment extends DataCommand<
  { readonly mascotId: number; readonly author: string; readonly content: string },
  AddedComment
> {}

@RestController('comments')
export class AddCommentController {
  constructor(private readonly commands: CommandBus) {}

  @Post(ROUTES.mascotComments)
  @JsonResponse(Comment, 'Comment', 201)
  @AssignsOwner()
  @WaitsFor(COMMENTS_VIEW, 'owned')
  async add(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) mascotId: number,
    @Body() { author, content }: AddCommentRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<Comment>> {
    const { comment, position } = await this.commands.execute(
      new AddComment({ mascotId, author: author.trim(), content: content.trim() }, context),
    );
    return { position, toBody: () => comment };
  }
}

@CommandHandler(AddComment)
export class AddCommentHandler implements ICommandHandler<AddComment> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly mascots: MascotRegistry,
    private readonly contentFilter: ContentFilter,
    private readonly personalData: PersonalData,
  ) {}

  async execute({ data: { mascotId, author, content }, context }: AddComment): Promise<AddedComment> {
    await this.mascots.requirePublished(mascotId);
    const commentId = await nextId(this.store, 'comment', context);
    const held = this.contentFilter.findHoldCause(author, content);
    const texts = await this.personalData.encryptTexts(commentRecordId(commentId), { author, content });
    const { events, position } = await this.decisions.run({
      ...comments.at(mascotId),
      command: { commentId, mascotId, ...texts, held },
      commandName: AddComment.name,
      context,
    });
    const [added] = events;
    if (added === undefined) throw new Error('AddComment recorded no CommentAdded event');
    return { comment: await this.decrypt(added), position };
  }

  /** Builds the response from the recorded event, so that a repeated request gets the first one. */
  private async decrypt(added: Decoded<CommentAdded>): Promise<Comment> {
    const [author, content] = await this.personalData.decryptTexts([added.data.author, added.data.content]);
    if (author === undefined || content === undefined) throw new DomainError('gone', ERROR_MESSAGES.erased);
    return toComment({ ...added, data: { ...added.data, author, content } });
  }
}
