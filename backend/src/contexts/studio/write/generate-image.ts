import { GeneratedImage, GenerateImageRequest, type PictureFormat, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Body, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import type { ArtworkEvent } from '../domain/artwork.events.js';
import { RequestArtwork } from './artwork-requests.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { Context } from '../../../platform/http/requests.js';
import { AssignsOwner } from '../../../platform/http/ownership.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { PictureProviders } from '../providers/picture-provider.js';
import { ArtworkReader } from '../read/artwork-reader.js';
import { GenerationAllowance } from './generation-allowance.js';
import { ARTWORKS_VIEW } from '../read/artworks.js';

class GenerateImage extends RequestArtwork {
  constructor(
    image: Omit<ArtworkEvent<'ImageRequested'>['data'], 'imageId'>,
    format: PictureFormat,
    context: CommandContext,
  ) {
    super(
      'image',
      format,
      (imageId, options) => ({ kind: 'RequestImage', data: { imageId, ...image }, options }),
      context,
    );
  }
}

@RestController('studio')
export class GenerateImageController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reader: ArtworkReader,
    private readonly allowance: GenerationAllowance,
    private readonly providers: PictureProviders,
  ) {}

  @Post(ROUTES.imageCreate)
  @JsonResponse(GeneratedImage, 'GeneratedImage', 202)
  @AssignsOwner()
  @WaitsFor(ARTWORKS_VIEW, 'owned')
  async generate(
    @Body() { prompt, modelId, format }: GenerateImageRequest,
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<GeneratedImage>> {
    if (!this.providers.current.hasModel(modelId))
      throw DomainError.fields([{ path: 'modelId', message: STUDIO_MESSAGES.modelUnlisted }]);
    await this.allowance.consume(request, context);
    const image = { prompt: prompt.trim(), modelId };
    const { id, position } = await this.commands.execute(new GenerateImage(image, format, context));
    return { position, location: ROUTES.images, toBody: (asOf) => this.reader.findImage(id, asOf) };
  }
}
