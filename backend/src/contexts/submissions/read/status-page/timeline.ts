import { FEW, type SubmissionProgress } from '@marcel/contracts';
import type { Occurrence } from '../../../../platform/event-store/occurrence.js';
import type { SubmissionEvent } from '../../domain/submission.events.js';

type Step = SubmissionProgress['timeline'][number];

const STEPS: Readonly<Partial<Record<SubmissionEvent['type'], Step['step']>>> = {
  SubmissionReceived: 'received',
  SubmissionRevised: 'revised',
  SubmissionApproved: 'approved',
  SubmissionRejected: 'rejected',
  MascotAssigned: 'published',
};

/** The steps a submission has taken so far, in order, the latest of them where they are many. A decision that was taken back is none. */
export function timelineOf(events: readonly Occurrence<SubmissionEvent>[]): Step[] {
  const steps: Step[] = [];
  for (const { type, recorded } of events) {
    const step = STEPS[type];
    if (step !== undefined) steps.push({ step, time: recorded.metadata.time });
    if (type === 'SubmissionReopened') steps.splice(steps.findLastIndex(isDecision));
  }
  return steps.slice(-FEW);
}

const isDecision = ({ step }: Step): boolean => step === 'approved' || step === 'rejected';
