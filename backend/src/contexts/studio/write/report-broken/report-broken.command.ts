import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import type { ArtworkSeries } from '../../domain/artwork-streams.js';

/** Takes a visitor's word that a picture does not load as a reason to look. */
export class ReportBroken extends Command<{ readonly position: Position | undefined }> {
  constructor(
    readonly series: ArtworkSeries,
    readonly id: number,
    readonly checkedAt: Date,
    readonly context: CommandContext,
  ) {
    super();
  }
}
