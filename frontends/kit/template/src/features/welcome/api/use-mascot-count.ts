import { MascotList, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';

export const useMascotCount = () =>
  useQuery({
    queryKey: ['template-name', 'mascot-count'],
    queryFn: async ({ signal }) => {
      const { pagination } = await api.get(`${ROUTES.mascots}?limit=1`, MascotList, { signal });
      return pagination.total;
    },
  });
