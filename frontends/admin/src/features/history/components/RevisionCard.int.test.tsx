import { fakeServer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { RevisionCard } from './timelines';

const payload = { name: 'Tux', brand: 'Unknown' };
const entry = (type: string, changes: object[] = []) => ({
  ...{ revision: 1, position: type, type, time: '2024-03-05T09:07:30', actor: { kind: 'visitor' }, release: null },
  ...{ correlationId: type, clientRequestId: null, notes: null, undo: null, state: null, changes },
});
const RECEIVED = entry('SubmissionReceived');
const REVISED = entry('SubmissionRevised', [
  { field: 'payload', from: payload, to: { ...payload, brand: 'Linux' } },
  { field: 'imageUrl', from: null, to: '/pictures/a.webp' },
  { field: 'status', from: 'rejected', to: 'pending' },
]);

const open = (...entries: object[]) => {
  fakeServer({ 'GET /api/submissions/7/history': { body: entries } });
  return renderAdmin(<RevisionCard id={7} />);
};

test('what was edited since a rejection stands beside what it was', async () => {
  open(RECEIVED, REVISED);
  const card = within(await screen.findByRole('region', { name: 'Edited Since the Rejection' }));
  expect(card.getByText('Brand')).toBeVisible();
  expect(card.getByRole('deletion')).toHaveTextContent('Unknown');
  expect(card.getByRole('insertion')).toHaveTextContent('Linux');
  expect(card.getByText('It has a picture now.')).toBeVisible();
  expect(card.queryByText('Status')).toBeNull();
});

test('nothing is told where nothing was edited', async () => {
  const { container } = open(RECEIVED);
  await screen.findByText((_, element) => element === container);
  expect(screen.queryByRole('region')).toBeNull();
});
