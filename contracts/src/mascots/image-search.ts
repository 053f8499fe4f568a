import { IsOptional, Matches } from 'class-validator';
import * as z from 'zod/mini';
import { FEW, listOf } from '../http/lists.js';

/**
 * How the search for all mascots without an image is doing: `none` has ever begun, it is `running`, or why it ended. `failing`: the
 * provider failed time after time.
 */
export const IMAGE_SEARCH_STATUSES = ['none', 'running', 'completed', 'stopped', 'failing'] as const;
export type ImageSearchStatus = (typeof IMAGE_SEARCH_STATUSES)[number];

export const IMAGE_SEARCH_LIMITS = {
  /** Between two searches, in milliseconds: a provider is not to be pressed. */
  pauseMs: 1000,
  /** Searches that fail one after the other before all is given up. */
  failuresInARow: 10,
  /** Failures that a report tells, the last ones. */
  failuresTold: 20,
} as const;

export const IMAGE_SEARCH_MESSAGES = { mascots: `Please name up to ${FEW} mascots by their ids` } as const;

const count = z.int();

/** The last search for all that lack an image, under way or at its end. */
export const ImageSearchReport = z.object({
  /** False where no provider is set: then nothing is ever found. */
  isPossible: z._default(z.boolean(), true),
  /** Counted from 1; 0 before the first. */
  run: count,
  status: z.enum(IMAGE_SEARCH_STATUSES),
  searched: count,
  /** Mascots for which there was something to choose from. */
  found: count,
  failed: count,
  /** Mascots still to be searched for; null where nobody has counted them. */
  left: z.nullable(count),
  /** Whose turn it is. */
  current: z.nullable(z.string()),
  failures: listOf(z.object({ mascotId: count, name: z.string(), message: z.string() }), FEW),
});
export type ImageSearchReport = z.infer<typeof ImageSearchReport>;

/** What the searches for all have found for mascots, those that were asked for and have been searched. */
export const ImageCandidates = z.object({
  candidates: listOf(
    z.object({
      mascotId: count,
      images: listOf(z.string(), FEW),
      /** Why it could not be searched for. */
      failure: z.nullable(z.string()),
    }),
    FEW,
  ),
});
export type ImageCandidates = z.infer<typeof ImageCandidates>;

const IDS = new RegExp(`^[1-9]\\d{0,14}(?:,[1-9]\\d{0,14}){0,${FEW - 1}}$`);

export class ImageCandidatesQuery {
  /** Ids with commas between; left out, none is asked for. */
  @IsOptional()
  @Matches(IDS, { message: IMAGE_SEARCH_MESSAGES.mascots })
  mascots?: string;
}
