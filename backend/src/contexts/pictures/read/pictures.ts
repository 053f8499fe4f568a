import { ErrorBody, fillPath, hashOfStoredPicture, PICTURE_MESSAGES, PICTURE_WIDTHS, ROUTES } from '@marcel/contracts';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { namesTag } from '../../../platform/http/caching.js';
import { networkOf } from '../../../platform/http/rate-limits.js';
import { JsonResponse } from '../../../platform/openapi/decorators.js';
import { LOOK, PictureLooks } from '../../../platform/pictures/picture-looks.js';
import { isPictureFile, PictureGallery, type ShownPicture } from '../../../platform/pictures/picture-gallery.js';
import { WithheldPictures } from './withheld.js';

const FOR_A_WHILE = 'public, max-age=60';

const Picture = () => ApiOkResponse({ description: 'The picture', content: { 'image/webp': {} } });

@ApiTags('Pictures')
@Controller()
export class PicturesController {
  constructor(
    private readonly gallery: PictureGallery,
    private readonly withheld: WithheldPictures,
    private readonly looks: PictureLooks,
  ) {}

  @Get(ROUTES.picture)
  @Picture()
  @JsonResponse(ErrorBody, 'ErrorBody', 410)
  async picture(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isPictureFile(file)) throw notFound();
    const isForAll = await this.requireVisible(file, request);
    await send({ request, reply, tag: `"${file}"`, isForAll }, async () => {
      const bytes = await this.gallery.find(file);
      return bytes && { bytes, isLasting: true };
    });
  }

  @Get(ROUTES.pictureVariant)
  @Picture()
  @JsonResponse(ErrorBody, 'ErrorBody', 410)
  async narrowed(
    @Param('width') given: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const width = PICTURE_WIDTHS.find((offered) => String(offered) === given);
    if (width === undefined || !isPictureFile(file)) throw notFound();
    const isForAll = await this.requireVisible(file, request);
    await send({ request, reply, tag: `"${width}-${file}"`, isForAll }, () =>
      this.gallery.findAtWidth(file, width, networkOf(request.ip)),
    );
  }

  /** False for what only whoever has a look may see. @throws DomainError gone */
  private async requireVisible(file: string, { url }: FastifyRequest): Promise<boolean> {
    const address = fillPath(ROUTES.picture, { file });
    const hash = hashOfStoredPicture(address);
    if (hash === undefined || !(await this.withheld.isWithheld(hash))) return true;
    const look = new URL(url, 'http://localhost').searchParams.get(LOOK);
    if (look !== null && this.looks.isOpen(address, look, new Date())) return false;
    throw new DomainError('gone', PICTURE_MESSAGES.withheld);
  }
}

interface Sending {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly tag: string;
  readonly isForAll: boolean;
}

async function send(
  { request, reply, tag, isForAll }: Sending,
  find: () => Promise<ShownPicture | undefined>,
): Promise<void> {
  // The name is made from the content: who has the file already has it for good. Any file, `*`, must be there first.
  const { 'if-none-match': known } = request.headers;
  const isUnchanged = known !== '*' && namesTag(known, tag);
  const picture = isUnchanged ? undefined : await find();
  if (!isUnchanged && picture === undefined) throw notFound();
  reply.header('cache-control', isForAll ? FOR_A_WHILE : 'no-store');
  if (picture?.isLasting !== false) reply.header('etag', tag);
  if (picture === undefined) await reply.code(304).send();
  else await reply.type('image/webp').send(picture.bytes);
}

const notFound = () => new DomainError('not_found', PICTURE_MESSAGES.notFound);
