import * as z from 'zod/mini';
import { listOf } from '../http/lists.js';
import { LikeCount } from './responses.js';

/** Names of server-sent events in the news of mascots; those without a name are of new mascots. */
export const MASCOT_NEWS = { likes: 'likes', comment: 'comment', imported: 'imported' } as const;

/** Of so many mascots likes are told at once; of the others in a further event. */
export const LIKES_AT_ONCE = 100;

/** How often mascots are liked by now. */
export const LikeCounts = listOf(LikeCount, LIKES_AT_ONCE);
export type LikeCounts = z.infer<typeof LikeCounts>;

/** Likes of as many mascots are asked for at once. */
export const LIKES_ASKED_AT_ONCE = 250;

/** The likes that were asked for, but of those that nobody may see. */
export const AskedLikes = z.object({ likes: listOf(LikeCount, LIKES_ASKED_AT_ONCE) });
export type AskedLikes = z.infer<typeof AskedLikes>;

/** That there is another comment, which the mascot's list of them shows. */
export const NewComment = z.object({ id: z.int(), mascotId: z.int() });
export type NewComment = z.infer<typeof NewComment>;

/** That an import goes on, and how many more it has brought: who they are is read from the list. */
export const ImportedMascots = z.object({ count: z.int() });
export type ImportedMascots = z.infer<typeof ImportedMascots>;
