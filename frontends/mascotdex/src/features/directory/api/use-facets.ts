import { MascotFacets, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';

/** How many mascots each choice would leave; undefined as long as that is not known. @param query null to ask for none */
export function useFacets(query: string | null): MascotFacets | undefined {
  const { data } = useQuery({
    queryKey: mascotKeys.facets(query ?? ''),
    queryFn: ({ signal }) => api.get(`${ROUTES.mascotFacets}?${query}`, MascotFacets, { signal }),
    enabled: query !== null,
    placeholderData: keepPreviousData,
    // The choices can be made without.
    retry: false,
  });
  return query === null ? undefined : data;
}
