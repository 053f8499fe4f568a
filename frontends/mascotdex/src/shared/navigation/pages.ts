import { fillPath, PAGES } from '@marcel/contracts';

/** @param day as it was then */
export const mascotPage = (slug: string, day: string | null = null): string =>
  fillPath(PAGES.mascot, { slug }) + (day === null ? '' : `?asOf=${day}`);

/** The part of a page's path below the mount point, for the router. */
export const belowMascotdex = (page: string): string => page.slice(`${PAGES.directory}/`.length);
