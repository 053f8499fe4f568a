import { IsIn, IsInt, IsOptional } from 'class-validator';
import * as z from 'zod/mini';
import { FEW, listOf } from '../http/lists.js';

/** Over how many days, today's included, the desk's numbers are told. */
export const NUMBERS_DAYS = [30, 90, 365] as const;
export type NumbersDays = (typeof NUMBERS_DAYS)[number];

/** Of the submissions of a period whose decision stands, the waits of the latest so many are told: their middle would not move by more. */
export const WAITS_MAX = 1000;

/** Query of the desk's numbers. */
export class DeskNumbersQuery {
  @IsOptional() @IsInt() @IsIn(NUMBERS_DAYS) days: number = NUMBERS_DAYS[0];
}

/** What admins did; what the product or a visitor decided by itself is left out. */
const deeds = {
  approved: z.int(),
  rejected: z.int(),
  /** Decisions that were taken back; they stay counted as what they were. */
  reopened: z.int(),
  /** Verdicts on what visitors have published. */
  judged: z.int(),
};

export const DeskDeeds = z.object(deeds);
export type DeskDeeds = z.infer<typeof DeskDeeds>;

/** What came to the desk and what became of it, in days of UTC. */
export const DeskNumbers = z.object({
  /** Every day of the period, the first one first. */
  days: listOf(z.object({ day: z.iso.date(), received: z.int(), ...deeds }), Math.max(...NUMBERS_DAYS)),
  /** Who did most first; those whose token has no name are one. */
  people: listOf(z.object({ name: z.nullable(z.string()), ...deeds }), FEW),
  /** Why submissions were rejected, the most frequent first. */
  reasons: listOf(z.object({ reason: z.string(), count: z.int() }), FEW),
  waiting: z.object({
    now: z.int(),
    /** Since when the one waits that waits longest; null while none does. */
    oldest: z.nullable(z.string()),
    /** Of how many submissions whose decision stands the waits are told. */
    decisions: z.int(),
    /** From when a submission came, or was reopened, to an admin's decision, in milliseconds; null without any. */
    medianMs: z.nullable(z.int()),
    slowestTenthMs: z.nullable(z.int()),
  }),
});
export type DeskNumbers = z.infer<typeof DeskNumbers>;
