import { STUDIO_DEFAULTS } from '@marcel/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { DrawingSubmitted } from '../../domain/artwork-requests.js';
import { PictureProviders } from '../../providers/picture-providers.js';
import { ArtworkRequests, type Requested } from '../artwork-requests.js';
import { newMaking } from '../new-making.js';

export class TransformDrawing extends Command<Requested> {
  constructor(
    readonly drawing: Omit<DrawingSubmitted['data'], 'hugId'>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(TransformDrawing)
export class TransformDrawingHandler implements ICommandHandler<TransformDrawing> {
  constructor(
    private readonly requests: ArtworkRequests,
    private readonly providers: PictureProviders,
  ) {}

  execute({ drawing, context }: TransformDrawing): Promise<Requested> {
    const making = newMaking(this.providers, STUDIO_DEFAULTS.format);
    return this.requests.begin(
      'hug',
      (hugId) => ({ kind: 'SubmitDrawing', data: { hugId, ...drawing }, making }),
      TransformDrawing.name,
      context,
    );
  }
}
