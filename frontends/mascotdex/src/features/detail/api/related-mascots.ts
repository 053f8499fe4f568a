import type { Mascot } from '@marcel/contracts';
import { queryOptions } from '@tanstack/react-query';
import { fetchMascots } from '../../../shared/mascots/mascot-pages';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';

const MOST = 6;

export const relatedMascots = ({ slug, type, industry }: Mascot) =>
  queryOptions({
    queryKey: mascotKeys.related(slug),
    queryFn: async ({ signal }) => {
      const kinds = [...(type === null ? [] : [{ type }]), ...(industry === null ? [] : [{ industry }])];
      const found = new Map<number, Mascot>();
      for (const kind of kinds.length === 0 ? [{}] : kinds) {
        if (found.size >= MOST) break;
        const query = new URLSearchParams({ sortBy: 'likes', ...kind });
        const { mascots } = await fetchMascots(query.toString(), { limit: MOST + 1, offset: 0 }, signal);
        for (const other of mascots) if (other.slug !== slug) found.set(other.id, other);
      }
      return [...found.values()].slice(0, MOST);
    },
  });
