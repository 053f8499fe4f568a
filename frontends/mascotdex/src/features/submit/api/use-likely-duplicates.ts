import type { Mascot } from '@marcel/contracts';
import { useDebouncedValue } from '@marcel/kit/programs';
import { useQuery } from '@tanstack/react-query';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';
import { fetchMascots } from '../../../shared/mascots/mascot-pages';

/** How long typing rests before it is looked for, in milliseconds. */
export const DUPLICATES_DEBOUNCE_MS = 300;

/** Fewer letters are found in too many names. */
const LEAST = 3;

/** So many are named. */
const MOST = 3;

const isNamed = ({ name }: Mascot, typed: string) => name.toLowerCase().includes(typed.toLowerCase());

/** Mascots of the directory that are called what is being typed. */
export function useLikelyDuplicates(typed: string): readonly Mascot[] {
  const name = useDebouncedValue(typed.trim(), DUPLICATES_DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: mascotKeys.named(name),
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ search: name }).toString();
      const { mascots } = await fetchMascots(query, { limit: 20, offset: 0 }, signal);
      return mascots.filter((mascot) => isNamed(mascot, name)).slice(0, MOST);
    },
    enabled: name.length >= LEAST,
  });
  return data ?? [];
}
