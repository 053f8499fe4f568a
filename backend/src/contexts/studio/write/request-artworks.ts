import {
  GeneratedImage,
  GenerateImageRequest,
  type PictureFormat,
  ROUTES,
  STUDIO_MESSAGES,
  GenerateHugRequest,
  Hug,
  STUDIO_DEFAULTS,
  STUDIO_WIRE,
  DRAWING_PROMPT,
  TransformDrawingRequest,
} from '@marcel/contracts';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import type { ImageRequested, HugRequested, DrawingSubmitted } from '../domain/artwork-requests.js';
import { RequestArtwork } from './artwork-requests.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { Context, assertValid } from '../../../platform/http/requests.js';
import { MakesOwned } from '../../../platform/http/ownership.js';
import { JsonResponse, MultipartBody } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type Written } from '../../../platform/read-your-writes/waits-for.js';
import { PictureProviders } from '../providers/picture-providers.js';
import { FindImage } from '../read/images/images.js';
import { GALLERY_VIEW, IMAGES_VIEW, HUGS_VIEW } from '../views.js';
import { GenerationAllowance } from './limits.js';
import { FormOf, readForm, requireFile } from '../../../platform/http/forms.js';
import { networkOf } from '../../../platform/http/rate-limits.js';
import { propertiesOf } from '../../../platform/openapi/request-schemas.js';
import { PictureIntake } from '../../../platform/pictures/picture-intake.js';
import { FindHug } from '../read/hugs/hugs.js';

class GenerateHug extends RequestArtwork {
  constructor(hug: Omit<HugRequested['data'], 'hugId'>, context: CommandContext) {
    super(
      'hug',
      STUDIO_DEFAULTS.format,
      (hugId, making) => ({ kind: 'RequestHug', data: { hugId, ...hug }, making }),
      context,
    );
  }
}

const { portrait, character } = STUDIO_WIRE;

const HUG_FORM = {
  fields: propertiesOf(GenerateHugRequest),
  files: [portrait, character],
  required: ['userName', portrait],
};

@ApiTags('studio')
@Controller()
export class GenerateHugController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly intake: PictureIntake,
    private readonly allowance: GenerationAllowance,
  ) {}

  @Post(ROUTES.hugCreate)
  @HttpCode(202)
  @FormOf(HUG_FORM)
  @MultipartBody(HUG_FORM)
  @JsonResponse(Hug, 'Hug', 202)
  @MakesOwned()
  @WaitsFor(HUGS_VIEW, GALLERY_VIEW, 'owned')
  async generate(@Req() request: FastifyRequest, @Context() context: CommandContext): Promise<Written<Hug>> {
    const form = await readForm(request, HUG_FORM);
    const { userName, characterName } = form.fields;
    const hug = Object.assign(new GenerateHugRequest(), {
      userName: userName?.trim(),
      ...(characterName !== undefined && { characterName: characterName.trim() }),
    });
    assertValid(hug);
    const portraitFile = requireFile(form, portrait, STUDIO_MESSAGES.pictureRequired);
    const mascotFile = form.files.get(character)?.bytes;
    const visitor = networkOf(request.ip);
    await this.allowance.assertLeft(request);
    const person = await this.intake.encode(portraitFile, visitor);
    const mascot = mascotFile && (await this.intake.encode(mascotFile, visitor));
    await this.allowance.take(request, context);
    const { url: portraitUrl } = await this.intake.keep(person, visitor);
    const mascotPictureUrl = mascot === undefined ? null : (await this.intake.keep(mascot, visitor)).url;
    // Marcel has a name.
    const named = mascotPictureUrl === null ? null : hug.characterName || null;
    const wanted = { userName: hug.userName, portraitUrl, mascotPictureUrl, characterName: named };
    const command = new GenerateHug(wanted, context);
    const { id, position } = await this.commands.execute(command);
    return { position, location: ROUTES.hugs, answer: (asOf) => this.queries.execute(new FindHug(id, asOf)) };
  }
}

class TransformDrawing extends RequestArtwork {
  constructor(drawing: Omit<DrawingSubmitted['data'], 'hugId'>, context: CommandContext) {
    super(
      'hug',
      STUDIO_DEFAULTS.format,
      (hugId, making) => ({ kind: 'SubmitDrawing', data: { hugId, ...drawing }, making }),
      context,
    );
  }
}

const DRAWING_FORM = {
  fields: propertiesOf(TransformDrawingRequest),
  files: [STUDIO_WIRE.drawing],
  required: [STUDIO_WIRE.drawing],
};

@ApiTags('studio')
@Controller()
export class TransformDrawingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly intake: PictureIntake,
    private readonly allowance: GenerationAllowance,
  ) {}

  @Post(ROUTES.drawingCreate)
  @HttpCode(202)
  @FormOf(DRAWING_FORM)
  @MultipartBody(DRAWING_FORM)
  @JsonResponse(Hug, 'Hug', 202)
  @MakesOwned()
  @WaitsFor(HUGS_VIEW, GALLERY_VIEW, 'owned')
  async transform(@Req() request: FastifyRequest, @Context() context: CommandContext): Promise<Written<Hug>> {
    const form = await readForm(request, DRAWING_FORM);
    const prompt = form.fields.prompt?.trim() || DRAWING_PROMPT;
    assertValid(Object.assign(new TransformDrawingRequest(), { prompt }));
    const upload = requireFile(form, STUDIO_WIRE.drawing, STUDIO_MESSAGES.drawingRequired);
    const visitor = networkOf(request.ip);
    await this.allowance.assertLeft(request);
    const drawing = await this.intake.encode(upload, visitor);
    await this.allowance.take(request, context);
    const { url: drawingUrl } = await this.intake.keep(drawing, visitor);
    const { id, position } = await this.commands.execute(new TransformDrawing({ drawingUrl, prompt }, context));
    return { position, location: ROUTES.hugs, answer: (asOf) => this.queries.execute(new FindHug(id, asOf)) };
  }
}

class GenerateImage extends RequestArtwork {
  constructor(image: Omit<ImageRequested['data'], 'imageId'>, format: PictureFormat, context: CommandContext) {
    super(
      'image',
      format,
      (imageId, making) => ({ kind: 'RequestImage', data: { imageId, ...image }, making }),
      context,
    );
  }
}

@ApiTags('studio')
@Controller()
export class GenerateImageController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly allowance: GenerationAllowance,
    private readonly providers: PictureProviders,
  ) {}

  @Post(ROUTES.imageCreate)
  @HttpCode(202)
  @JsonResponse(GeneratedImage, 'GeneratedImage', 202)
  @MakesOwned()
  @WaitsFor(IMAGES_VIEW, GALLERY_VIEW, 'owned')
  async generate(
    @Body() { prompt, modelId, format }: GenerateImageRequest,
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
  ): Promise<Written<GeneratedImage>> {
    if (!this.providers.current.offers(modelId))
      throw DomainError.fields([{ path: 'modelId', message: STUDIO_MESSAGES.modelUnlisted }]);
    await this.allowance.take(request, context);
    const image = { prompt: prompt.trim(), modelId };
    const { id, position } = await this.commands.execute(new GenerateImage(image, format, context));
    return { position, location: ROUTES.images, answer: (asOf) => this.queries.execute(new FindImage(id, asOf)) };
  }
}
