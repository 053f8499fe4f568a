import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { PictureInspector } from '../../automation/check-pictures/picture-inspector.js';
import { artworks } from '../../domain/artwork.decider.js';
import { ArtworkRegistry } from '../artwork-registry.js';
import { ReportBroken } from './report-broken.command.js';

@CommandHandler(ReportBroken)
export class ReportBrokenHandler implements ICommandHandler<ReportBroken> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly artworks: ArtworkRegistry,
    private readonly inspector: PictureInspector,
  ) {}

  /** Nothing is written when there is nothing to look at, or nothing new to find. */
  async execute({
    series,
    id,
    checkedAt,
    context,
  }: ReportBroken): Promise<{ readonly position: Position | undefined }> {
    const artwork = artworks.at({ series, id });
    const { picture } = await this.artworks.require(series, id);
    if (picture === null) return this.decisions.load(artwork);
    return this.decisions.run({
      ...artwork,
      command: { kind: 'RecordCheck', check: await this.inspector.look(picture, checkedAt) },
      commandName: ReportBroken.name,
      context,
    });
  }
}
