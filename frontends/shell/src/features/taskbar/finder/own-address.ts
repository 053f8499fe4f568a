import { DESKTOP_WINDOW, MAIN_PAGES, pagePattern, PAGES } from '@marcel/contracts';

type Site = Pick<Location, 'origin' | 'protocol' | 'host'>;

/**
 * The path, with its query and hash, that somebody means who has typed an address of a page of this site; undefined for all else, other sites above all.
 * `programs` are paths of programs that have come to it.
 */
export function ownAddress(text: string, site: Site, programs: readonly string[]): string | undefined {
  const typed = text.trim();
  const url = typed === '' || /\s/.test(typed) ? null : urlOf(typed, site);
  if (!url || url.origin !== site.origin || !isPage(url, programs)) return undefined;
  return url.pathname + url.search + url.hash;
}

function urlOf(typed: string, { origin, protocol, host }: Site): URL | null {
  if (typed.startsWith(`${host}/`)) return parsed(`${protocol}//${typed}`);
  // Whatever names a scheme or another host does so against this site's address, too.
  return parsed(typed, origin);
}

/** Browsers of our list that have no `URL.parse` are many. */
function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

const WINDOWS = Object.entries(DESKTOP_WINDOW).flatMap(([name, window]) => (name === 'parameter' ? [] : window));

const PAGE_PATTERNS = Object.values(PAGES).map(pagePattern);

function isPage({ pathname, searchParams }: URL, programs: readonly string[]): boolean {
  if (pathname === MAIN_PAGES.desktop) {
    const opened = searchParams.get(DESKTOP_WINDOW.parameter);
    return opened === null || WINDOWS.some((window) => window === opened);
  }
  return (
    PAGE_PATTERNS.some((pattern) => pattern.test(pathname)) ||
    programs.some((program) => `${pathname}/`.startsWith(`${program}/`))
  );
}
