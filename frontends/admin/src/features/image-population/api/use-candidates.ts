import { ImageCandidates, ROUTES, type ImageSearchReport } from '@marcel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { hasImage, type PopulationMascot } from '../population';
import type { ImageSearch } from './use-image-searches';

/** What the searches for all have found for those of these mascots that have no image. */
export function useCandidates(
  mascots: readonly PopulationMascot[],
  report: ImageSearchReport | undefined,
): ReadonlyMap<number, ImageSearch> {
  const adminApi = useAdminApi();
  const ids = mascots.filter((mascot) => !hasImage(mascot)).map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['admin', 'image-candidates', ids, report?.run, report?.searched],
    queryFn: ({ signal }) =>
      adminApi.get(`${ROUTES.imageCandidates}?mascots=${ids.join(',')}`, ImageCandidates, signal),
    enabled: report !== undefined && report.run > 0 && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => new Map(data?.candidates.map((found) => [found.mascotId, outcomeOf(found)])), [data]);
}

const outcomeOf = ({ images, failure }: ImageCandidates['candidates'][number]): ImageSearch =>
  failure === null ? { state: 'found', images } : { state: 'failed', message: failure };
