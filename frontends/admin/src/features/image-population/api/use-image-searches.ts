import { ImageSearchResult, ROUTES } from '@marcel/contracts';
import { errorText } from '@marcel/kit/api';
import { useCallback, useState } from 'react';
import { useAdminApi } from '../../../shared/api/use-admin-api';
import { POPULATION_MESSAGES } from '../population-texts';

export type ImageSearch =
  | { state: 'searching' }
  | { state: 'found'; images: readonly string[] }
  | { state: 'failed'; message: string };

/** Why a search failed, for people. */
export const searchFailure = (error: unknown): string => errorText(error, POPULATION_MESSAGES.searchFailed.body);

/** The image searches of this visit by mascot; `search` answers with what was found, and throws when it fails. */
export function useImageSearches() {
  const adminApi = useAdminApi();
  const [searches, setSearches] = useState<ReadonlyMap<number, ImageSearch>>(new Map());

  const note = useCallback(
    (id: number, search: ImageSearch) => setSearches((known) => new Map(known).set(id, search)),
    [],
  );
  const forget = useCallback(
    (id: number) => setSearches((known) => new Map([...known].filter(([other]) => other !== id))),
    [],
  );
  const search = useCallback(
    async (id: number): Promise<readonly string[]> => {
      note(id, { state: 'searching' });
      try {
        const { images } = await adminApi.send('POST', ROUTES.searchMascotImage, ImageSearchResult, { mascotId: id });
        note(id, { state: 'found', images });
        return images;
      } catch (error) {
        note(id, { state: 'failed', message: searchFailure(error) });
        throw error;
      }
    },
    [adminApi, note],
  );

  return { searches, search, forget };
}
