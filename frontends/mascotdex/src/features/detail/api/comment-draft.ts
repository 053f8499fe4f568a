import { jsonStore } from '@marcel/kit';
import * as z from 'zod/mini';

const Draft = z.object({ author: z.string(), content: z.string() });

/** An unsent comment, kept in sessionStorage. */
export const commentDraft = (mascotId: number) =>
  jsonStore(() => sessionStorage, `mascotdex_comment_${mascotId}`, Draft);

export const isCommentBegun = (mascotId: number): boolean => {
  const draft = commentDraft(mascotId).read();
  return draft !== null && (draft.author + draft.content).trim() !== '';
};
