import { address, fakeServer, renderPage, type FakeAnswer } from '@marcel/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RUN_TEXTS } from '../../finder/finder-texts';
import { RunDialog } from './RunDialog';

const KEPT = 'marcel_run';
const suggested = (names: readonly string[], isNear = false): FakeAnswer => ({
  body: {
    suggestions: names.map((name, id) => ({
      id: id + 1,
      name,
      brand: 'Linux',
      slug: name.toLowerCase(),
      imageUrl: null,
    })),
    isNear,
  },
});

let onClose: jest.Mock;
type Answering = () => Promise<FakeAnswer>;
function open(mascots: FakeAnswer | Answering = suggested([])) {
  onClose = jest.fn();
  fakeServer({ 'GET /api/mascots/suggestions': mascots, 'GET /remotes.json': { body: { remotes: [] } } });
  return renderPage(<RunDialog onClose={onClose} />, '/');
}

const field = () => screen.getByRole('combobox', { name: RUN_TEXTS.label });
const run = (text: string) => userEvent.type(field(), `${text}{Enter}`);
const kept = (): unknown => JSON.parse(localStorage.getItem(KEPT) ?? '[]');

beforeEach(() => localStorage.clear());

test.each([
  ['/mascotdx/tux', '/mascotdx/tux'],
  ['draw MARCEL', '/draw-marcel'],
  ['Display Settings', '/?window=display'],
  [`${window.location.origin}/mascotdx?page=2`, '/mascotdx?page=2'],
])('%s is opened and remembered', async (text, to) => {
  open();
  await run(text);
  await screen.findByText(to);
  expect(address()).toBe(to);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(kept()).toEqual([text]);
});

test('what is an address of this site is said to be one while it is typed', async () => {
  open();
  await userEvent.type(field(), '/mascotdx/tux');
  expect(screen.getByText(RUN_TEXTS.here)).toHaveRole('status');
  await userEvent.clear(field());
  await userEvent.type(field(), '//mascotdx');
  expect(screen.queryByText(RUN_TEXTS.here)).not.toBeInTheDocument();
});

test('a mascot is opened by its name, also when others are called like it', async () => {
  open(suggested(['Tuxedo', 'Tux']));
  await run('tux');
  await screen.findByText('/mascotdx/tux');
});

test('what only one thing is called like is opened', async () => {
  open();
  await run('hug your');
  await screen.findByText('/marcel-hugs');
});

test.each([
  'javascript:alert(1)',
  '//evil.test/mascotdx',
  'https://evil.test/',
  '/\\evil.test',
  '<script>alert(1)</script>',
  '/no/such/page',
  'x'.repeat(300),
])('%s is not found, and the dialog says so', async (text) => {
  open();
  await userEvent.click(field());
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(RUN_TEXTS.unknown(text));
  expect(address()).toBe('/');
  expect(onClose).not.toHaveBeenCalled();
  expect(kept()).toEqual([]);
  await userEvent.type(field(), 'y');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a name that several have is to be chosen from the list', async () => {
  open(suggested(['Marcella']));
  await run('marcel');
  expect(await screen.findByRole('alert')).toHaveTextContent(RUN_TEXTS.several('marcel'));
  await screen.findByRole('option', { name: /Marcella/ });
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(address()).toBe('/mascotdx/marcella');
});

test('a name that is nearly right opens nothing by itself', async () => {
  open(suggested(['Tux'], true));
  await run('tuks');
  expect(await screen.findByRole('alert')).toHaveTextContent(RUN_TEXTS.unknown('tuks'));
  expect(await screen.findByRole('option', { name: /Tux/ })).toBeVisible();
});

test('the server that does not answer is told', async () => {
  open({ status: 503 });
  await run('tux');
  expect(await screen.findByRole('alert')).toHaveTextContent(RUN_TEXTS.away('tux'));
});

describe('while the server has not answered', () => {
  let answer: (answer: FakeAnswer) => void;
  const answering = jest.fn<Promise<FakeAnswer>, []>(() => new Promise((resolve) => (answer = resolve)));
  beforeEach(() => answering.mockClear());
  const looking = () => screen.findByRole('button', { name: RUN_TEXTS.looking });

  test('Enter opens what the field shows now, and nothing comes of what it showed before', async () => {
    open(answering);
    await run('octocat');
    await looking();
    await userEvent.clear(field());
    expect(screen.getByRole('button', { name: RUN_TEXTS.ok })).toBeVisible();
    await run('readme');
    await screen.findByText('/?window=readme');
    await act(async () => answer(suggested(['Octocat'])));
    expect(address()).toBe('/?window=readme');
    expect(kept()).toEqual(['readme']);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('another letter takes the question back, and nothing is told of a server that was not waited for', async () => {
    open(answering);
    await userEvent.type(field(), 'octocat');
    await waitFor(() => expect(answering).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{Enter}');
    await looking();
    await userEvent.keyboard('s');
    await screen.findByRole('button', { name: RUN_TEXTS.ok });
    await act(async () => answer(suggested(['Octocat'])));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(address()).toBe('/');
  });
});

test('the last five are offered again, the latest first', async () => {
  localStorage.setItem(KEPT, JSON.stringify(['/a', '/b', 'gallery', '/d', '/e']));
  const { unmount } = open();
  const before = within(screen.getByRole('listbox', { name: RUN_TEXTS.before }));
  expect(before.getAllByRole('option')).toHaveLength(5);
  await userEvent.click(before.getByText('gallery'));
  await screen.findByText('/?window=gallery');
  expect(kept()).toEqual(['gallery', '/a', '/b', '/d', '/e']);
  unmount();
  open();
  await run('/mascotdx');
  expect(kept()).toEqual(['/mascotdx', 'gallery', '/a', '/b', '/d']);
});

test('private addresses are opened, and not remembered; what cannot be read of the others is as if it were not there', async () => {
  localStorage.setItem(KEPT, '{"evil":1}');
  open();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await run('/mascotdx/status/secret-key');
  await screen.findByText('/mascotdx/status/secret-key');
  expect(kept()).toEqual({ evil: 1 });
});

test('nothing typed opens nothing, and Cancel leaves', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: RUN_TEXTS.ok }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: RUN_TEXTS.cancel }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
