import { fillPath, PAGES } from '@marcel/contracts';

const ofDay = (day: string | null): string => (day === null ? '' : `?asOf=${day}`);

/** @param day as it was then */
export const mascotPage = (slug: string, day: string | null = null): string =>
  fillPath(PAGES.mascot, { slug }) + ofDay(day);

/** @param day as it was then */
export const directoryPage = (day: string | null): string => PAGES.directory + ofDay(day);

export const belowMascotdex = (page: string): string => page.slice(`${PAGES.directory}/`.length);
