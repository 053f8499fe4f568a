import type { GalleryItem, GalleryType } from '@marcel/contracts';
import type { CardRecord } from '../../shared/cards/PictureCard';
import { hugTitle, toRecordKind, uniqueUrls, type RecordKind } from '../../shared/records';

export const GALLERY_LABELS: Readonly<Record<GalleryType, { filter: string; badge: string }>> = {
  hugs: { filter: 'Marcel Hugs', badge: 'Hug' },
  drawings: { filter: 'Marcel Drawings', badge: 'Drawing' },
  generated: { filter: 'AI Images', badge: 'Txt2img' },
};

export const getBadge = (type: GalleryType): string =>
  Object.hasOwn(GALLERY_LABELS, type) ? GALLERY_LABELS[type].badge : type;

export interface GalleryPicture extends CardRecord {
  /** Id across all types, such as `hug-7`; downloads ask for it. */
  itemId: string;
  type: GalleryType;
  kind: RecordKind;
  provider: string;
  name: string;
  title: string;
  sources: readonly string[];
  prompt: string | null;
  improvedPrompt: string | null;
}

export function toGalleryPicture({
  id,
  recordId,
  storagePath,
  imageUrl,
  userName,
  characterName,
  ...item
}: GalleryItem): GalleryPicture {
  const names = {
    hugs: hugTitle({ userName, characterName }),
    drawings: `Drawing ${recordId}`,
    generated: `Image ${recordId}`,
  };
  const name = names[item.type];
  return {
    ...item,
    id: recordId,
    itemId: id,
    kind: toRecordKind(item.type),
    name,
    title: item.prompt ?? (item.type === 'drawings' ? 'Drawn by a visitor' : name),
    sources: uniqueUrls([storagePath, imageUrl]),
  };
}
