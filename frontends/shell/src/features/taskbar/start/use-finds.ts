import {
  ADMIN_TOKEN_STORAGE_KEY,
  fillPath,
  MASCOT_LIMITS,
  MASCOT_SUGGESTIONS,
  MascotSuggestions,
  PAGES,
  ROUTES,
} from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useDebouncedValue } from '@marcel/kit/programs';
import { useQuery } from '@tanstack/react-query';
import { useInstalledPrograms } from '../../../shared/installed-programs';
import { matching, placesOf, SEARCH_TEXTS, type Find } from './find';

/** The pause in typing after which the server is asked, in milliseconds. */
const PAUSE_MS = 250;

export interface Finds {
  finds: readonly Find[];
  /** The message below them. */
  said: string;
  /** Whether mascots may still come. */
  asking: boolean;
}

/** Finds what matches the typed text. Programs are found without the server, mascots come after them. */
export function useFinds(text: string): Finds {
  const here = matching(placesOf(useInstalledPrograms().programs, hasAdminToken()), text);
  const { mascots = [], asking, failed } = useMascots(text.trim());
  const finds = [...here, ...mascots];
  if (text.trim() === '') return { finds, said: '', asking };
  if (asking) return { finds, said: SEARCH_TEXTS.asking, asking };
  const found = SEARCH_TEXTS.found(finds.length);
  return { finds, said: failed ? `${found} ${SEARCH_TEXTS.away}` : found, asking };
}

function useMascots(text: string) {
  const settled = useDebouncedValue(text, PAUSE_MS);
  const enough = text.length >= MASCOT_SUGGESTIONS.fromLetters && text.length <= MASCOT_LIMITS.shortText;
  const known = enough && settled === text;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['taskbar', 'mascots', settled],
    queryFn: ({ signal }) => suggestMascots(settled, signal),
    retry: false,
    enabled: known,
  });
  return {
    mascots: known ? data : undefined,
    asking: enough && (settled !== text || isFetching),
    failed: known && isError,
  };
}

async function suggestMascots(search: string, signal: AbortSignal): Promise<readonly Find[]> {
  const address = `${ROUTES.mascotSuggestions}?${new URLSearchParams({ search })}`;
  const { suggestions } = await api.get(address, MascotSuggestions, { signal });
  return suggestions.map(({ name, brand, slug }) => ({
    title: name,
    icon: 'mascotdex',
    to: fillPath(PAGES.mascot, { slug }),
    detail: `Mascot of ${brand}`,
  }));
}

function hasAdminToken(): boolean {
  try {
    return localStorage.getItem(ADMIN_TOKEN_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
