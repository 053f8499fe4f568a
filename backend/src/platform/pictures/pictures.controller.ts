import { PICTURE_MESSAGES, PICTURE_WIDTHS, ROUTES } from '@marcel/contracts';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../decider/domain-error.js';
import { namesTag } from '../http/caching/entity-tags.js';
import { networkOf } from '../http/rate-limits/network-of.js';
import { isPictureFile, PictureGallery, type ShownPicture } from './picture-gallery.js';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The narrow one may be there then. */
const FOR_A_WHILE = 'public, max-age=60';

const Picture = () => ApiOkResponse({ description: 'The picture', content: { 'image/webp': {} } });

@ApiTags('Pictures')
@Controller()
export class PicturesController {
  constructor(private readonly gallery: PictureGallery) {}

  @Get(ROUTES.picture)
  @Picture()
  async picture(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isPictureFile(file)) throw notFound();
    await send(request, reply, `"${file}"`, async () => {
      const bytes = await this.gallery.find(file);
      return bytes && { bytes, isLasting: true };
    });
  }

  /** Narrowed to one of the offered widths. */
  @Get(ROUTES.pictureVariant)
  @Picture()
  async narrowed(
    @Param('width') given: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const width = PICTURE_WIDTHS.find((offered) => String(offered) === given);
    if (width === undefined || !isPictureFile(file)) throw notFound();
    await send(request, reply, `"${width}-${file}"`, () =>
      this.gallery.findAtWidth(file, width, networkOf(request.ip)),
    );
  }
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  find: () => Promise<ShownPicture | undefined>,
): Promise<void> {
  // The name is made from the content: who has the file already has it for good. Any file, `*`, must be there first.
  const { 'if-none-match': known } = request.headers;
  const isUnchanged = known !== '*' && namesTag(known, tag);
  const picture = isUnchanged ? undefined : await find();
  if (!isUnchanged && picture === undefined) throw notFound();
  if (picture?.isLasting === false) reply.header('cache-control', FOR_A_WHILE);
  else reply.header('cache-control', FOR_GOOD).header('etag', tag);
  if (picture === undefined) await reply.code(304).send();
  else await reply.type('image/webp').send(picture.bytes);
}

const notFound = () => new DomainError('not_found', PICTURE_MESSAGES.notFound);
