import { AskedLikes, LIKES_ASKED_AT_ONCE, ROUTES, type LikeCount } from '@marcel/contracts';
import { api } from '@marcel/kit/api';

/** How often mascots are liked by now: one question for all that a few pages of the list hold, further ones one after the other. */
export async function likesByNow(ids: readonly number[]): Promise<readonly LikeCount[]> {
  if (ids.length === 0) return [];
  const [now, later] = [ids.slice(0, LIKES_ASKED_AT_ONCE), ids.slice(LIKES_ASKED_AT_ONCE)];
  const { likes } = await api.get(`${ROUTES.mascotLikes}?ids=${now.join(',')}`, AskedLikes);
  return [...likes, ...(await likesByNow(later))];
}
