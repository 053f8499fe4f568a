import { SUBMISSION_MESSAGES } from '@marcel/contracts';
import { specify } from '../../../platform/decider/test-support/decider-specification.js';
import { submissionDecider, type SubmissionEvent } from './submission.js';
import { submissionReceivedData } from './fixtures/submission-received.js';

const given = specify(submissionDecider);
const received: SubmissionEvent<'SubmissionReceived'> = { type: 'SubmissionReceived', data: submissionReceivedData };
const approved: SubmissionEvent<'SubmissionApproved'> = { type: 'SubmissionApproved', data: { adminNotes: null } };
const rejected: SubmissionEvent<'SubmissionRejected'> = {
  type: 'SubmissionRejected',
  data: { adminNotes: 'Not a mascot' },
};
const assigned: SubmissionEvent<'MascotAssigned'> = { type: 'MascotAssigned', data: { mascotId: 9, slug: 'tux' } };
const approve = { kind: 'ApproveSubmission', adminNotes: null } as const;
const reject = { kind: 'RejectSubmission', adminNotes: 'Not a mascot' } as const;

const reopened: SubmissionEvent<'SubmissionReopened'> = { type: 'SubmissionReopened', data: { reason: 'A mistake' } };
const erased: SubmissionEvent<'SubmitterErased'> = { type: 'SubmitterErased', data: { reason: 'Asked for' } };
const reopen = { kind: 'ReopenSubmission', reason: 'A mistake' } as const;
const erase = { kind: 'EraseSubmitter', reason: 'Asked for' } as const;

const payload = { ...submissionReceivedData.payload, name: 'Tux the Second' };
const revise = { kind: 'ReviseSubmission', payload, imageUrl: undefined } as const;
const revised: SubmissionEvent<'SubmissionRevised'> = {
  type: 'SubmissionRevised',
  data: { payload, imageUrl: submissionReceivedData.imageUrl, replacedUrl: null },
};

describe('a submission', () => {
  it('is revised once it is rejected, with its picture or another one, and is then decided again', () => {
    given(received, rejected).when(revise).then(revised);
    const imageUrl = '/pictures/another.webp';
    given(received, rejected)
      .when({ ...revise, imageUrl })
      .then({ ...revised, data: { payload, imageUrl, replacedUrl: submissionReceivedData.imageUrl } });
    given(received, rejected, revised).when(approve).then(approved);
    given(received, rejected, revised, rejected).when(revise).then(revised);
  });

  it('can be decided only by an admin who has seen the present revision', () => {
    for (const decision of [approve, reject]) {
      given(received)
        .when({ ...decision, revisions: 0 })
        .then(decision === approve ? approved : rejected);
      given(received, rejected, revised)
        .when({ ...decision, revisions: 0 })
        .thenFails(
          'precondition_failed',
          'Its submitter has edited this submission meanwhile. Please look at it again.',
        );
      given(received, rejected, revised)
        .when({ ...decision, revisions: 1 })
        .then(decision === approve ? approved : rejected);
    }
  });

  it('is not revised unless it is rejected and was never published', () => {
    const message = 'Only a submission that was rejected can be edited and submitted again';
    given().when(revise).thenFails('not_found');
    for (const events of [
      [received],
      [received, rejected, revised],
      [received, approved],
      [received, approved, assigned, reopened, rejected],
    ])
      given(...events)
        .when(revise)
        .thenFails('conflict', message);
    given(received, rejected, erased).when(revise).thenFails('not_found');
  });

  it('is received once', () => {
    const receive = { kind: 'ReceiveSubmission', data: submissionReceivedData } as const;
    given().when(receive).then(received);
    given(received).when(receive).thenFails('conflict');
  });

  it('is approved or rejected while it is pending', () => {
    given(received).when(approve).then(approved);
    given(received).when(reject).then(rejected);
  });

  it.each([approve, reject])('is decided only once (%p)', (command) => {
    given(received, approved).when(command).thenFails('conflict', 'This submission has already been approved.');
    given(received, rejected).when(command).thenFails('conflict', 'This submission has already been rejected.');
  });

  it.each([approve, reject])('must exist to be decided (%p)', (command) => {
    given().when(command).thenFails('not_found', 'Submission not found');
  });

  it('keeps the first mascot that it is assigned', () => {
    given(received, approved).when({ kind: 'AssignMascot', data: assigned.data }).then(assigned);
    given(received, approved, assigned)
      .when({ kind: 'AssignMascot', data: { mascotId: 10, slug: 'tux-2' } })
      .then();
  });

  it('is reopened once it is decided, and can then be decided again', () => {
    given(received, rejected).when(reopen).then(reopened);
    given(received, approved, assigned).when(reopen).then(reopened);
    given(received).when(reopen).thenFails('conflict', 'This submission has not been decided yet.');
    given(received, rejected, reopened).when(reopen).thenFails('conflict');
    given(received, rejected, reopened).when(approve).then(approved);
    given(received, rejected, erased).when(reopen).thenFails('conflict', SUBMISSION_MESSAGES.erased);
    given(received, erased, approved, assigned).when(reopen).then(reopened);
    given(received, approved, assigned, reopened, rejected, erased).when(reopen).then(reopened);
    given().when(reopen).thenFails('not_found');
  });

  it('gets no mascot once it was reopened', () => {
    const assign = { kind: 'AssignMascot', data: assigned.data } as const;
    given(received).when(assign).then();
    given(received, approved, reopened).when(assign).then();
    given(received, approved, reopened, rejected).when(assign).then();
    given(received, approved, reopened, assigned, approved).when(assign).then(assigned);
    given().when(assign).thenFails('not_found');
  });

  it('restores the same mascot when approved again', () => {
    given(received, approved, assigned, reopened, approved)
      .when({ kind: 'AssignMascot', data: { mascotId: 10, slug: 'tux-2' } })
      .then(assigned);
  });

  it('is withdrawn by its submitter: a pending one leaves the queue, and the submitter is erased', () => {
    const withdraw = { kind: 'WithdrawSubmission', reason: 'Asked for' } as const;
    const declined: SubmissionEvent<'SubmissionRejected'> = {
      type: 'SubmissionRejected',
      data: { adminNotes: 'Asked for' },
    };
    given(received).when(withdraw).then(declined, erased);
    given(received, approved, assigned).when(withdraw).then(erased);
    given(received, rejected).when(withdraw).then(erased);
    given(received, rejected, reopened).when(withdraw).then(declined, erased);
    given(received, declined, erased).when(withdraw).thenFails('not_found');
    given().when(withdraw).thenFails('not_found');
  });

  it('erases its submitter once, decided or not', () => {
    given(received).when(erase).then(erased);
    given(received, approved, assigned).when(erase).then(erased);
    given(received, erased).when(erase).then();
    given(received, erased).when(approve).then(approved);
    given().when(erase).thenFails('not_found');
  });
});
