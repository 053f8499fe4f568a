import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import type { Span } from '../../../../platform/decider/spans.js';

/** Lets likes of a mascot count no more, and answers how many. @throws DomainError not_found, conflict, which names who was first */
export class TakeBackMascotLikes extends Command<{
  readonly position: Position | undefined;
  readonly takenBack: number;
}> {
  constructor(
    readonly mascotId: number,
    readonly span: Span,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
