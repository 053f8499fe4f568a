import type { Comment } from '@marcel/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Position } from '../../../../platform/event-store/event-store.js';

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
