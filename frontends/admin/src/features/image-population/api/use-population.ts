import { MascotList, ROUTES } from '@marcel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { AdminApi } from '../../../shared/api/create-admin-api';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { pageOfBareList } from '../bare-list';
import { EVERYTHING, parametersOf, PopulationMascot, type PopulationQuery } from '../population';
import { POPULATION_MESSAGES } from '../population-texts';

const Answer = z.union([
  z.extend(MascotList, { mascots: z.array(PopulationMascot) }),
  // Some calls answer with a bare list, which is then all there is.
  z.array(PopulationMascot),
]);

/** One page of the mascots; the page before stays until the next one is here. */
export function usePopulation(query: PopulationQuery) {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'mascots', 'population', query],
    queryFn: ({ signal }) => readPage(adminApi, query, parametersOf(query), signal),
    placeholderData: keepPreviousData,
    refetchInterval: ADMIN_TIMES_MS.mascotsRefresh,
    refetchOnMount: 'always',
  });
}

/** How many mascots there are, and how many of them have no image. */
export function usePopulationCounts() {
  const adminApi = useAdminApi();
  return useQuery({
    queryKey: ['admin', 'mascots', 'population-counts'],
    queryFn: async ({ signal }) => {
      const count = async (filter: 'all' | 'missing') => {
        const query = { ...EVERYTHING, filter, page: 1 };
        const parameters = new URLSearchParams({ limit: '1', ...(filter === 'missing' && { picture: filter }) });
        return (await readPage(adminApi, query, parameters, signal)).total;
      };
      const [total, missing] = await Promise.all([count('all'), count('missing')]);
      return { total, missing };
    },
    refetchInterval: ADMIN_TIMES_MS.mascotsRefresh,
    refetchOnMount: 'always',
  });
}

async function readPage(adminApi: AdminApi, query: PopulationQuery, parameters: URLSearchParams, signal: AbortSignal) {
  try {
    const answer = await adminApi.get(`${ROUTES.mascots}?${parameters.toString()}`, Answer, signal);
    if (Array.isArray(answer)) return pageOfBareList(answer, query);
    return { mascots: answer.mascots, total: answer.pagination.total };
  } catch (cause) {
    throw new Error(POPULATION_MESSAGES.fetchFailed, { cause });
  }
}
