import { PAGES } from '@marcel/contracts';

/** What the paths of a page such as `/mascotdx/:slug` look like. */
export const pagePattern = (page: string): RegExp => new RegExp(`^${page.replace(/:[A-Za-z]+/g, '([^/]+)')}/?$`);

const PATTERNS = Object.values(PAGES).map(pagePattern);

/** Whether the shell has a screen for a path; every other path gets its fallback screen. */
export const isPage = (path: string): boolean => PATTERNS.some((pattern) => pattern.test(path));

/** Reads what a page such as `/mascotdx/:slug` is about from its path, still percent-encoded; undefined for other pages. */
export function pageParameter(page: string): (path: string) => string | undefined {
  const pattern = pagePattern(page);
  return (path) => pattern.exec(path)?.[1];
}

/** Paths that programs ask for: an unknown one must not look like a page. */
export const isForPrograms = (path: string): boolean => /^\/(api|pictures|remotes|metrics)(\/|$)/.test(path);

const PRIVATE = pagePattern(PAGES.submissionStatus);

/** Whether a page is for whoever was given its address alone. */
export const isPrivatePage = (path: string): boolean => PRIVATE.test(path);
