import {
  DESKTOP_WINDOW,
  DESKTOP_WORDS,
  DISPLAY_WORDS,
  GALLERY_WORDS,
  MINE_WORDS,
  README_WORDS,
  type PageWords,
} from '@marcel/contracts';
import { usePageMeta } from '@marcel/kit';

const WORDS = new Map<string | null, PageWords>([
  [DESKTOP_WINDOW.gallery, GALLERY_WORDS],
  [DESKTOP_WINDOW.mine, MINE_WORDS],
  [DESKTOP_WINDOW.display, DISPLAY_WORDS],
  [DESKTOP_WINDOW.readme, README_WORDS],
]);

export function WindowHead({ opened }: { opened: string | null }) {
  usePageMeta(WORDS.get(opened) ?? DESKTOP_WORDS.desktop);
  return null;
}
