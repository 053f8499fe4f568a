import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue } from '../../../platform/decider/decider.js';

const text = z.nullable(z.string());
const score = z.int();
const year = z.nullable(z.int());

const Payload = z.object({
  name: z.string(),
  brand: z.string(),
  contributor: z.string(),
  industry: text,
  visualDesc: text,
  facts: z.array(z.string()),
  type: text,
  style: text,
  cuteness: score,
  humor: score,
  rebel: score,
  weirdness: score,
  longevityScore: score,
  historyOverview: text,
  sourceUrl: text,
  yearIntroduced: year,
  yearRetired: year,
});

export const SubmissionReceivedData = z.object({
  submissionId: z.int(),
  payload: Payload,
  /** Path of the picture in our own store; pictures never go into events. */
  imageUrl: z.nullable(z.string()),
  sealedPersonalData: z.string(),
  /** SHA-256 of the status key, to find the submission by it. */
  statusKeyHash: z.string(),
});

export const SubmissionRevisedData = z.object({
  payload: Payload,
  imageUrl: z.nullable(z.string()),
  /** The picture that it had until now and has no more: it is deleted. Null where it keeps its own, or had none. */
  replacedUrl: z.nullable(z.string()),
});

const Reason = z.object({ reason: z.string() });
const Notes = z.object({ adminNotes: z.nullable(z.string()) });
export const MascotAssignedData = z.object({ mascotId: z.int(), slug: z.string() });

export type SubmissionReceived = DomainEvent<'SubmissionReceived', z.infer<typeof SubmissionReceivedData>>;
export type SubmissionRevised = DomainEvent<'SubmissionRevised', z.infer<typeof SubmissionRevisedData>>;
export type SubmissionApproved = DomainEvent<'SubmissionApproved', z.infer<typeof Notes>>;
export type SubmissionRejected = DomainEvent<'SubmissionRejected', z.infer<typeof Notes>>;
export type MascotAssigned = DomainEvent<'MascotAssigned', z.infer<typeof MascotAssignedData>>;

export type SubmissionReopened = DomainEvent<'SubmissionReopened', z.infer<typeof Reason>>;
export type SubmitterErased = DomainEvent<'SubmitterErased', z.infer<typeof Reason>>;

export type SubmissionEvent =
  | SubmissionReceived
  | SubmissionRevised
  | SubmissionApproved
  | SubmissionRejected
  | MascotAssigned
  | SubmissionReopened
  | SubmitterErased;

export const submissionEvents: EventCatalogue<SubmissionEvent> = {
  SubmissionReceived: { version: 1, schema: SubmissionReceivedData, writtenBy: ['SubmitMascot'] },
  SubmissionRevised: { version: 1, schema: SubmissionRevisedData, writtenBy: ['ReviseSubmission'] },
  SubmissionApproved: { version: 1, schema: Notes, writtenBy: ['ApproveSubmission'] },
  SubmissionRejected: { version: 1, schema: Notes, writtenBy: ['RejectSubmission', 'TakeBackSubmission'] },
  MascotAssigned: { version: 1, schema: MascotAssignedData, writtenBy: ['AssignMascot'] },
  SubmissionReopened: { version: 1, schema: Reason, writtenBy: ['ReopenSubmission'] },
  SubmitterErased: { version: 1, schema: Reason, writtenBy: ['EraseSubmitter', 'TakeBackSubmission'] },
};

export const SUBMISSION_KIND = 'submission';

export const SUBMISSION_STREAMS = 'submission-';
export const submissionStream = (id: number): string => `${SUBMISSION_STREAMS}${id}`;

export const submissionOf = (stream: string): number => Number(stream.slice(SUBMISSION_STREAMS.length));
