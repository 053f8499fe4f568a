import { fakeServer } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { mascot, pageOf, rejection } from '../../shared/testing/mascots';
import { DIRECTORY_TEXTS } from './choices';

const LIST = 'GET /api/mascots';
const mascots = [
  mascot({ id: 1, name: 'Tux', slug: 'tux', cuteness: 2, longevityScore: 8 }),
  mascot({ id: 2, name: 'Domo', slug: 'domo', cuteness: 9 }),
];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('a card that cannot be drawn can be retried', async () => {
  fakeServer({ [LIST]: rejection(503, 'busy') });
  renderAt('/mascotdx?view=lucky');
  expect(await screen.findByText(DIRECTORY_TEXTS.listFailed)).toBeVisible();
  fakeServer({ [LIST]: pageOf(mascots) });
  await user().click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Tux' })).toBeVisible();
});

test('without matches, shows no card but a link back', async () => {
  fakeServer({ [LIST]: pageOf([]) });
  renderAt('/mascotdx?view=lucky&search=nobody');
  expect(await screen.findByRole('button', { name: 'Reset Filters' })).toBeVisible();
});

test('explains why there is no card on a day before the first mascot', async () => {
  fakeServer({ [LIST]: pageOf([]) });
  renderAt('/mascotdx?view=lucky&asOf=2020-01-01');
  expect(await screen.findByText('No mascots yet on January 1, 2020.')).toBeVisible();
});
