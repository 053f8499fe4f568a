import { ROUTES } from '@marcel/contracts';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../../../platform/http/rate-limits.js';
import { sendCard } from '../../../../platform/pictures/cards/send-card.js';
import { PictureGallery } from '../../../../platform/pictures/picture-gallery.js';
import { ShowMascot } from '../mascot/find-mascot.query.js';
import { cardWordsOf, ownPicture } from './mascot-card.js';

@ApiTags('mascots')
@Controller()
export class MascotCardController {
  constructor(
    private readonly queries: QueryBus,
    private readonly pictures: PictureGallery,
  ) {}

  @Get(ROUTES.mascotCard)
  @ApiOkResponse({
    description: 'The mascot on a card: its picture, its name and its scores',
    content: { 'image/*': {} },
  })
  async card(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { answer: mascot } = await this.queries.execute(new ShowMascot({ slug }));
    const visitor = networkOf(request.ip);
    const words = cardWordsOf(mascot);
    const file = ownPicture(mascot.imageUrl);
    const pictured = file === undefined ? undefined : await this.pictures.findOnCard(file, words, visitor);
    await sendCard(reply, pictured ?? (await this.pictures.findCard(words, visitor)));
  }
}
