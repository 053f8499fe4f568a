import { address, fakeServer } from '@marcel/kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeMascots, mascot, pageOf, queryOf } from '../shared/testing/mascots';
import { renderAt } from './testing/render-at';

const LIST = 'GET /api/mascots';
const open = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

beforeEach(() => sessionStorage.clear());

test('previous and next follow the list that the visitor came from', async () => {
  fakeServer({ [LIST]: pageOf(makeMascots(2)) });
  renderAt('/mascotdx?sortBy=likes&view=dense');
  await open('Mascot 1');
  expect(await screen.findByRole('button', { name: 'Previous' })).toBeDisabled();
  await open('Next: Mascot 2');
  expect(address()).toBe('/mascotdx/mascot-2');
  await open('Previous: Mascot 1');
  await open('Back to list');
  expect(address()).toBe('/mascotdx?sortBy=likes&view=dense');
});

test('the next page of the list is loaded when it is needed', async () => {
  fakeServer({ [LIST]: pageOf(makeMascots(25)), 'GET /api/mascots/slug/mascot-25': { body: makeMascots(25)[24]! } });
  renderAt('/mascotdx?view=dense');
  await open('Mascot 24');
  await open('Next: Mascot 25');
  expect(await screen.findByRole('button', { name: 'Next' })).toBeDisabled();
});

test('previous leads from the second page of a list to its first page', async () => {
  fakeServer({ [LIST]: pageOf(makeMascots(60)), 'GET /api/mascots/slug/mascot-24': { body: makeMascots(24)[23]! } });
  renderAt('/mascotdx?view=dense&page=2');
  await open('Mascot 25');
  await open('Previous: Mascot 24');
  expect(await screen.findByRole('link', { name: 'Previous: Mascot 23' })).toBeVisible();
  await open('Next: Mascot 25');
  expect(await screen.findByRole('link', { name: 'Previous: Mascot 24' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Next: Mascot 26' })).toBeVisible();
});

test('previous and next still work after a reload', async () => {
  const page = (number: number) => ({
    [`GET /api/mascots/slug/mascot-${number}`]: { body: makeMascots(60)[number - 1]! },
  });
  fakeServer({ [LIST]: pageOf(makeMascots(60)), ...page(25), ...page(26), ...page(27) });
  const { unmount } = renderAt('/mascotdx?view=dense');
  await open('Mascot 24');
  for (const number of [25, 26]) await open(`Next: Mascot ${number}`);
  unmount();
  renderAt('/mascotdx/mascot-26');
  expect(await screen.findByRole('link', { name: 'Previous: Mascot 25' })).toBeVisible();
  await open('Next: Mascot 27');
  expect(await screen.findByRole('link', { name: 'Next: Mascot 28' })).toBeVisible();
});

test('a visitor who opens a link has no previous and next', async () => {
  fakeServer({ 'GET /api/mascots/slug/tux': { body: mascot() } });
  renderAt('/mascotdx/tux');
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to list' })).toHaveAttribute('href', '/mascotdx');
});

test('a badge links to all mascots of its kind', async () => {
  fakeServer({ [LIST]: pageOf([mascot()]), 'GET /api/mascots/slug/tux': { body: mascot() } });
  renderAt('/mascotdx/tux');
  await userEvent.click(await screen.findByRole('link', { name: 'Technology' }));
  expect(address()).toBe('/mascotdx?industry=Technology');
});

test('Random opens any mascot, and reports a lost connection', async () => {
  fakeServer({
    [LIST]: () => Promise.reject(new TypeError('Failed to fetch')),
    'GET /api/mascots/slug/tux': { body: mascot() },
  });
  renderAt('/mascotdx/tux');
  await userEvent.click(await screen.findByRole('button', { name: 'Random' }));
  expect((await screen.findAllByText('Failed to load mascots. Please try again.'))[0]).toBeVisible();
  fakeServer({
    [LIST]: pageOf([mascot({ id: 7, name: 'Domo', slug: 'domo' })]),
    'GET /api/mascots/slug/domo': { body: mascot({ id: 7, name: 'Domo', slug: 'domo' }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Random' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Domo' })).toBeVisible();
});

test('related mascots load on scrolling: of the same type, then of the same industry', async () => {
  let onIntersection: IntersectionObserverCallback = () => undefined;
  const OriginalObserver = window.IntersectionObserver;
  window.IntersectionObserver = class extends OriginalObserver {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      onIntersection = callback;
    }
  };
  const calls = fakeServer({
    [LIST]: pageOf([mascot(), mascot({ id: 2, name: 'Octocat', slug: 'octocat' })]),
    'GET /api/mascots/slug/tux': { body: mascot() },
  });
  renderAt('/mascotdx/tux');
  await screen.findByRole('article');
  expect(calls.some(({ path }) => path.startsWith('/api/mascots?'))).toBe(false);
  const { IntersectionObserver: Observer } = window;
  const entry: Pick<IntersectionObserverEntry, 'isIntersecting'> = { isIntersecting: true };
  act(() => onIntersection([entry as IntersectionObserverEntry], new Observer(onIntersection)));
  expect(await screen.findByRole('heading', { name: 'Related Mascots' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Octocat' })).toHaveAttribute('href', '/mascotdx/octocat');
  expect(screen.queryByRole('link', { name: 'Tux' })).toBeNull();
  const listQueries = calls.filter(({ path }) => path.startsWith('/api/mascots?')).map(queryOf);
  expect(listQueries.map((query) => [query.get('type'), query.get('industry')])).toEqual([
    ['Animal', null],
    [null, 'Technology'],
  ]);
  window.IntersectionObserver = OriginalObserver;
});
