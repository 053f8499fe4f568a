import { STUDIO_MESSAGES } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { BLOB_STORE, type BlobStore } from '../../../../platform/blob-store/blob-store.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import type { Document } from '../../../../platform/read-store/collection.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { HUGS_VIEW, IMAGES_VIEW } from '../../views.js';
import { picturesOf } from '../artwork-document.js';
import { HugDocument } from '../hugs/hugs.projection.js';
import { ImageDocument } from '../images/images.projection.js';
import type { DownloadName } from './download-name.js';
import { fileNameOf } from './file-name.js';
import { FindDownload, type Download } from './find-download.query.js';

@QueryHandler(FindDownload)
export class FindDownloadHandler implements IQueryHandler<FindDownload> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
  ) {}

  async execute({ name }: FindDownload): Promise<Download> {
    const found = await this.documentOf(name);
    const document = found?.listed === 1 ? found : undefined;
    const [newest] = document === undefined ? [] : picturesOf(document);
    const bytes = newest && (await this.blobs.get(newest.original.blob));
    if (document === undefined || newest === undefined || bytes === undefined) throw notFound(name);
    const { format } = newest.original;
    return { bytes, fileName: fileNameOf(wordsOf(name, document), name.id, format), mediaType: `image/${format}` };
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
