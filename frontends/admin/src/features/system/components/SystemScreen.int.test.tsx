import { fakeServer } from '@marcel/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, renderAuditor } from '../../../shared/testing/render-admin';
import { SystemScreen, failureText, deadLetterText } from './SystemScreen';
import { lagText } from '../api';

const REPORT = {
  version: '1.2.3',
  commit: null,
  startedAt: '2024-03-05T09:07:30',
  pictures: { bytes: 1_500_000, freeBytes: 83_751_234_567 },
  stores: [
    { name: 'views', bytes: 12_400_000 },
    { name: 'of-a-newer-server', bytes: 1 },
  ],
};
const CONSUMERS = [
  {
    name: 'mascots',
    placement: 'projector',
    status: 'live',
    owner: 'node-1',
    lagEvents: 12,
    lagSeconds: 1.5,
    restarts: 2,
    failure: null,
    build: 'running',
  },
  {
    name: 'hash-chain',
    placement: 'worker',
    status: 'failed',
    owner: null,
    lagEvents: null,
    lagSeconds: null,
    restarts: 0,
    failure: 'The log is away',
    build: null,
  },
];
const DEAD_LETTER = {
  automation: 'destroy-key-of-submitter',
  stream: 'submission-7',
  revision: 3,
  reason: 'Away',
  attempts: 6,
};

function open(answers: Parameters<typeof fakeServer>[0] = {}, render = renderAdmin) {
  const calls = fakeServer({
    'GET /api/admin/system': { body: REPORT },
    'GET /api/admin/consumers': { body: CONSUMERS },
    'GET /api/admin/dead-letters': { body: [DEAD_LETTER] },
    ...answers,
  });
  render(<SystemScreen />);
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('is read only for auditors', async () => {
  open({}, renderAuditor);
  expect(await screen.findByText('The submitter of submission 7 has not been erased')).toBeVisible();
  expect(await screen.findByText('hash-chain')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Try again|Skip/ })).toBeNull();
});

it('retries a failed task, or skips it for a reason', async () => {
  const calls = open({
    'POST /api/admin/dead-letters/retry': { status: 202, body: [DEAD_LETTER] },
    'POST /api/admin/dead-letters/skip': { status: 202, body: [] },
  });
  await press('Try again: The submitter of submission 7 has not been erased');
  expect(await screen.findByText('Retry requested')).toBeVisible();
  await press('Skip: The submitter of submission 7 has not been erased');
  await userEvent.type(await screen.findByLabelText(/^Reason/), 'Done by hand');
  await press('Skip');
  expect(await screen.findByText('Task skipped')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    '{"automation":"destroy-key-of-submitter","stream":"submission-7"}',
    '{"automation":"destroy-key-of-submitter","stream":"submission-7","revision":3,"reason":"Done by hand"}',
  ]);
});

it.each([
  ['publish-or-withdraw-mascot', 'submission-7', 'The decision on submission 7 has not reached the directory'],
  ['destroy-keys-of-item', 'moderation-comment-7', 'The personal data of the erased comment 7 remains'],
  [
    'queue-held-comments',
    'comments-7',
    'Held content of the comments on mascot 7 is missing from the moderation queue',
  ],
  ['of-a-release-to-come', 'lamp', 'A task for lamp has not been done'],
])('describes %s in %s by a sentence', (automation, stream, sentence) =>
  expect(deadLetterText({ automation, stream })).toBe(sentence),
);

it.each([
  [1, 'Failed once. Last error: Away'],
  [6, 'Failed 6 times. Last error: Away'],
])('counts failures: %i', (attempts, text) => expect(failureText({ attempts, reason: 'Away' })).toBe(text));

it.each<[number | null, number | null, string]>([
  [null, null, 'Unknown on this node'],
  [0, 0, 'Up to date'],
  [1, 0.2, 'Behind by 1 event, 1 s'],
  [1000, null, 'Behind by 1,000 events'],
  [2, 2399.5, 'Behind by 2 events, 40 min'],
])('a lag of %s events and %s seconds is shown as %s', (lagEvents, lagSeconds, text) =>
  expect(lagText({ lagEvents, lagSeconds })).toBe(text),
);
