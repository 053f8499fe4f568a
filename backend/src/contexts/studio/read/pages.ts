import {
  DESKTOP_WINDOW,
  fillPath,
  GALLERY_PARAMETERS,
  GALLERY_META,
  type GalleryItem,
  galleryItemPage,
  PAGES,
  PICTURE_MESSAGES,
  ROUTES,
  SEO,
  STUDIO_MESSAGES,
  truncated,
} from '@marcel/contracts';
import { Get, Inject, Injectable, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RequestedPage, type PageHead, type PageImage, headOrUnknown } from '../../../platform/http/page-head.js';
import { CARD } from '../../../platform/pictures/encoding/encode-picture.js';
import type { CardText } from '../../../platform/pictures/cards/card-svg.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { toNetwork } from '../../../platform/http/rate-limits.js';
import { PictureGallery, sendCard } from '../../../platform/pictures/picture-gallery.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { findGalleryItem } from './gallery.js';
import { RestController } from '../../../platform/openapi/decorators.js';

function createGalleryHead(item: GalleryItem, origin: string): PageHead {
  const name = titleOf(item);
  const image = toPageImage(item, origin);
  return {
    title: `${truncated(name, SEO.shareTitle)} - Marcel OS`,
    description: `${toDescription(item)} Make your own with Marcel the blue dog.`,
    canonical: origin + galleryItemPage(item.id),
    ...(image && { image }),
  };
}

const UNKNOWN: PageHead = { title: GALLERY_META.title, description: STUDIO_MESSAGES.pictureUnknown, status: 404 };

function titleOf({ type, userName, characterName, prompt }: GalleryItem): string {
  switch (type) {
    case 'hugs':
      return characterName ? `A hug for ${userName} from ${characterName}` : `A hug for ${userName}`;
    case 'drawings':
      return 'A drawing with Marcel';
    case 'generated':
      return prompt ?? GALLERY_META.name;
  }
}

function toDescription({ type, userName, characterName, prompt }: GalleryItem): string {
  switch (type) {
    case 'hugs':
      return `${userName} was hugged${characterName ? ` by ${characterName}` : ''} in Marcel OS.`;
    case 'drawings':
      return 'A visitor drew this, and Marcel took up the pose.';
    case 'generated':
      return `“${truncated(prompt ?? '', 90)}”, painted in Marcel OS.`;
  }
}

function toPageImage(item: GalleryItem, origin: string): PageImage | undefined {
  const alt = titleOf(item);
  if (item.storagePath !== null)
    return { url: origin + fillPath(ROUTES.galleryCard, { id: item.id }), alt, size: CARD };
  return item.imageUrl === null ? undefined : { url: item.imageUrl, alt };
}

const LABELS = { hugs: 'Hug', drawings: 'Drawing', generated: 'Image' } as const;

const toCardText = (item: GalleryItem): CardText => ({ label: `Gallery: ${LABELS[item.type]}`, title: titleOf(item) });

@RestController('studio')
export class GalleryCardController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly pictures: PictureGallery,
  ) {}

  @Get(ROUTES.galleryCard)
  @ApiOkResponse({ description: 'The picture on a card with its title', content: { 'image/*': {} } })
  async card(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const item = await findGalleryItem(this.views, id);
    const file = item.storagePath?.split('/').at(-1) ?? '';
    const shown = await this.pictures.findOnCard(file, toCardText(item), toNetwork(request.ip));
    if (shown === undefined) throw new DomainError('not_found', PICTURE_MESSAGES.notFound);
    await sendCard(reply, shown);
  }
}

@Injectable()
export class GalleryPages {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async headOf({ path, query, origin }: RequestedPage): Promise<PageHead | undefined> {
    const id = query.get(GALLERY_PARAMETERS.item);
    const isGallery = path === PAGES.desktop && query.get(DESKTOP_WINDOW.parameter) === DESKTOP_WINDOW.gallery;
    if (!isGallery || id === null) return undefined;
    const head = findGalleryItem(this.views, id).then((item) => createGalleryHead(item, origin));
    return headOrUnknown(head, UNKNOWN);
  }
}
