import { fakeServer, renderPage } from '@marcel/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import App from '../../app/App';
import { TIME_MACHINE } from '../../program';
import { makeMascots, mascot, pageOf, queryOf, rejection } from '../../shared/testing/mascots';
import { compareRanks } from './components/TimeMachineScreen';

const LIST = 'GET /api/mascots';
const tux = mascot();
const domo = mascot({ id: 2, name: 'Domo', slug: 'domo', likes: 7 });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-04T12:00:00.000Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const open = (search = '') =>
  renderPage(
    <Routes>
      <Route path={`${TIME_MACHINE.path}/*`} element={<App />} />
    </Routes>,
    `${TIME_MACHINE.path}${search}`,
  );

/** Tux exists since January 1, Domo since March 1 and with more likes. */
const server = () =>
  fakeServer({
    [LIST]: (call) => {
      const query = queryOf(call);
      if (query.get('sortBy') === 'createdAt') return pageOf([tux])(call);
      return pageOf((query.get('asOf') ?? '2026-03-04') < '2026-03-01' ? [tux] : [{ ...domo, likes: 99 }, tux])(call);
    },
  });

const shownNames = () =>
  within(screen.getByRole('list', { name: 'Most liked' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the slider selects a day, and changes of rank are marked', async () => {
  server();
  open('?asOf=2026-02-28');
  await screen.findByText('1 mascot on February 28, 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Day after' }));
  expect(await screen.findByText('2 mascots on March 1, 2026')).toBeVisible();
  expect(shownNames()).toEqual(['Domo', 'Tux']);
  expect(screen.getByText('New')).toBeVisible();
  expect(screen.getByRole('img', { name: 'down 1 since the previous day shown' })).toBeVisible();
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, { target: { value: slider.getAttribute('min') } });
  expect(await screen.findByText('1 mascot on January 1, 2026')).toBeVisible();
});

test('playback runs until today and stops there, or when the visitor moves the slider', async () => {
  server();
  open('?asOf=2026-03-01');
  await screen.findByText('2 mascots on March 1, 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  for (const day of ['March 2', 'March 3', 'March 4']) {
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(await screen.findByText(`2 mascots on ${day}, 2026`)).toBeVisible();
  }
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(await screen.findByText('1 mascot on January 1, 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Day after' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a day that fails to load can be retried', async () => {
  fakeServer({ [LIST]: (call) => (queryOf(call).has('asOf') ? rejection(500, 'Broken') : pageOf([tux])(call)) });
  open('?asOf=2026-02-01');
  expect(await screen.findByText('This day could not be loaded. Please try again.')).toBeVisible();
  server();
  await userEvent.click(screen.getByRole('button', { name: /Retry|Try/ }));
  expect(await screen.findByText('1 mascot on February 1, 2026')).toBeVisible();
});

test('disables playback on the first day, with an explanation', async () => {
  fakeServer({ [LIST]: pageOf([mascot({ createdAt: '2026-03-04T08:00:00.000Z' })]) });
  open();
  expect(await screen.findByText('Come back tomorrow: there is only one day so far.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});

test("treats a first day in the future as today when the visitor's clock is slow", async () => {
  fakeServer({ [LIST]: pageOf([mascot({ createdAt: '2026-03-05T08:00:00.000Z' })]) });
  open();
  expect(await screen.findByText(/^Come back tomorrow/)).toBeVisible();
  expect(screen.queryByText('March 5, 2026')).toBeNull();
});

test('shows an empty state without mascots', async () => {
  fakeServer({ [LIST]: pageOf([]) });
  open();
  expect(await screen.findByText('No history yet')).toBeVisible();
});

const [one, two, three] = makeMascots(3);
const day = (mascots: readonly (typeof one)[], total = mascots.length) => ({
  day: '2026-05-01',
  mascots: mascots.flatMap((mascot) => mascot ?? []),
  total,
});

test('compares ranks with the day that was shown before', () => {
  expect([...compareRanks(day([two, one]), day([one, two])).values()]).toEqual([1, -1]);
  expect([...compareRanks(day([one, three]), day([one, two])).values()]).toEqual([0, 'new']);
});

test('does not mark a mascot as new that may have had a lower rank', () =>
  expect([...compareRanks(day([one, three]), day([one, two], 30)).values()]).toEqual([0, undefined]));

test('returns no changes without a day before', () =>
  expect([...compareRanks(day([one]), undefined).values()]).toEqual([undefined]));
