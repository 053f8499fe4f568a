import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import type { EventCatalogue } from '../../../platform/decider/event-catalogue.js';

const Reasoned = z.object({ reason: z.string() });

/** Nothing that costs money is ordered from here on. */
export type PaidWorkStopped = DomainEvent<'PaidWorkStopped', z.infer<typeof Reasoned>>;
export type PaidWorkResumed = DomainEvent<'PaidWorkResumed', z.infer<typeof Reasoned>>;

export type PaidWorkEvent = PaidWorkStopped | PaidWorkResumed;

export const paidWorkEvents: EventCatalogue<PaidWorkEvent> = {
  PaidWorkStopped: { version: 1, schema: Reasoned, writtenBy: ['StopPaidWork'] },
  PaidWorkResumed: { version: 1, schema: Reasoned, writtenBy: ['ResumePaidWork'] },
};

export const PAID_WORK_STREAM = 'paid-work';
