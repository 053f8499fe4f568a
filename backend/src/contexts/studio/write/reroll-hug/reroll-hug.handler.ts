import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { PictureProviders } from '../../providers/picture-providers.js';
import { ArtworkRequests, type Requested } from '../artwork-requests.js';

/** Makes a hug or drawing once more. */
export class RerollHug extends Command<Requested> {
  constructor(
    readonly hugId: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RerollHug)
export class RerollHugHandler implements ICommandHandler<RerollHug> {
  constructor(
    private readonly requests: ArtworkRequests,
    private readonly providers: PictureProviders,
  ) {}

  execute({ hugId, context }: RerollHug): Promise<Requested> {
    const command = { kind: 'Reroll', provider: this.providers.current.name } as const;
    return this.requests.decide('hug', hugId, command, RerollHug.name, context);
  }
}
