import { DRAWING_USER_NAME, type GeneratedImage, type Hug } from '@marcel/contracts';
import type { CardRecord } from '../../shared/cards/PictureCard';
import type { RecordKind } from '../../shared/records/change-record';
import { picturesOfHug, picturesOfImage } from '../../shared/records/pictures';

/** Kinds of the gallery window: filter and card badge. */
export const GALLERY_LABELS = {
  hugs: { filter: 'Marcel Hugs', badge: 'Hug' },
  drawings: { filter: 'Marcel Drawings', badge: 'Drawing' },
  generated: { filter: 'AI Images', badge: 'Txt2img' },
} as const;

export type GalleryType = keyof typeof GALLERY_LABELS;

/** One picture of the combined gallery, whatever it was made from. */
export interface GalleryItem extends CardRecord {
  /** Id across all types, such as `hug-7`; downloads ask for it. */
  itemId: string;
  type: GalleryType;
  kind: RecordKind;
  name: string;
  sources: readonly string[];
  prompt: string | null;
  improvedPrompt: string | null;
}

export function itemOfHug(hug: Hug): GalleryItem {
  const isDrawing = hug.userName === DRAWING_USER_NAME;
  return {
    ...hug,
    itemId: `${isDrawing ? 'drawing' : 'hug'}-${hug.id}`,
    type: isDrawing ? 'drawings' : 'hugs',
    kind: 'hugs',
    name: isDrawing ? `Drawing ${hug.id}` : `Hug of ${hug.userName}`,
    sources: picturesOfHug(hug),
    prompt: null,
    improvedPrompt: null,
  };
}

export const itemOfImage = (image: GeneratedImage): GalleryItem => ({
  ...image,
  itemId: `gen-${image.id}`,
  type: 'generated',
  kind: 'images',
  name: `Image ${image.id}`,
  sources: picturesOfImage(image),
});
