import { MASCOT_LIMITS, MASCOT_SUGGESTIONS } from '@marcel/contracts';
import { useDebouncedValue } from '@marcel/kit/programs';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** How long a typist pauses before the server is asked, in milliseconds. */
const PAUSE_MS = 250;

/** Whether the server would look for it. */
export const mayBeMascot = ({ length }: string): boolean =>
  length >= MASCOT_SUGGESTIONS.fromLetters && length <= MASCOT_LIMITS.shortText;

/** Asked the same way by whoever types a name and by whoever has typed one. What asks comes with the first question. */
export const mascotsCalled = (text: string) =>
  queryOptions({
    queryKey: ['taskbar', 'mascots', text],
    queryFn: async ({ signal }) => (await import('./ask-mascots')).askMascots(text, signal),
    retry: false,
  });

/** Mascots that somebody may mean who types: known once typing pauses. */
export function useMascots(typed: string) {
  const text = typed.trim();
  const settled = useDebouncedValue(text, PAUSE_MS);
  const enough = mayBeMascot(text);
  const { data, isError, isFetching } = useQuery({ ...mascotsCalled(settled), enabled: enough && settled === text });
  const known = enough && settled === text;
  return {
    mascots: known ? data?.finds : undefined,
    asking: enough && (settled !== text || isFetching),
    failed: known && isError,
  };
}
