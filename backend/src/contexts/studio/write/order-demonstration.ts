import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DRAWING_PROMPT, STUDIO_DEFAULTS } from '@marcel/contracts';
import { withSeedSuffix } from '../../../platform/command-handling/command-context.js';
import { DataCommand } from '../../../platform/command-handling/aggregate-command.js';
import { PictureIntake } from '../../../platform/pictures/picture-intake.js';
import type { GenerationOptions } from '../domain/artwork.decider.js';
import { PictureProviders } from '../providers/picture-provider.js';
import { ArtworkRequests } from './artwork-requests.js';

const line = (d: string, color: string, width: number): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const DEMONSTRATION_DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><rect width="400" height="400" fill="#fff"/>' +
  line('M200 70a38 38 0 1 0 1 0M200 146L214 262M202 178L96 120M204 182L318 96', '#0000ff', 9) +
  line('M214 262L130 352M214 262L318 322', '#ff7a00', 9) +
  '</svg>';

const DEMONSTRATION_IMAGES = [
  { prompt: 'A pirate looking for treasure on the beach at sunset', seed: 1000 },
  { prompt: 'Snowy christmas in the mountains with gifts and a snowman', seed: 1035 },
  { prompt: 'Coding late at night, retro synthwave computer', seed: 1028 },
] as const;

export interface Portrait {
  readonly name: string;
  readonly portraitUrl: string;
}

/** Requests a few pictures, so that the galleries of a new site are not empty; does nothing if pictures cost money. */
export class OrderDemonstration extends DataCommand<{ readonly portraits: readonly Portrait[] }, void> {}

@CommandHandler(OrderDemonstration)
export class OrderDemonstrationHandler implements ICommandHandler<OrderDemonstration> {
  constructor(
    private readonly requests: ArtworkRequests,
    private readonly providers: PictureProviders,
    private readonly intake: PictureIntake,
  ) {}

  async execute({ data: { portraits }, context }: OrderDemonstration): Promise<void> {
    const { name: provider, isPaid } = this.providers.current;
    if (isPaid) return;
    const options = (seed: number): GenerationOptions => ({ seed, provider, format: STUDIO_DEFAULTS.format });
    const commandName = OrderDemonstration.name;
    for (const [seed, { name: userName, portraitUrl }] of portraits.entries()) {
      const hug = { userName, portraitUrl, mascotPictureUrl: null, characterName: null };
      const toHugRequest = (hugId: number) =>
        ({ kind: 'RequestHug', data: { hugId, ...hug }, options: options(seed) }) as const;
      await this.requests.start('hug', toHugRequest, commandName, withSeedSuffix(`hug-${seed}`, context));
    }
    const { url: drawingUrl } = await this.intake.storeOwnArt(DEMONSTRATION_DRAWING);
    const drawing = { drawingUrl, prompt: DRAWING_PROMPT };
    const toDrawingRequest = (hugId: number) =>
      ({ kind: 'SubmitDrawing', data: { hugId, ...drawing }, options: options(2) }) as const;
    await this.requests.start('hug', toDrawingRequest, commandName, withSeedSuffix('drawing', context));
    for (const { prompt, seed } of DEMONSTRATION_IMAGES) {
      const image = { prompt, modelId: STUDIO_DEFAULTS.modelId };
      const toImageRequest = (imageId: number) =>
        ({ kind: 'RequestImage', data: { imageId, ...image }, options: options(seed) }) as const;
      await this.requests.start('image', toImageRequest, commandName, withSeedSuffix(`image-${seed}`, context));
    }
  }
}
