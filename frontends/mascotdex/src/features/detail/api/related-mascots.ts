import type { Mascot } from '@marcel/contracts';
import { queryOptions } from '@tanstack/react-query';
import { fetchMascots } from '../../../shared/mascots/mascot-pages';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';

/** So many are shown. */
const MOST = 6;

/** The most liked mascots of the same type; of the same industry where the type is not told. */
export const relatedMascots = ({ slug, type, industry }: Mascot) =>
  queryOptions({
    queryKey: mascotKeys.related(slug),
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({
        sortBy: 'likes',
        ...(type === null ? industry !== null && { industry } : { type }),
      });
      const { mascots } = await fetchMascots(query.toString(), { limit: MOST + 1, offset: 0 }, signal);
      return mascots.filter((other) => other.slug !== slug).slice(0, MOST);
    },
  });
