import { STUDIO_DEFAULTS } from '@marcel/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { HugRequested } from '../../domain/artwork-requests.js';
import { PictureProviders } from '../../providers/picture-providers.js';
import { ArtworkRequests, type Requested } from '../artwork-requests.js';
import { newMaking } from '../new-making.js';

export class GenerateHug extends Command<Requested> {
  constructor(
    readonly hug: Omit<HugRequested['data'], 'hugId'>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(GenerateHug)
export class GenerateHugHandler implements ICommandHandler<GenerateHug> {
  constructor(
    private readonly requests: ArtworkRequests,
    private readonly providers: PictureProviders,
  ) {}

  execute({ hug, context }: GenerateHug): Promise<Requested> {
    const making = newMaking(this.providers, STUDIO_DEFAULTS.format);
    return this.requests.begin(
      'hug',
      (hugId) => ({ kind: 'RequestHug', data: { hugId, ...hug }, making }),
      GenerateHug.name,
      context,
    );
  }
}
