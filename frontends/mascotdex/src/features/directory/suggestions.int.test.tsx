import type { MascotSuggestions } from '@marcel/contracts';
import { fakeServer } from '@marcel/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { mascot, pageOf, rejection } from '../../shared/testing/mascots';
import { DIRECTORY_TEXTS } from './choices';

const user = userEvent.setup({ delay: null });
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const suggestionsOf = (names: string[], isNear = false): { body: MascotSuggestions } => ({
  body: {
    suggestions: names.map((name, id) => ({ id: id + 1, name, brand: `Brand of ${name}`, slug: name, imageUrl: null })),
    isNear,
  },
});

async function type(text: string, answer: { body?: MascotSuggestions; status?: number }, mascots = [mascot()]) {
  const calls = fakeServer({ 'GET /api/mascots': pageOf(mascots), 'GET /api/mascots/suggestions': () => answer });
  renderAt('/mascotdx');
  await screen.findByText(mascots.length === 0 ? DIRECTORY_TEXTS.listEmpty : /^1 mascot/);
  await user.type(screen.getByRole('searchbox'), text);
  await waitFor(() => expect(calls.at(-1)?.path).toContain(text));
}
const links = () => within(screen.getByRole('search')).queryAllByRole('link');

test('Escape and a focus elsewhere close the suggestions, and the input stays', async () => {
  await type('pe', suggestionsOf(['Penguin']));
  await screen.findByText('1 suggestion');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(links()).toEqual([]);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('pe');
  await user.type(screen.getByRole('searchbox'), 'n');
  await screen.findByText('1 suggestion');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(links()).toEqual([]);
});

test('Enter shows the results, and late suggestions do not open', async () => {
  await type('pe', suggestionsOf(['Penguin']));
  await screen.findByText('1 suggestion');
  await user.keyboard('{Enter}');
  expect(links()).toEqual([]);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(links()).toEqual([]);
});

test('shows no error when suggestions fail', async () => {
  await type('tu', { status: 500 });
  expect(links()).toEqual([]);
  expect(screen.getByRole('article')).toBeInTheDocument();
});

test('shows no suggestions over a failed list, so that Retry can be pressed', async () => {
  let works = true;
  fakeServer({
    'GET /api/mascots': (call) => (works ? pageOf([mascot()])(call) : rejection(500, 'broken')),
    'GET /api/mascots/suggestions': () => suggestionsOf(['Penguin']),
  });
  renderAt('/mascotdx');
  await screen.findByRole('article');
  works = false;
  await user.type(screen.getByRole('searchbox'), 'pe');
  expect(await screen.findByText(DIRECTORY_TEXTS.listFailed)).toBeVisible();
  await waitFor(() => expect(links()).toEqual([]));
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article')).toBeVisible();
});
