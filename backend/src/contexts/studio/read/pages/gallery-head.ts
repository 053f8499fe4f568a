import { galleryItemPage, GALLERY_WORDS, STUDIO_MESSAGES, type GalleryItem } from '@marcel/contracts';
import type { PageHead, PageImage } from '../../../../platform/http/frontends/page-head.js';

/** Longer titles are cut off by whoever shows them. */
const TITLE_LENGTH = 55;

/** What link previews get to know of a picture of the gallery. */
export function galleryHead(item: GalleryItem, origin: string, size?: PageImage['size']): PageHead {
  const name = nameOf(item);
  const url = item.storagePath ?? item.imageUrl;
  const image = url === null ? undefined : { url: absolute(url, origin), alt: name, size };
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

function nameOf({ type, userName, prompt }: GalleryItem): string {
  switch (type) {
    case 'hugs':
      return `A hug for ${userName}`;
    case 'drawings':
      return 'A drawing with Marcel';
    case 'generated':
      return prompt ?? GALLERY_WORDS.name;
  }
}

function sentenceOf({ type, userName, prompt }: GalleryItem): string {
  switch (type) {
    case 'hugs':
      return `${userName} was hugged in Marcel OS.`;
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

const absolute = (url: string, origin: string): string => (origin === '' ? url : new URL(url, origin).href);
