import { fakeServer, type FakeAnswer } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import { makeMascot, makeSubmission } from '../../../shared/testing/fixtures';
import { renderAdmin, renderAuditor } from '../../../shared/testing/render-admin';
import { AuditedSubmissionTimeline } from './timelines';

const DUKE = makeMascot({ name: 'Duke' });
const { email: _, linkedinUrl: __, ...PENDING } = makeSubmission({ id: 7, payload: { ...DUKE } });
const APPROVED = { ...PENDING, status: 'approved', mascotId: 3, mascotSlug: 'duke' };

const entry = (revision: number, type: string, state: object, undo: string | null = null) => ({
  revision,
  position: String(revision),
  type,
  time: '2024-03-05T09:07:30',
  actor: { kind: 'admin' },
  release: null,
  correlationId: `request-${revision}`,
  clientRequestId: null,
  notes: null,
  changes: [{ field: 'status', from: 'pending', to: 'approved' }],
  undo,
  state,
});
const HISTORY = [entry(0, 'SubmissionReceived', PENDING), entry(1, 'SubmissionApproved', APPROVED, 'reopen')];

const replay = (rest: object) => ({ body: { submission: APPROVED, revision: 1, position: '1', time: 'now', ...rest } });
const MATCHING = replay({ matchesReadModel: true });

function open(history: FakeAnswer = { body: HISTORY }, answer: FakeAnswer = MATCHING, render = renderAuditor) {
  const calls = fakeServer({ 'GET /api/submissions/7/history': history, 'GET /api/audit/submissions/7': answer });
  render(<AuditedSubmissionTimeline id={7} />);
  return calls;
}

it('links admins to the review, and offers no undo', async () => {
  open(undefined, undefined, renderAdmin);
  expect(await screen.findByRole('link', { name: 'Review' })).toHaveAttribute('href', '/admin/submissions/7');
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('shows that the personal data of a submitter was erased', async () => {
  const erased = { ...APPROVED, erasedAt: '2024-03-07T10:00:00' };
  open({ body: [...HISTORY, entry(2, 'SubmitterErased', erased)] });
  expect(await screen.findByText(/^The submitter’s data was erased on/)).toHaveTextContent(
    'The submitter’s data was erased on Mar 7, 2024 10:00.',
  );
});

it.each<[string, FakeAnswer]>([
  ['Differs from the read model.', replay({ matchesReadModel: false, shown: { ...APPROVED, status: 'pending' } })],
  ['Missing from the read model.', replay({ matchesReadModel: false, shown: null })],
  ['The read model could not be loaded.', { status: 503 }],
])('shows: %s', async (message, answer) => {
  open(undefined, answer);
  expect(await screen.findByText(message)).toBeVisible();
});

it('shows an error for an unknown submission', async () => {
  const error = 'Submission not found';
  open({ status: 404, body: { error, message: error, code: 'not_found' } });
  expect(await screen.findByText('Failed to load history')).toBeVisible();
});
