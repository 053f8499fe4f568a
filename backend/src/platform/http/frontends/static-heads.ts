import {
  ADMIN_WORDS,
  DESKTOP_WINDOW,
  DESKTOP_WORDS,
  DISPLAY_WORDS,
  GALLERY_WORDS,
  MASCOTDEX_FEED,
  MASCOTDEX_WORDS,
  MINE_WORDS,
  pagePattern,
  PAGES,
  README_WORDS,
  ROUTES,
  STUDIO_WORDS,
  UNKNOWN_PAGE_WORDS,
  type PageWords,
} from '@marcel/contracts';
import type { PageHead } from './page-head.js';

const WORDS: Readonly<Record<string, PageWords>> = {
  ...DESKTOP_WORDS,
  ...STUDIO_WORDS,
  ...MASCOTDEX_WORDS,
  ...ADMIN_WORDS,
};

const PATTERNS = Object.entries(PAGES).flatMap(([name, path]) => {
  const words = WORDS[name];
  return words === undefined ? [] : [{ pattern: pagePattern(path), words }];
});

/** Over the desktop. */
const WINDOWS = new Map<string | null, PageWords>([
  [DESKTOP_WINDOW.gallery, GALLERY_WORDS],
  [DESKTOP_WINDOW.mine, MINE_WORDS],
  [DESKTOP_WINDOW.display, DISPLAY_WORDS],
  [DESKTOP_WINDOW.readme, README_WORDS],
]);

/** The head of a page that says the same whatever it shows; for an address that no page answers, that of the fallback. */
export function staticHead(path: string, query: URLSearchParams): PageHead {
  const opened = path === PAGES.desktop ? WINDOWS.get(query.get(DESKTOP_WINDOW.parameter)) : undefined;
  const found = PATTERNS.find(({ pattern }) => pattern.test(path));
  const { title, description } = opened ?? found?.words ?? UNKNOWN_PAGE_WORDS;
  const feed = found?.words === MASCOTDEX_WORDS.directory ? { title: MASCOTDEX_FEED, address: ROUTES.feed } : undefined;
  return { title, description, ...(feed && { feed }) };
}
