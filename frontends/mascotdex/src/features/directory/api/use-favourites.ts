import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useFavourite } from '../../../shared/favourites/favourites';
import { mascotBySlug } from '../../../shared/mascots/mascot-by-slug';

/** The mascots that were starred in this browser; those that are gone are left out. */
export function useFavourites() {
  const client = useQueryClient();
  const slugs = useFavourite.useAll();
  return useQueries({
    queries: slugs.map((slug) => mascotBySlug(client, slug)),
    combine: (answers) => ({
      mascots: answers.flatMap(({ data }) => data ?? []),
      loading: answers.some(({ isPending }) => isPending),
    }),
  });
}
