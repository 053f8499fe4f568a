import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Outcome } from '../../../../platform/command-handling/decision.js';
import type { ArtworkEvent } from '../../domain/artwork.events.js';
import type { ArtworkState } from '../../domain/artwork.state.js';

/** Makes a hug or drawing once more. */
export class RerollHug extends Command<Outcome<ArtworkEvent, ArtworkState>> {
  constructor(
    readonly hugId: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}
