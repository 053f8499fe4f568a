import { CommentList, fillPath, ROUTES, type Comment } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { joinPages } from '@marcel/kit/programs';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';

/** Comments asked for at a time. */
export const COMMENTS_AT_A_TIME = 50;

export interface LoadedComments {
  comments: Comment[];
  /** How many there are, loaded or not. */
  total: number;
}

/** A mascot's comments, newest first, as many pages of them as were asked for. */
export const comments = (id: number) =>
  infiniteQueryOptions({
    queryKey: mascotKeys.comments(id),
    queryFn: ({ pageParam, signal }) => {
      const page = new URLSearchParams({ limit: String(COMMENTS_AT_A_TIME), ...(pageParam && { after: pageParam }) });
      return api.getPage(`${fillPath(ROUTES.mascotComments, { id })}?${page}`, CommentList, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): LoadedComments => {
      const loaded = joinPages(pages, ({ items }) => items);
      return { comments: loaded, total: pages.at(-1)?.total ?? loaded.length };
    },
  });
