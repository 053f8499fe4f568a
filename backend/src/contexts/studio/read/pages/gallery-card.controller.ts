import { PICTURE_MESSAGES, ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { networkOf } from '../../../../platform/http/rate-limits/network-of.js';
import { sendCard } from '../../../../platform/pictures/cards/send-card.js';
import { PictureGallery } from '../../../../platform/pictures/picture-gallery.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { galleryDocument } from '../gallery/gallery-document.js';
import { toGalleryItem } from '../gallery/gallery-item.js';
import { cardWordsOf } from './gallery-head.js';

@ApiTags('studio')
@Controller()
export class GalleryCardController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly pictures: PictureGallery,
  ) {}

  @Get(ROUTES.galleryCard)
  @ApiOkResponse({ description: 'The picture on a card that tells what it is', content: { 'image/*': {} } })
  async card(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const item = toGalleryItem(await galleryDocument(this.views, id));
    const file = item.storagePath?.split('/').at(-1) ?? '';
    const shown = await this.pictures.findOnCard(file, cardWordsOf(item), networkOf(request.ip));
    if (shown === undefined) throw new DomainError('not_found', PICTURE_MESSAGES.notFound);
    await sendCard(reply, shown);
  }
}
