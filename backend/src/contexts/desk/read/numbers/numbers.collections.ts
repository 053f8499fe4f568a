import * as z from 'zod/mini';
import type { CollectionDefinition } from '../../../../platform/read-store/collection.js';

export const DAY_MS = 86_400_000;

/** Of a time in ISO 8601, in days of UTC since 1970. */
export const dayOf = (time: string): number => Math.floor(Date.parse(time) / DAY_MS);

const deeds = { approved: z.int(), rejected: z.int(), reopened: z.int(), judged: z.int() };

/** What somebody did on a day; what visitors sent that day is counted with nobody's deeds. */
export const DeskDay = z.object({
  id: z.string(),
  day: z.int(),
  /** `visitors`: whoever sends something; else an admin, who may have no name. */
  who: z.enum(['visitors', 'admin']),
  name: z.nullable(z.string()),
  received: z.int(),
  ...deeds,
});
export type DeskDay = z.infer<typeof DeskDay>;

/** How often submissions were rejected in the same words on a day. */
export const DeskReason = z.object({ id: z.string(), day: z.int(), reason: z.string(), count: z.int() });
export type DeskReason = z.infer<typeof DeskReason>;

export const UNDECIDED = 0;
/** Whoever sent it has taken it back: it waits for nobody. */
export const WITHDRAWN = -1;

/** How long a submission waits or has waited; times in milliseconds since 1970. */
export const DeskWait = z.object({
  id: z.int(),
  since: z.int(),
  /** When an admin decided; UNDECIDED or WITHDRAWN instead of a time. */
  until: z.int(),
});
export type DeskWait = z.infer<typeof DeskWait>;

export const DAYS = 'desk-days';
export const DAY_REASONS = 'desk-reasons';
export const WAITS = 'desk-waits';

export const numbersCollections: readonly CollectionDefinition[] = [
  { name: DAYS, id: 'text', fields: { day: 'number' } },
  { name: DAY_REASONS, id: 'text', fields: { day: 'number', count: 'number' } },
  { name: WAITS, id: 'number', fields: { since: 'number', until: 'number' } },
];
