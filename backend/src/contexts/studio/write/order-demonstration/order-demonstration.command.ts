import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';

export interface Sitter {
  readonly name: string;
  readonly portraitUrl: string;
}

/** Orders a few pictures, so that the galleries of a new site are not empty; nothing where pictures cost money. */
export class OrderDemonstration extends Command<void> {
  constructor(
    readonly sitters: readonly Sitter[],
    readonly context: CommandContext,
  ) {
    super();
  }
}
