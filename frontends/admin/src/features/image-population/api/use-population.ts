import { MascotList, ROUTES } from '@marcel/contracts';
import { joinPages } from '@marcel/kit/programs';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { PopulationMascot } from '../population';
import { POPULATION_MESSAGES } from '../population-texts';

/** How many mascots the admin's tools ask for at a time. */
export const POPULATION_PAGE_SIZE = 100;

const Answer = z.union([
  z.extend(MascotList, { mascots: z.array(PopulationMascot) }),
  // Some calls answer with a bare list, which is then all there is.
  z.array(PopulationMascot),
]);

const pageOf = (offset: number) =>
  `${ROUTES.mascots}?limit=${POPULATION_PAGE_SIZE}${offset === 0 ? '' : `&offset=${offset}`}`;

/** The mascots, a hundred at a time. */
export function usePopulation() {
  const adminApi = useAdminApi();
  return useInfiniteQuery({
    queryKey: ['admin', 'mascots', 'population'],
    queryFn: async ({ pageParam, signal }) => {
      try {
        const answer = await adminApi.get(pageOf(pageParam), Answer, signal);
        return Array.isArray(answer)
          ? { mascots: answer, total: answer.length, next: null }
          : {
              mascots: answer.mascots,
              total: answer.pagination.total,
              next: answer.pagination.hasNext ? pageParam + POPULATION_PAGE_SIZE : null,
            };
      } catch (cause) {
        throw new Error(POPULATION_MESSAGES.fetchFailed, { cause });
      }
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ mascots: joinPages(pages, ({ mascots }) => mascots), total: pages.at(-1)?.total }),
    refetchOnMount: 'always',
  });
}
