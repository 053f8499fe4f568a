import * as z from 'zod/mini';
import { type Decider, type DomainEvent, unknownEvent } from '../../../platform/decider/decider.js';
import type { EventCatalogue } from '../../../platform/decider/event-catalogue.js';
import type { DecidedStream } from '../../../platform/decider/aggregate.js';

const Reasoned = z.object({ reason: z.string() });

/** Nothing that costs money is ordered from here on. */
type PaidWorkStopped = DomainEvent<'PaidWorkStopped', z.infer<typeof Reasoned>>;
type PaidWorkResumed = DomainEvent<'PaidWorkResumed', z.infer<typeof Reasoned>>;

export type PaidWorkEvent = PaidWorkStopped | PaidWorkResumed;

export const paidWorkEvents: EventCatalogue<PaidWorkEvent> = {
  PaidWorkStopped: { version: 1, schema: Reasoned, writtenBy: ['StopPaidWork'] },
  PaidWorkResumed: { version: 1, schema: Reasoned, writtenBy: ['ResumePaidWork'] },
};

export const PAID_WORK_STREAM = 'paid-work';

export interface PaidWorkCommand {
  readonly kind: 'stop' | 'resume';
  readonly reason: string;
}

export interface PaidWorkState {
  readonly stopped: boolean;
  /** Of the last change; null while there has been none. */
  readonly reason: string | null;
}

const paidWorkDecider: Decider<PaidWorkCommand, PaidWorkEvent, PaidWorkState> = {
  initialState: { stopped: false, reason: null },
  evolve(_state, event) {
    switch (event.type) {
      case 'PaidWorkStopped':
        return { stopped: true, reason: event.data.reason };
      case 'PaidWorkResumed':
        return { stopped: false, reason: event.data.reason };
      default:
        return unknownEvent(event);
    }
  },
  decide({ kind, reason }, { stopped }) {
    if (stopped === (kind === 'stop')) return [];
    return [{ type: kind === 'stop' ? 'PaidWorkStopped' : 'PaidWorkResumed', data: { reason } }];
  },
};

/** There is one switch in a log. */
export const paidWork: DecidedStream<PaidWorkCommand, PaidWorkEvent, PaidWorkState> = {
  stream: PAID_WORK_STREAM,
  decider: paidWorkDecider,
  catalogue: paidWorkEvents,
};
