import { fillPath, Mascot, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';
import { asOf } from '../../../shared/days/days';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';

export const useMascotOfDay = (slug: string, day: string) =>
  useQuery({
    queryKey: mascotKeys.pageOfDay(slug, day),
    queryFn: ({ signal }) =>
      api.get(`${fillPath(ROUTES.mascotBySlug, { slug })}?${new URLSearchParams(asOf(day))}`, Mascot, { signal }),
  });
