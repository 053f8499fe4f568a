import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';

const Steps = z.object({
  /** Of the list that is stepped through. */
  query: z.string(),
  /** The places of mascots in it that have been told, by their slugs, from 0. */
  places: z.record(z.string(), z.int()),
});

const store = jsonStore(() => sessionStorage, 'mascotdex_steps', Steps);

/** Where the mascot that is looked at, and those beside it, stand in the list that one came from; a reload does not forget it. */
export const steps = {
  placeOf: (query: string, slug: string): number | undefined => {
    const kept = store.read();
    return kept?.query === query ? kept.places[slug] : undefined;
  },
  keep: (query: string, places: Readonly<Record<string, number>>): void =>
    store.write({ query, places: { ...places } }),
};
