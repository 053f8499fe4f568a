import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional } from 'class-validator';
import * as z from 'zod/mini';
import { listOf } from '../http/lists.js';
import { compose, IsFilled, MaxLength } from '../validation/validation.js';

export const REASON_PURPOSES = ['reject', 'away', 'back'] as const;
export type ReasonPurpose = (typeof REASON_PURPOSES)[number];

/** The reasons that admins can choose from until one of them changes the list. */
export const DEFAULT_REASONS: Readonly<Record<ReasonPurpose, readonly string[]>> = {
  reject: [
    'The picture is missing or unclear',
    'This is not a brand mascot',
    'Already in the directory',
    'Please add details and a source',
  ],
  away: [
    'Spam or advertising',
    'Hateful or threatening',
    'Sexual or violent',
    'Shows or names somebody against their will',
    'Uses what belongs to somebody else',
  ],
  back: ['Nothing is wrong with it', 'Reported by mistake', 'Hidden by mistake'],
};

export const REASON_LIMITS = { count: 12, length: 200 } as const;

export const REASON_MESSAGES = {
  purpose: `Reasons are kept for ${REASON_PURPOSES.join(', ')}`,
  list: 'Please send a list of reasons',
  tooMany: `At most ${REASON_LIMITS.count} reasons are kept`,
  tooLong: 'Reason too long',
  empty: 'A reason must not be empty',
  twice: 'Each reason is kept once',
  changed: 'Another admin has changed these reasons meanwhile. Close this, and look at them again.',
} as const;

const reasons = listOf(z.string(), REASON_LIMITS.count);

export const Reasons = z.object({ reject: reasons, away: reasons, back: reasons });
export type Reasons = z.infer<typeof Reasons>;

const trimmed = (reason: unknown): unknown => (typeof reason === 'string' ? reason.trim() : reason);

const ReasonTexts = () =>
  compose(
    IsArray({ message: REASON_MESSAGES.list }),
    ArrayMaxSize(REASON_LIMITS.count, { message: REASON_MESSAGES.tooMany }),
    IsFilled({ each: true, message: REASON_MESSAGES.empty }),
    MaxLength(REASON_LIMITS.length, { each: true, message: REASON_MESSAGES.tooLong }),
    ArrayUnique(trimmed, { message: REASON_MESSAGES.twice }),
  );

export class ChangeReasonsRequest {
  @ReasonTexts() reasons!: string[];

  @IsOptional()
  @ReasonTexts()
  before?: string[] | null;
}
