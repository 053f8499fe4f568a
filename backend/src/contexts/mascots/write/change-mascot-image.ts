import { isPictureAddress, MASCOT_MESSAGES, MascotEnvelope, MascotInput, ROUTES } from '@marcel/contracts';
import { Injectable, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CommandBus } from '@nestjs/cqrs';
import { type CommandContext } from '../../../platform/command-handling/command-context.js';
import { createCommandClass } from '../../../platform/command-handling/aggregate-command.js';
import { mascots } from '../domain/mascot.decider.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { readForm } from '../../../platform/http/forms.js';
import { MAX_BASE64_PICTURE_LENGTH } from '../../../platform/http/bodies.js';
import { listProperties } from '../../../platform/openapi/request-schemas.js';
import { MascotPictures } from '../mascot-pictures.js';
import type { Position } from '../../../platform/event-store/event-store.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, MultipartBody, AcceptsIfMatch, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { MascotReader } from '../read/mascot.js';
import { DIRECTORY_VIEW } from '../views.js';
import { MascotRegistry } from './mascot-registry.js';

class ChangeMascotImage extends createCommandClass(mascots) {}

const MAX_URL_BYTES = MAX_BASE64_PICTURE_LENGTH + 100;

const { imageUrl } = listProperties(MascotInput);

const FORM = { fields: { ...(imageUrl && { imageUrl }) }, files: ['image'], required: [], fieldBytes: MAX_URL_BYTES };

@Injectable()
export class ImageForm {
  constructor(private readonly pictures: MascotPictures) {}

  /** Stores the uploaded picture and returns its address. @throws DomainError invalid_input, too_large, unsupported_picture */
  async storeImage(request: FastifyRequest): Promise<string> {
    if (request.headers['content-type'] === undefined) throw invalid(MASCOT_MESSAGES.imageRequired);
    const { fields, files } = await readForm(request);
    const file = files.get('image');
    const address = fields.imageUrl?.trim() ?? '';
    if (file !== undefined && address !== '') throw invalid(MASCOT_MESSAGES.oneImage);
    if (file !== undefined) return this.pictures.storeFile(file.bytes);
    if (address === '') throw invalid(MASCOT_MESSAGES.imageRequired);
    if (!isPictureAddress(address)) throw invalid(MASCOT_MESSAGES.imageUrl);
    return this.pictures.storeFromAddress(address);
  }
}

const invalid = (message: string) => DomainError.fields([{ path: 'imageUrl', message }]);

@Admin()
@RestController('mascots')
export class ChangeMascotImageController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reader: MascotReader,
    private readonly mascots: MascotRegistry,
    private readonly form: ImageForm,
  ) {}

  @Post(ROUTES.mascotImage)
  @AcceptsIfMatch()
  @MultipartBody(FORM)
  @JsonResponse(MascotEnvelope, 'MascotEnvelope')
  @WaitsFor(DIRECTORY_VIEW)
  async change(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<MascotEnvelope>> {
    await this.mascots.requirePublished(id);
    const imageUrl = await this.form.storeImage(request);
    const { position } = await this.commands.execute(
      new ChangeMascotImage(id, { kind: 'ChangeMascotImage', imageUrl }, context),
    );
    const toBody = async (asOf?: Position) => ({ mascot: await this.reader.find(id, asOf) });
    return { position, location: ROUTES.mascots, toBody };
  }
}
