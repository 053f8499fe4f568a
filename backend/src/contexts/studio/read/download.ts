import { type PictureFormat, ROUTES } from '@marcel/contracts';
import { Get, Inject, Param, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { transliterate } from 'transliteration';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { type Document, READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { artworkNotFound } from '../domain/artwork-streams.js';
import { findVisibleArtwork, HugDocument, ImageDocument, parseArtworkName, parsePictures } from './artworks.js';
import { RestController } from '../../../platform/openapi/decorators.js';

const MAX_SLUG_LENGTH = 60;
const EXTENSIONS: Readonly<Record<PictureFormat, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Returns a descriptive file name of ASCII words joined by dashes, which every system accepts. */
export function toFileName(words: readonly string[], id: number, format: PictureFormat): string {
  const slug = transliterate(words.join(' '))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '');
  return `${slug}-${id}.${EXTENSIONS[format]}`;
}

@RestController('studio')
export class DownloadController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
  ) {}

  @Get(ROUTES.download)
  @ApiOkResponse({ description: 'The picture as a download', content: { 'image/*': {} } })
  async download(@Param('id') text: string, @Res() reply: FastifyReply): Promise<void> {
    const name = parseArtworkName(text);
    const document = await findVisibleArtwork(this.views, name);
    const [newest] = document === undefined ? [] : parsePictures(document);
    const bytes = newest && (await this.blobs.get(newest.original.blob));
    if (document === undefined || newest === undefined || bytes === undefined) throw artworkNotFound(name.series);
    const { format } = newest.original;
    const fileName = toFileName(descriptiveWords(document), name.id, format);
    await reply.header('content-disposition', `attachment; filename="${fileName}"`).type(`image/${format}`).send(bytes);
  }
}

function descriptiveWords(document: Document): string[] {
  if (document.kind === 'drawing') return ['marcel', 'drawing'];
  if (document.kind === 'image') return ['marcel', ImageDocument.parse(document).prompt];
  const { userName, characterName } = HugDocument.parse(document);
  return [characterName ?? 'marcel', 'hugs', userName];
}
