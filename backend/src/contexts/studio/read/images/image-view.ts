import type { GeneratedImage } from '@marcel/contracts';
import type { Document } from '../../../../platform/read-store/read-store.js';
import { addressesOf, picturesOf, shownFields } from '../artwork-document.js';
import { ImageDocument } from './images.projection.js';

export function toImage(document: Document): GeneratedImage {
  const image = ImageDocument.parse(document);
  const { prompt, improvedPrompt, modelId, format } = image;
  const pictures = picturesOf(document);
  const [newest] = pictures;
  return {
    ...shownFields(image),
    prompt,
    improvedPrompt,
    modelId,
    format,
    imageUrl: addressesOf(pictures, image)[0] ?? null,
    storagePath: newest?.url ?? null,
    preserved: newest !== undefined,
  };
}
