import { COMMENT_PAGE, CommentList, fillPath, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit';
import { queryOptions } from '@tanstack/react-query';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';

/** A mascot's comments, newest first. */
export const comments = (id: number) =>
  queryOptions({
    queryKey: mascotKeys.comments(id),
    queryFn: ({ signal }) =>
      api.get(`${fillPath(ROUTES.mascotComments, { id })}?limit=${COMMENT_PAGE.limitMax}`, CommentList, { signal }),
  });
