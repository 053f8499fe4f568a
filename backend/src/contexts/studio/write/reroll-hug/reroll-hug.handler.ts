import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { artworks } from '../../domain/artwork.decider.js';
import { PictureProviders } from '../../providers/picture-providers.js';
import { RerollHug } from './reroll-hug.command.js';

/** Whoever made the first picture, the next one is made by the provider of the day. */
@CommandHandler(RerollHug)
export class RerollHugHandler implements ICommandHandler<RerollHug> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly providers: PictureProviders,
  ) {}

  execute({ hugId, context }: RerollHug) {
    const command = { kind: 'Reroll', provider: this.providers.current.name } as const;
    const stream = artworks.at({ series: 'hug', id: hugId });
    return this.decisions.run({ ...stream, command, commandName: RerollHug.name, context });
  }
}
