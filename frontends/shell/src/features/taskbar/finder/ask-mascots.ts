import { fillPath, MascotSuggestions, PAGES, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import type { Find } from './find';
import { KINDS } from './finder-texts';

export interface FoundMascots {
  finds: readonly Find[];
  /** None has what was typed; these are called nearly so. */
  isNear: boolean;
}

/** Whom somebody may mean who types a name. */
export async function askMascots(search: string, signal?: AbortSignal): Promise<FoundMascots> {
  const address = `${ROUTES.mascotSuggestions}?${new URLSearchParams({ search })}`;
  const { suggestions, isNear } = await api.get(address, MascotSuggestions, signal && { signal });
  const finds = suggestions.map(({ name, brand, slug }): Find => ({
    title: name,
    icon: 'mascotdex',
    to: fillPath(PAGES.mascot, { slug }),
    detail: KINDS.mascotOf(brand),
  }));
  return { finds, isNear };
}
