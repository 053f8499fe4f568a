import type { PictureFormat } from '@marcel/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { ImageRequested } from '../../domain/artwork-requests.js';
import { PictureProviders } from '../../providers/picture-providers.js';
import { ArtworkRequests, type Requested } from '../artwork-requests.js';
import { newMaking } from '../new-making.js';

export class GenerateImage extends Command<Requested> {
  constructor(
    readonly image: Omit<ImageRequested['data'], 'imageId'>,
    readonly format: PictureFormat,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(GenerateImage)
export class GenerateImageHandler implements ICommandHandler<GenerateImage> {
  constructor(
    private readonly requests: ArtworkRequests,
    private readonly providers: PictureProviders,
  ) {}

  execute({ image, format, context }: GenerateImage): Promise<Requested> {
    const making = newMaking(this.providers, format);
    return this.requests.begin(
      'image',
      (imageId) => ({ kind: 'RequestImage', data: { imageId, ...image }, making }),
      GenerateImage.name,
      context,
    );
  }
}
