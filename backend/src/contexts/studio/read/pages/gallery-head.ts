import { fillPath, galleryItemPage, GALLERY_WORDS, ROUTES, STUDIO_MESSAGES, type GalleryItem } from '@marcel/contracts';
import type { PageHead, PageImage } from '../../../../platform/http/frontends/page-head.js';
import { CARD } from '../../../../platform/pictures/cards/card-size.js';
import type { CardWords } from '../../../../platform/pictures/cards/card-svg.js';

/** Longer titles are cut off by whoever shows them. */
const TITLE_LENGTH = 55;

/** What link previews get to know of a picture of the gallery. */
export function galleryHead(item: GalleryItem, origin: string): PageHead {
  const name = nameOf(item);
  const image = imageOf(item, origin);
  return {
    title: `${shortened(name, TITLE_LENGTH)} - Marcel OS`,
    description: `${sentenceOf(item)} Make your own with Marcel the blue dog.`,
    canonical: origin + galleryItemPage(item.id),
    ...(image && { image }),
  };
}

export const UNKNOWN_PICTURE_HEAD: PageHead = {
  title: GALLERY_WORDS.title,
  description: STUDIO_MESSAGES.pictureUnknown,
  status: 404,
};

function nameOf({ type, userName, characterName, prompt }: GalleryItem): string {
  switch (type) {
    case 'hugs':
      return characterName ? `A hug for ${userName} from ${characterName}` : `A hug for ${userName}`;
    case 'drawings':
      return 'A drawing with Marcel';
    case 'generated':
      return prompt ?? GALLERY_WORDS.name;
  }
}

function sentenceOf({ type, userName, characterName, prompt }: GalleryItem): string {
  switch (type) {
    case 'hugs':
      return `${userName} was hugged${characterName ? ` by ${characterName}` : ''} in Marcel OS.`;
    case 'drawings':
      return 'A visitor drew this, and Marcel took up the pose.';
    case 'generated':
      return `“${shortened(prompt ?? '', 90)}”, painted in Marcel OS.`;
  }
}

const shortened = (text: string, length: number): string => {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
};

/** Our own copy on a card; what lies elsewhere as it is. */
function imageOf(item: GalleryItem, origin: string): PageImage | undefined {
  const alt = nameOf(item);
  if (item.storagePath !== null) {
    return { url: origin + fillPath(ROUTES.galleryCard, { id: item.id }), alt, size: CARD };
  }
  return item.imageUrl === null ? undefined : { url: item.imageUrl, alt };
}

const LABELS = { hugs: 'Hug', drawings: 'Drawing', generated: 'Image' } as const;

/** What the card of a picture says. */
export const cardWordsOf = (item: GalleryItem): CardWords => ({
  label: `Gallery: ${LABELS[item.type]}`,
  title: nameOf(item),
});
