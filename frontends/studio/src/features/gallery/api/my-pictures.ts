import { HEADERS, MINE_PAGE, MineList, ROUTES } from '@marcel/contracts';
import { api, ownerKey } from '@marcel/kit/api';
import { queryOptions } from '@tanstack/react-query';
import { studioKeys } from '../../../shared/records/studio-keys';

/** How the gallery names what somebody has made. */
const NAMES = new Map([
  ['hug', 'hug'],
  ['drawing', 'drawing'],
  ['image', 'gen'],
]);

/** Ids in the gallery of the newest things that were made with the key of this browser; asked for only where that is of interest. */
export const myPictures = (isOfInterest: boolean) => {
  const key = ownerKey();
  return queryOptions({
    queryKey: [...studioKeys.mine, key],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      if (key === null) return [];
      const path = `${ROUTES.mine}?limit=${MINE_PAGE.limitMax}`;
      const { items } = await api.get(path, MineList, { headers: { [HEADERS.ownerKey]: key }, signal });
      return items.flatMap(({ kind, id }) => (NAMES.has(kind) ? `${NAMES.get(kind)}-${id}` : []));
    },
    enabled: isOfInterest,
    refetchOnMount: 'always',
  });
};
