import type { PictureFormat } from '@marcel/contracts';
import { transliterate } from 'transliteration';

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
