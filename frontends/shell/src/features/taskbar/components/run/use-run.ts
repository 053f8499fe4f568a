import { CancelledError, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { usePlaces } from '../../finder/use-places';
import { mascotsCalled, mayBeMascot } from '../../finder/use-mascots';
import { rememberEntry } from './entries';
import { addressHere, resolved, resolvedHere, type Resolved } from './resolve';

/** Opens what a visitor has typed, or tells why not; `forget` is for when something else is typed: nothing comes of the earlier any more. */
export function useRun(onOpened: () => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const places = usePlaces();

  const open = (entry: string, to: string) => {
    rememberEntry(entry, to);
    onOpened();
    void navigate(to);
  };
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: async (text: string): Promise<Resolved> => {
      const to = resolvedHere(text, places, window.location);
      if (to !== undefined) return { to };
      if (!mayBeMascot(text)) return resolved(text, places, []);
      const asked = await queries.fetchQuery(mascotsCalled(text)).catch(unlessCancelled);
      return resolved(text, places, asked && (asked.isNear ? [] : asked.finds));
    },
  });
  const run = (text: string) => {
    if (text.trim() === '') return;
    mutate(text.trim(), { onSuccess: ({ to }, entry) => to !== undefined && open(entry, to) });
  };
  const isAddress = (text: string) => addressHere(text, places, window.location) !== undefined;
  return { open, run, isAddress, isLooking: isPending, problem: data?.problem, forget: reset };
}

/** Nothing is known where the server has not told; a question that was taken back says nothing of the server. */
function unlessCancelled(error: unknown): undefined {
  if (error instanceof CancelledError) throw error;
}
