import { areSimilar, MascotSuggestions, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useDebouncedValue } from '@marcel/kit/programs';
import { useQuery } from '@tanstack/react-query';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';

/** How long typing rests before it is looked for, in milliseconds. */
export const DUPLICATES_DEBOUNCE_MS = 300;

/** Fewer letters are found in too many names. */
const LEAST = 3;

/** So many are named. */
const MOST = 3;

type Found = MascotSuggestions['suggestions'][number];

const isNamed = (name: string, typed: string) =>
  name.toLowerCase().includes(typed.toLowerCase()) || areSimilar(name, typed);

/** Mascots of the directory that are called what is being typed, or nearly so. */
export function useLikelyDuplicates(typed: string): readonly Found[] {
  const text = useDebouncedValue(typed.trim(), DUPLICATES_DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: mascotKeys.named(text),
    queryFn: async ({ signal }) => {
      const path = `${ROUTES.mascotSuggestions}?${new URLSearchParams({ search: text })}`;
      const { suggestions } = await api.get(path, MascotSuggestions, { signal });
      return suggestions.filter(({ name }) => isNamed(name, text)).slice(0, MOST);
    },
    enabled: text.length >= LEAST,
  });
  return data ?? [];
}
