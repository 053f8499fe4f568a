import { fillPath, PAGES } from '@marcel/contracts';

export const mascotPage = (slug: string): string => fillPath(PAGES.mascot, { slug });

/** The part of a page's path below the mount point, for the router. */
export const belowMascotdex = (page: string): string => page.slice(`${PAGES.directory}/`.length);
