import { type PictureFormat, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { transliterate } from 'transliteration';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { BLOB_STORE, type BlobStore } from '../../../platform/blob-store/blob-store.js';
import { type Document, READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { HUGS_VIEW, IMAGES_VIEW } from '../views.js';
import { picturesOf } from './artwork-document.js';
import { HugDocument } from './hugs/hugs.projection.js';
import { ImageDocument } from './images/images.projection.js';

interface DownloadName {
  readonly kind: 'hug' | 'drawing' | 'gen';
  readonly id: number;
}

const NAME = /^(?:(hug|drawing|gen)-)?([1-9]\d{0,14})$/;

/** What `hug-7`, `drawing-7` or `gen-7` names; a bare number is an image. @throws DomainError not_found */
export function readDownloadName(text: string): DownloadName {
  const [, kind = 'gen', id] = NAME.exec(text) ?? [];
  if (id === undefined) throw new DomainError('not_found', STUDIO_MESSAGES.imageNotFound);
  return { kind: kind === 'hug' || kind === 'drawing' ? kind : 'gen', id: Number(id) };
}

const MAX_WORDS_LENGTH = 60;

const ENDINGS: Readonly<Record<PictureFormat, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** A file name that tells what the picture shows: ASCII words joined by dashes, so that every system takes it. */
export function fileNameOf(words: readonly string[], id: number, format: PictureFormat): string {
  const slug = transliterate(words.join(' '))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_WORDS_LENGTH)
    .replace(/^-|-$/g, '');
  return `${slug}-${id}.${ENDINGS[format]}`;
}

@ApiTags('studio')
@Controller()
export class DownloadController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
  ) {}

  @Get(ROUTES.download)
  @ApiOkResponse({ description: 'The picture, as a file to keep', content: { 'image/*': {} } })
  async download(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const name = readDownloadName(id);
    const found = await this.documentOf(name);
    const document = found?.listed === 1 ? found : undefined;
    const [newest] = document === undefined ? [] : picturesOf(document);
    const bytes = newest && (await this.blobs.get(newest.original.blob));
    if (document === undefined || newest === undefined || bytes === undefined) throw notFound(name);
    const { format } = newest.original;
    const fileName = fileNameOf(wordsOf(name, document), name.id, format);
    await reply.header('content-disposition', `attachment; filename="${fileName}"`).type(`image/${format}`).send(bytes);
  }

  private async documentOf({ kind, id }: DownloadName): Promise<Document | undefined> {
    if (kind === 'gen') return this.views.get(IMAGES_VIEW, id);
    const document = await this.views.get(HUGS_VIEW, id);
    return document?.kind === kind ? document : undefined;
  }
}

function wordsOf({ kind }: DownloadName, document: Document): string[] {
  if (kind === 'drawing') return ['marcel', 'drawing'];
  if (kind === 'hug') {
    const { userName, characterName } = HugDocument.parse(document);
    return [characterName ?? 'marcel', 'hugs', userName];
  }
  return ['marcel', ImageDocument.parse(document).prompt];
}

const notFound = ({ kind }: DownloadName) =>
  new DomainError('not_found', kind === 'gen' ? STUDIO_MESSAGES.imageNotFound : STUDIO_MESSAGES.hugNotFound);
