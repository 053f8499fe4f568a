import type { MascotAssigned, SubmissionReceived } from './submission.events.js';

export type SubmissionCommand =
  | { readonly kind: 'ReceiveSubmission'; readonly data: SubmissionReceived['data'] }
  | { readonly kind: 'ApproveSubmission'; readonly adminNotes: string | null }
  | { readonly kind: 'RejectSubmission'; readonly adminNotes: string }
  | { readonly kind: 'ReopenSubmission' | 'EraseSubmitter'; readonly reason: string }
  | { readonly kind: 'AssignMascot'; readonly data: MascotAssigned['data'] };
