import { Comment, HEADERS, MINE_PAGE, MineList, ROUTES } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import { api, ownerKey } from '@marcel/kit/api';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { mascotKeys } from '../../../shared/mascots';

const REMEMBERED = 20;

const store = jsonStore(() => sessionStorage, 'mascotdex_waiting_comments', z.array(Comment));

const all = (): Comment[] => store.read() ?? [];

export const keepWaiting = (comment: Comment): void => store.write([comment, ...all()].slice(0, REMEMBERED));

export const forgetWaiting = (id: number): void => store.write(all().filter((comment) => comment.id !== id));

export const waitingComments = (mascotId: number) => {
  const read = () => all().filter((comment) => comment.mascotId === mascotId);
  return queryOptions({
    queryKey: mascotKeys.waitingComments(mascotId),
    queryFn: async ({ signal }) => {
      if (read().length > 0) await forgetDecided(signal);
      return read();
    },
    initialData: read,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
};

async function forgetDecided(signal: AbortSignal): Promise<void> {
  const key = ownerKey();
  if (key === null) return;
  const path = `${ROUTES.mine}?limit=${MINE_PAGE.limitMax}`;
  const mine = await api.get(path, MineList, { headers: { [HEADERS.ownerKey]: key }, signal }).catch(() => null);
  if (!mine || mine.next !== null) return;
  const waits = mine.items.filter(({ kind, state }) => kind === 'comment' && state === 'waiting');
  for (const { id } of all()) if (!waits.some((item) => item.id === id)) forgetWaiting(id);
}
