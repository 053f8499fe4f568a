import {
  ROUTES,
  STUDIO_MESSAGES,
  Hug,
  STUDIO_DEFAULTS,
  STUDIO_FILES,
  DRAWING_PROMPT,
  TransformDrawingRequest,
} from '@marcel/contracts';
import { Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import type { ArtworkEvent } from '../domain/artwork.events.js';
import { RequestArtwork } from './artwork-requests.js';
import { Context, assertValid } from '../../../platform/http/requests.js';
import { AssignsOwner } from '../../../platform/http/ownership.js';
import { JsonResponse, MultipartBody, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { GenerationAllowance } from './generation-allowance.js';
import { readForm, requireFile } from '../../../platform/http/forms.js';
import { toNetwork } from '../../../platform/http/rate-limits.js';
import { listProperties } from '../../../platform/openapi/request-schemas.js';
import { PictureIntake } from '../../../platform/pictures/picture-intake.js';
import { ArtworkReader } from '../read/artwork-reader.js';
import { ARTWORKS_VIEW } from '../read/artworks.js';

class TransformDrawing extends RequestArtwork {
  constructor(drawing: Omit<ArtworkEvent<'DrawingSubmitted'>['data'], 'hugId'>, context: CommandContext) {
    super(
      'hug',
      STUDIO_DEFAULTS.format,
      (hugId, options) => ({ kind: 'SubmitDrawing', data: { hugId, ...drawing }, options }),
      context,
    );
  }
}

const DRAWING_FORM = {
  fields: listProperties(TransformDrawingRequest),
  files: [STUDIO_FILES.drawing],
  required: [STUDIO_FILES.drawing],
};

@RestController('studio')
export class TransformDrawingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reader: ArtworkReader,
    private readonly intake: PictureIntake,
    private readonly allowance: GenerationAllowance,
  ) {}

  @Post(ROUTES.drawingCreate)
  @MultipartBody(DRAWING_FORM)
  @JsonResponse(Hug, 'Hug', 202)
  @AssignsOwner()
  @WaitsFor(ARTWORKS_VIEW, 'owned')
  async transform(@Req() request: FastifyRequest, @Context() context: CommandContext): Promise<WriteResult<Hug>> {
    const form = await readForm(request);
    const prompt = form.fields.prompt?.trim() || DRAWING_PROMPT;
    assertValid(Object.assign(new TransformDrawingRequest(), { prompt }));
    const upload = requireFile(form, STUDIO_FILES.drawing, STUDIO_MESSAGES.drawingRequired);
    const visitor = toNetwork(request.ip);
    await this.allowance.assertLeft(request);
    const drawing = await this.intake.encode(upload, visitor);
    await this.allowance.consume(request, context);
    const { url: drawingUrl } = await this.intake.storeEncoded(drawing, visitor);
    const { id, position } = await this.commands.execute(new TransformDrawing({ drawingUrl, prompt }, context));
    return { position, location: ROUTES.hugs, toBody: (asOf) => this.reader.findHug(id, asOf) };
  }
}
