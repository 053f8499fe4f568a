import { STUDIO_MESSAGES } from '@marcel/contracts';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import type { Document, ReadStore } from '../../../../platform/read-store/read-store.js';
import { artworkStream } from '../../domain/artwork-streams.js';
import { GALLERY_VIEW } from '../../views.js';
import { readDownloadName } from '../download.js';

/** What visitors may see under an id of the gallery, such as `hug-7`. @throws DomainError not_found */
export async function galleryDocument(views: ReadStore, id: string): Promise<Document> {
  const { kind } = readDownloadName(id);
  const document = await views.get(GALLERY_VIEW, galleryDocumentId(id));
  const isIt = document?.kind === (kind === 'gen' ? 'image' : kind);
  if (document === undefined || document.listed !== 1 || !isIt)
    throw new DomainError('not_found', STUDIO_MESSAGES.pictureUnknown);
  return document;
}

/** Under which id the gallery keeps what visitors know as `drawing-7` or `gen-9`. */
export function galleryDocumentId(id: string): string {
  const { kind, id: number } = readDownloadName(id);
  return artworkStream(kind === 'gen' ? 'image' : 'hug', number);
}
