import { Comment } from '@marcel/contracts';
import { jsonStore } from '@marcel/kit';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';

/** More than this are not remembered. */
const REMEMBERED = 20;

const store = jsonStore(() => sessionStorage, 'mascotdex_waiting_comments', z.array(Comment));

const all = (): Comment[] => store.read() ?? [];

export const keepWaiting = (comment: Comment): void => store.write([comment, ...all()].slice(0, REMEMBERED));

export const forgetWaiting = (id: number): void => store.write(all().filter((comment) => comment.id !== id));

/** What this visitor has said in this session of the browser, and nobody else sees yet: no list of the server has it. */
export const waitingComments = (mascotId: number) => {
  const read = () => all().filter((comment) => comment.mascotId === mascotId);
  return queryOptions({ queryKey: mascotKeys.waitingComments(mascotId), queryFn: read, initialData: read });
};
