import { DRAWING_USER_NAME, type GalleryItem, type GeneratedImage, type Hug } from '@marcel/contracts';
import type { Document } from '../../../../platform/read-store/read-store.js';
import { artworkOf } from '../../domain/artwork-streams.js';
import { toHug } from '../hugs/hug-view.js';
import { toImage } from '../images/image-view.js';

export function toGalleryItem(document: Document): GalleryItem {
  const { series, id } = artworkOf(String(document.id));
  const record = { ...document, id };
  return series === 'image' ? itemOfImage(toImage(record)) : itemOfHug(toHug(record));
}

function itemOfHug(hug: Hug): GalleryItem {
  const isDrawing = hug.userName === DRAWING_USER_NAME;
  const { userName, characterName, generatedImages, storagePaths } = hug;
  return {
    ...shared(hug),
    id: `${isDrawing ? 'drawing' : 'hug'}-${hug.id}`,
    type: isDrawing ? 'drawings' : 'hugs',
    imageUrl: generatedImages[0] ?? null,
    storagePath: storagePaths[0] ?? null,
    prompt: null,
    improvedPrompt: null,
    userName,
    characterName,
  };
}

function itemOfImage(image: GeneratedImage): GalleryItem {
  const { imageUrl, storagePath, prompt, improvedPrompt } = image;
  return {
    ...shared(image),
    id: `gen-${image.id}`,
    type: 'generated',
    imageUrl,
    storagePath,
    prompt,
    improvedPrompt,
    userName: null,
    characterName: null,
  };
}

const shared = ({ id, status, createdAt, likes, provider, failureReason }: Hug | GeneratedImage) => ({
  recordId: id,
  status,
  createdAt,
  likes,
  provider,
  failureReason,
});
