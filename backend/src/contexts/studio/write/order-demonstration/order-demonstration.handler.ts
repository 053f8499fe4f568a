import { DRAWING_PROMPT, STUDIO_DEFAULTS } from '@marcel/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { contextOfPart } from '../../../../platform/command-handling/command-context.js';
import { PictureIntake } from '../../../../platform/pictures/picture-intake.js';
import type { Making } from '../../domain/artwork.commands.js';
import { PictureProviders } from '../../providers/picture-providers.js';
import { ArtworkRequests } from '../artwork-requests.js';
import { DEMONSTRATION_DRAWING, DEMONSTRATION_IMAGES } from './demonstration-artworks.js';
import { OrderDemonstration } from './order-demonstration.command.js';

@CommandHandler(OrderDemonstration)
export class OrderDemonstrationHandler implements ICommandHandler<OrderDemonstration> {
  constructor(
    private readonly requests: ArtworkRequests,
    private readonly providers: PictureProviders,
    private readonly intake: PictureIntake,
  ) {}

  async execute({ sitters, context }: OrderDemonstration): Promise<void> {
    const { name: provider, paid } = this.providers.current;
    if (paid) return;
    const making = (seed: number): Making => ({ seed, provider, format: STUDIO_DEFAULTS.format });
    const name = OrderDemonstration.name;
    for (const [seed, { name: userName, portraitUrl }] of sitters.entries()) {
      const hug = { userName, portraitUrl, mascotPictureUrl: null, characterName: null };
      const request = (hugId: number) =>
        ({ kind: 'RequestHug', data: { hugId, ...hug }, making: making(seed) }) as const;
      await this.requests.begin('hug', request, name, contextOfPart(`hug-${seed}`, context));
    }
    const { url: drawingUrl } = await this.intake.storeOwnArt(DEMONSTRATION_DRAWING);
    const drawing = { drawingUrl, prompt: DRAWING_PROMPT };
    const drawn = (hugId: number) =>
      ({ kind: 'SubmitDrawing', data: { hugId, ...drawing }, making: making(2) }) as const;
    await this.requests.begin('hug', drawn, name, contextOfPart('drawing', context));
    for (const { prompt, seed } of DEMONSTRATION_IMAGES) {
      const image = { prompt, modelId: STUDIO_DEFAULTS.modelId };
      const imagined = (imageId: number) =>
        ({ kind: 'RequestImage', data: { imageId, ...image }, making: making(seed) }) as const;
      await this.requests.begin('image', imagined, name, contextOfPart(`image-${seed}`, context));
    }
  }
}
