import type { Hug } from '@marcel/contracts';
import type { Document } from '../../../../platform/read-store/read-store.js';
import { addressesOf, picturesOf, shownFields } from '../artwork-document.js';
import { HugDocument } from './hugs.projection.js';

export function toHug(document: Document): Hug {
  const hug = HugDocument.parse(document);
  const { userName, characterName, profilePictureUrl, mascotPictureUrl } = hug;
  const pictures = picturesOf(document);
  return {
    ...shownFields(hug),
    userName,
    characterName,
    profilePictureUrl,
    mascotPictureUrl,
    generatedImages: addressesOf(pictures, hug),
    storagePaths: pictures.map(({ url }) => url),
    preservedCount: hug.preserved,
  };
}
