import type { DecidedStream } from '../../../platform/decider/aggregate.js';
import { unknownEvent, type Decider } from '../../../platform/decider/decider.js';
import { PAID_WORK_STREAM, paidWorkEvents, type PaidWorkEvent } from './paid-work.events.js';

export interface PaidWorkCommand {
  readonly kind: 'stop' | 'resume';
  readonly reason: string;
}

export interface PaidWorkState {
  readonly stopped: boolean;
  /** Of the last change; null while there has been none. */
  readonly reason: string | null;
}

export const paidWorkDecider: Decider<PaidWorkCommand, PaidWorkEvent, PaidWorkState> = {
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
