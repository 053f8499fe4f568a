import { specify } from '../../decider/decider-specification.js';
import { submissionDecider } from './submission.decider.js';
import type {
  MascotAssigned,
  SubmissionApproved,
  SubmissionReceived,
  SubmissionRejected,
} from './submission.events.js';
import { submissionReceivedData } from './fixtures/submission-received.js';

const given = specify(submissionDecider);
const received: SubmissionReceived = { type: 'SubmissionReceived', data: submissionReceivedData };
const approved: SubmissionApproved = { type: 'SubmissionApproved', data: { adminNotes: null } };
const rejected: SubmissionRejected = { type: 'SubmissionRejected', data: { adminNotes: 'Not a mascot' } };
const assigned: MascotAssigned = { type: 'MascotAssigned', data: { mascotId: 9, slug: 'tux' } };
const approve = { kind: 'ApproveSubmission', adminNotes: null } as const;
const reject = { kind: 'RejectSubmission', adminNotes: 'Not a mascot' } as const;

describe('a submission', () => {
  it('is received once', () => {
    const receive = { kind: 'ReceiveSubmission', data: submissionReceivedData } as const;
    given().when(receive).then(received);
    given(received).when(receive).thenRefused('conflict');
  });

  it('is approved or rejected while it is pending', () => {
    given(received).when(approve).then(approved);
    given(received).when(reject).then(rejected);
  });

  it.each([approve, reject])('is decided only once (%p)', (command) => {
    given(received, approved).when(command).thenRefused('conflict', 'This submission has already been approved.');
    given(received, rejected).when(command).thenRefused('conflict', 'This submission has already been rejected.');
  });

  it.each([approve, reject])('must exist to be decided (%p)', (command) => {
    given().when(command).thenRefused('not_found', 'Submission not found');
  });

  it('keeps the first mascot that it is assigned', () => {
    given(received, approved).when({ kind: 'AssignMascot', data: assigned.data }).then(assigned);
    given(received, approved, assigned)
      .when({ kind: 'AssignMascot', data: { mascotId: 10, slug: 'tux-2' } })
      .then();
  });
});
