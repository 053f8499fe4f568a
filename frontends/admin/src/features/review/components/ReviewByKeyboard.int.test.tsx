import { fakeServer, type FakeAnswer } from '@marcel/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useParams } from 'react-router-dom';
import { makeSubmission } from '../../../shared/testing/fixtures';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { SubmissionReview } from './SubmissionReview';

const submissionOfDay = (id: number, name: string, day: number) =>
  makeSubmission({ id, payload: { name, brand: 'Java' }, createdAt: `2024-03-0${day}T09:07:30` });
const FIRST = submissionOfDay(7, 'Duke', 1);
const SECOND = submissionOfDay(8, 'Wave', 2);
const decided = { ...FIRST, status: 'approved', processedAt: '2024-03-06T10:00:00' };

const Page = () => {
  const id = Number(useParams().id);
  return <SubmissionReview key={id} id={id} />;
};

function show(answers: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer({
    'GET /api/submissions': { body: [SECOND, FIRST] },
    'GET /api/submissions/7': { body: FIRST },
    'GET /api/submissions/8': { body: SECOND },
    ...answers,
  });
  renderAdmin(
    <Routes>
      <Route path="/admin/submissions/:id" element={<Page />} />
    </Routes>,
    '/admin/submissions/7',
  );
  return calls;
}

async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = show(answers);
  await screen.findByRole('link', { name: 'Next pending: Wave' });
  return calls;
}

const sentDecisions = (calls: Awaited<ReturnType<typeof open>>) => calls.filter(({ method }) => method !== 'GET');

it('opens the next submission once the list has loaded, even after the decision', async () => {
  let respond: (answer: FakeAnswer) => void = () => undefined;
  const waiting = new Promise<FakeAnswer>((resolve) => (respond = resolve));
  const calls = show({ 'GET /api/submissions': () => waiting, 'PUT /api/submissions/7/approve': { body: decided } });
  await screen.findByRole('button', { name: 'Approve Submission' });
  await userEvent.keyboard('a');
  await waitFor(() => expect(sentDecisions(calls)).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Duke' })).toBeVisible();
  respond({ body: [SECOND, FIRST] });
  expect(await screen.findByRole('heading', { name: 'Wave' })).toBeVisible();
});

describe('a claim', () => {
  afterEach(() => jest.useRealTimers());
  const until = new Date(Date.now() + 600_000).toISOString();
  const claims = (own: boolean) => ({ claims: [{ submissionId: 7, by: 'ann', own, until }] });

  it('is not shown after it expires', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await open({ 'GET /api/submissions/claims': { body: claims(false) } });
    expect(await screen.findByText('ann is reviewing this submission')).toBeVisible();
    act(() => jest.advanceTimersByTime(600_000));
    expect(await screen.findByText('Not claimed')).toBeVisible();
  });
});

it('lists other submissions from the same browser', async () => {
  const { createdAt } = FIRST;
  const other = { id: 4, name: 'Tux', brand: 'Linux', status: 'rejected', adminNotes: 'A logo', createdAt };
  const approved = { ...other, id: 3, name: 'Gnu', status: 'approved', adminNotes: null };
  await open({ 'GET /api/submissions/7/same-maker': { body: { submissions: [other, approved] } } });
  expect(await screen.findByText('1 of 2 approved')).toBeVisible();
  expect(screen.getByText('A logo')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tux, Linux' })).toHaveAttribute('href', '/admin/submissions/4');
});

it('focuses the notes before a rejection, without an error, and ignores shortcuts there', async () => {
  const calls = await open({ 'PUT /api/submissions/7/reject': { body: { ...decided, status: 'rejected' } } });
  await userEvent.keyboard('r');
  const notes = screen.getByLabelText(/required for rejection/);
  expect(notes).toHaveFocus();
  expect(screen.queryByText('Admin notes required')).toBeNull();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Admin notes required')).toBeVisible();
  expect(screen.getByText('Please provide admin notes explaining the rejection reason.')).toBeVisible();
  await userEvent.keyboard('a jar{Escape}');
  expect(notes).toHaveValue('a jar');
  await userEvent.keyboard('r');
  expect(await screen.findByText('Submission rejected')).toBeVisible();
  expect(sentDecisions(calls).map(({ body }) => body)).toEqual(['{"adminNotes":"a jar","revisions":0}']);
});

it('shows its keys, and ignores them behind the help', async () => {
  const calls = await open();
  await userEvent.keyboard('?');
  expect(await screen.findByText('Next pending submission')).toBeInTheDocument();
  await userEvent.keyboard('a');
  expect(sentDecisions(calls)).toEqual([]);
});

it('links likely duplicates', async () => {
  const duplicate = {
    kind: 'mascot',
    id: 3,
    name: 'Duke',
    brand: 'Java',
    likeness: 'same',
    status: null,
    slug: 'duke',
  };
  await open({ 'GET /api/submissions/7/duplicates': { body: [duplicate] } });
  expect(await screen.findByRole('link', { name: 'Duke, Java' })).toHaveAttribute('href', '/mascotdx/duke');
});

it('lists three of many likely duplicates, then all', async () => {
  const many = Array.from({ length: 15 }, (_, index) => ({
    kind: 'mascot',
    id: index + 1,
    name: `Duke ${index + 1}`,
    brand: 'Java',
    likeness: 'similar',
    status: null,
    slug: `duke-${index + 1}`,
  }));
  await open({ 'GET /api/submissions/7/duplicates': { body: many } });
  const links = () => screen.getAllByRole('link', { name: /^Duke \d+, Java$/ });
  expect(await screen.findAllByRole('link', { name: /^Duke \d+, Java$/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 15' }));
  expect(links()).toHaveLength(15);
});
