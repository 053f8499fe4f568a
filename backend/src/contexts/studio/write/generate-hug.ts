import { ROUTES, STUDIO_MESSAGES, GenerateHugRequest, Hug, STUDIO_DEFAULTS, STUDIO_FILES } from '@marcel/contracts';
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

class GenerateHug extends RequestArtwork {
  constructor(hug: Omit<ArtworkEvent<'HugRequested'>['data'], 'hugId'>, context: CommandContext) {
    super(
      'hug',
      STUDIO_DEFAULTS.format,
      (hugId, options) => ({ kind: 'RequestHug', data: { hugId, ...hug }, options }),
      context,
    );
  }
}

const { portrait, character } = STUDIO_FILES;

const HUG_FORM = {
  fields: listProperties(GenerateHugRequest),
  files: [portrait, character],
  required: ['userName', portrait],
};

@RestController('studio')
export class GenerateHugController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reader: ArtworkReader,
    private readonly intake: PictureIntake,
    private readonly allowance: GenerationAllowance,
  ) {}

  @Post(ROUTES.hugCreate)
  @MultipartBody(HUG_FORM)
  @JsonResponse(Hug, 'Hug', 202)
  @AssignsOwner()
  @WaitsFor(ARTWORKS_VIEW, 'owned')
  async generate(@Req() request: FastifyRequest, @Context() context: CommandContext): Promise<WriteResult<Hug>> {
    const form = await readForm(request);
    const { userName, characterName } = form.fields;
    const hug = Object.assign(new GenerateHugRequest(), {
      userName: userName?.trim(),
      ...(characterName !== undefined && { characterName: characterName.trim() }),
    });
    assertValid(hug);
    const portraitFile = requireFile(form, portrait, STUDIO_MESSAGES.pictureRequired);
    const mascotFile = form.files.get(character)?.bytes;
    const visitor = toNetwork(request.ip);
    await this.allowance.assertLeft(request);
    const person = await this.intake.encode(portraitFile, visitor);
    const mascot = mascotFile && (await this.intake.encode(mascotFile, visitor));
    await this.allowance.consume(request, context);
    const { url: portraitUrl } = await this.intake.storeEncoded(person, visitor);
    const mascotPictureUrl = mascot === undefined ? null : (await this.intake.storeEncoded(mascot, visitor)).url;
    // Without an uploaded mascot, Marcel hugs, and he needs no name.
    const named = mascotPictureUrl === null ? null : hug.characterName || null;
    const details = { userName: hug.userName, portraitUrl, mascotPictureUrl, characterName: named };
    const command = new GenerateHug(details, context);
    const { id, position } = await this.commands.execute(command);
    return { position, location: ROUTES.hugs, toBody: (asOf) => this.reader.findHug(id, asOf) };
  }
}
