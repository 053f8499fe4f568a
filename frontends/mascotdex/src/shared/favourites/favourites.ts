import { remembered } from '@marcel/kit/programs';

const MOST = 60;

/** Mascots that were starred in this browser, by their slugs. */
export const useFavourite = remembered('mascotdex_favourites', MOST);
