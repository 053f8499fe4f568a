import { PAGES } from '@marcel/contracts';

const PATTERNS = Object.values(PAGES).map((page) => new RegExp(`^${page.replace(/:[A-Za-z]+/g, '[^/]+')}$`));

/** Whether the shell has a screen for a path; every other path gets its fallback screen. */
export function isPage(path: string): boolean {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return PATTERNS.some((pattern) => pattern.test(plain));
}

/** Paths that programs ask for: an unknown one must not look like a page. */
export const isForPrograms = (path: string): boolean => /^\/(api|pictures|remotes|metrics)(\/|$)/.test(path);
