import { MASCOT_SUGGESTIONS, MascotSuggestions, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';

/** Whom somebody may mean who types a search; undefined as long as that is not known, or too little was typed. */
export function useSuggestions(search: string): MascotSuggestions | undefined {
  const text = search.trim();
  const enabled = text.length >= MASCOT_SUGGESTIONS.fromLetters;
  const { data } = useQuery({
    queryKey: mascotKeys.suggestions(text),
    queryFn: ({ signal }) =>
      api.get(`${ROUTES.mascotSuggestions}?${new URLSearchParams({ search: text })}`, MascotSuggestions, { signal }),
    placeholderData: keepPreviousData,
    enabled,
    // The list shows what was found anyway: nobody waits for these.
    retry: false,
  });
  return enabled ? data : undefined;
}
