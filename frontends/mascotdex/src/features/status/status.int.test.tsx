import { SUBMISSION_FIELDS, defaultValues, type SubmissionProgress } from '@marcel/contracts';
import { fakeServer } from '@marcel/kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { rejection } from '../../shared/testing/mascots';

const GET = 'GET /api/submissions/status/k3y';
const time = '2026-01-01T00:00:00.000Z';

const progress = (part: Partial<SubmissionProgress> = {}): SubmissionProgress => ({
  id: 7,
  name: 'Tux',
  brand: 'Linux',
  imageUrl: null,
  status: 'pending',
  adminNotes: null,
  createdAt: time,
  processedAt: null,
  mascotSlug: null,
  timeline: [{ step: 'received', time }],
  email: 'ada@example.org',
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  ...part,
});

beforeEach(() => sessionStorage.clear());

const open = () => renderAt('/mascotdx/status/k3y');
const steps = async () =>
  within(await screen.findByRole('list', { name: 'Timeline' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);

afterEach(() => jest.useRealTimers());

test('shows the decision as soon as it is made', async () => {
  jest.useFakeTimers();
  fakeServer({ [GET]: { body: progress() } });
  open();
  expect(await screen.findByText('Pending')).toBeVisible();
  fakeServer({ [GET]: { body: progress({ status: 'rejected', adminNotes: 'Not your picture.' }) } });
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(await screen.findByText('Rejected', { selector: '[role=status] *' })).toBeVisible();
  const calls = fakeServer({ [GET]: { body: progress() } });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls.filter(({ path }) => GET.endsWith(path))).toEqual([]);
});

test('reports an unknown link', async () => {
  fakeServer({ [GET]: rejection(404, 'Submission not found') });
  open();
  expect(await screen.findByText('Submission Not Found')).toBeVisible();
});

test('a status that fails to load can be retried', async () => {
  fakeServer({ [GET]: rejection(503, 'busy') });
  open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fakeServer({ [GET]: { body: progress() } });
  await userEvent.click(retry);
  expect(await steps()).toEqual(['Received']);
});

describe('a rejected submission that may be revised', () => {
  const REVISE = 'POST /api/submissions/status/k3y/revise';
  const rejected = progress({
    status: 'rejected',
    adminNotes: 'Whose mascot is it?',
    timeline: [{ step: 'rejected', time }],
    revisable: {
      ...defaultValues(SUBMISSION_FIELDS),
      ...{ name: 'Tux', brand: 'Unknown', contributor: 'Ada', cuteness: 9, facts: ['Swims'] },
      ...{ sourceUrl: 'https://example.org', yearIntroduced: 1996 },
    },
  });
  const edit = async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit and Submit Again' }));
    const brand = await screen.findByRole('textbox', { name: /Brand Name/ });
    await userEvent.clear(brand);
    return brand;
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit Again' }));

  test('shows validation errors, and keeps the input', async () => {
    fakeServer({ [GET]: { body: rejected }, [REVISE]: rejection(409, 'Somebody was quicker') });
    const brand = await edit();
    await send();
    expect(await screen.findByText('Brand name is required')).toBeVisible();
    await userEvent.type(brand, 'Linux');
    await send();
    expect(await screen.findByText('Somebody was quicker')).toBeVisible();
    expect(brand).toHaveValue('Linux');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Edit and Submit Again' })).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
  });

  test('opens its form, which keeps its input after a reload', async () => {
    fakeServer({ [GET]: { body: rejected } });
    const { unmount } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit and Submit Again' }));
    const heading = { name: 'Edit and Submit Again' };
    expect(await screen.findByRole('heading', heading)).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: /Brand Name/ }), ' Linux');
    unmount();
    open();
    expect(await screen.findByRole('textbox', { name: /Brand Name/ })).toHaveValue('Unknown Linux');
    expect(screen.getByRole('heading', heading)).not.toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(screen.getByRole('textbox', { name: /Brand Name/ })).toHaveValue('Unknown');
    expect(sessionStorage).toHaveLength(0);
  });
});
