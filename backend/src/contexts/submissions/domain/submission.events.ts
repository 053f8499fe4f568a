import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import type { EventCatalogue } from '../../../platform/decider/event-catalogue.js';

const text = z.nullable(z.string());
const score = z.int();
const year = z.nullable(z.int());

/** What the submitter proposed, without the picture. */
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
  /** E-mail, profile link and status key, encrypted with a key of this submission's own that is kept apart from the log. */
  sealedPersonalData: z.string(),
  /** SHA-256 of the status key, to find the submission by it. */
  statusKeyHash: z.string(),
});

/** What a submitter changed after a rejection, told anew as a whole; who sent it stays as it was received. */
export const SubmissionRevisedData = z.object({
  payload: Payload,
  /** As when it was received. */
  imageUrl: z.nullable(z.string()),
  /** The picture that it had until now and has no more: it is deleted. Null where it keeps its own, or had none. */
  replacedUrl: z.nullable(z.string()),
});

const Reason = z.object({ reason: z.string() });
const Notes = z.object({ adminNotes: z.nullable(z.string()) });
export const MascotAssignedData = z.object({ mascotId: z.int(), slug: z.string() });

export type SubmissionReceived = DomainEvent<'SubmissionReceived', z.infer<typeof SubmissionReceivedData>>;
/** A rejected one was edited and waits again. */
export type SubmissionRevised = DomainEvent<'SubmissionRevised', z.infer<typeof SubmissionRevisedData>>;
export type SubmissionApproved = DomainEvent<'SubmissionApproved', z.infer<typeof Notes>>;
export type SubmissionRejected = DomainEvent<'SubmissionRejected', z.infer<typeof Notes>>;
/** The mascot that an approved submission becomes: its id and address are settled from here on. */
export type MascotAssigned = DomainEvent<'MascotAssigned', z.infer<typeof MascotAssignedData>>;

/** A decision is taken back; the mascot of an approval leaves the directory. */
export type SubmissionReopened = DomainEvent<'SubmissionReopened', z.infer<typeof Reason>>;
/** From here on nobody can open the sealed personal data any more: their key is destroyed. */
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

/** By which submissions draw their ids. */
export const SUBMISSION_KIND = 'submission';

export const SUBMISSION_STREAMS = 'submission-';
export const submissionStream = (id: number): string => `${SUBMISSION_STREAMS}${id}`;

/** Which submission a stream is about. */
export const submissionOf = (stream: string): number => Number(stream.slice(SUBMISSION_STREAMS.length));
