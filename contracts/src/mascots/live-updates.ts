import * as z from 'zod/mini';
import { listOf } from '../http/lists.js';
import { LikeCount } from './responses.js';

export const LIVE_EVENTS = { likes: 'likes', comment: 'comment', imported: 'imported' } as const;
export const MAX_LIKES_PER_MESSAGE = 100;

export const LikeCounts = listOf(LikeCount, MAX_LIKES_PER_MESSAGE);
export type LikeCounts = z.infer<typeof LikeCounts>;

export const MAX_LIKES_PER_REQUEST = 250;

export const RequestedLikes = z.object({ likes: listOf(LikeCount, MAX_LIKES_PER_REQUEST) });
export type RequestedLikes = z.infer<typeof RequestedLikes>;

export const NewComment = z.object({ id: z.int(), mascotId: z.int() });
export type NewComment = z.infer<typeof NewComment>;

export const ImportedMascots = z.object({ count: z.int() });
export type ImportedMascots = z.infer<typeof ImportedMascots>;
