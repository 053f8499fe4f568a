import { COMPARISON } from '@marcel/contracts';
import { remembered } from '@marcel/kit/programs';

/** Mascots that were chosen in this browser to be compared, by their slugs; the latest first. */
export const useCompared = remembered('mascotdex_compared', COMPARISON.most);
