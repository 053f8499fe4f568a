import { fakeServer, renderApp } from '@marcel/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Gallery from '../../app/Gallery';
import { useLocation } from 'react-router-dom';
import { galleryItem, galleryOf, ownItem, queryOf } from '../../shared/testing/records';

const GALLERY = 'GET /api/gallery';
const hug = galleryItem();
const drawing = galleryItem({ id: 'drawing-5', type: 'drawings', recordId: 5, userName: 'Artist', likes: 1 });
const image = galleryItem({
  id: 'gen-7',
  type: 'generated',
  recordId: 7,
  userName: null,
  likes: 0,
  prompt: 'A dog on the moon',
  improvedPrompt: 'A blue dog on the moon, starlit',
});

const counts = { hugs: 152, drawings: 20, generated: 8 };
const all = [image, drawing, hug];
const server = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    ...answers,
    [GALLERY]: (call) => {
      const { kinds, sort } = queryOf(call);
      const items = all.filter(({ type }) => kinds?.split(',').includes(type) ?? true);
      return galleryOf(sort === 'likes' ? items.toReversed() : items, { counts });
    },
  });

const names = async () => (await screen.findAllByRole('article')).map((card) => card.getAttribute('aria-label'));

beforeEach(() => localStorage.setItem('liked', '[]'));

test('keeps sort order and types in the address', async () => {
  server();
  const Address = () => <output data-testid="address">{useLocation().search}</output>;
  const { unmount } = renderApp(
    <>
      <Gallery />
      <Address />
    </>,
    { path: '/?window=gallery' },
  );
  await names();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Most Liked');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marcel Drawings (20)' }));
  await waitFor(async () => expect(await names()).toEqual(['Hug of Ada', 'Image 7']));
  const address = screen.getByTestId('address').textContent;
  expect(new URLSearchParams(address)).toEqual(
    new URLSearchParams({ window: 'gallery', sort: 'likes', kinds: 'hugs,generated' }),
  );
  unmount();
  renderApp(<Gallery />, { path: `/${address}` });
  await waitFor(async () => expect(await names()).toEqual(['Hug of Ada', 'Image 7']));
  expect(screen.getByLabelText('Sort by')).toHaveValue('likes');
  expect(screen.getByRole('checkbox', { name: 'Marcel Drawings (20)' })).not.toBeChecked();
});

test('each type has a total, a badge and a filter', async () => {
  server();
  renderApp(<Gallery />);
  const hugs = await screen.findByRole('checkbox', { name: 'Marcel Hugs (152)' });
  expect(screen.getByRole('checkbox', { name: 'Marcel Drawings (20)' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'AI Images (8)' })).toBeChecked();
  const badges = [screen.getByText('Hug'), screen.getByText('Drawing'), screen.getByText('Txt2img')];
  badges.forEach((badge) => expect(badge).toBeVisible());
  await userEvent.click(hugs);
  await waitFor(async () => expect(await names()).toEqual(['Image 7', 'Drawing 5']));
});

test('loads more pictures on request, after the listed ones', async () => {
  fakeServer({
    [GALLERY]: (call) =>
      queryOf(call).after === 'here' ? galleryOf([hug], { counts }) : galleryOf([image], { counts, next: 'here' }),
  });
  renderApp(<Gallery />);
  expect(await screen.findByText('Showing 1 of 180 pictures')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more pictures' }));
  expect(await screen.findByRole('article', { name: 'Hug of Ada' })).toBeVisible();
  expect(await names()).toEqual(['Image 7', 'Hug of Ada']);
  expect(screen.queryByRole('button', { name: 'Show more pictures' })).not.toBeInTheDocument();
});

test('a like counts at once and cannot be repeated', async () => {
  const liked = galleryItem({ ...image, id: 'gen-8', recordId: 8 });
  fakeServer({ [GALLERY]: galleryOf([liked]), 'POST /api/images/8/like': { body: { id: 8, likes: 1 } } });
  renderApp(<Gallery />);
  await userEvent.click(await screen.findByRole('button', { name: 'Like Image 8, 0 likes' }));
  expect(await screen.findByRole('button', { name: 'Like Image 8, 1 like' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['Hug of Ada', `/api/marcel-hugging/${hug.recordId}/report`],
  ['Drawing 5', '/api/marcel-hugging/5/report'],
  ['Image 7', '/api/images/7/report'],
])('%s can be reported from its details', async (name, path) => {
  const calls = server({ [`POST ${path}`]: { status: 202 } });
  renderApp(<Gallery />);
  const card = within(await screen.findByRole('article', { name }));
  expect(card.getAllByRole('button')).toHaveLength(2);
  await userEvent.click(card.getByRole('button', { name: `Open ${name}` }));
  await userEvent.click(await screen.findByRole('button', { name: `Report ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Report ${name}` }));
  await userEvent.click(dialog.getByLabelText('Something else'));
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await screen.findByRole('button', { name: `Reported ${name}` })).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map((call) => call.path)).toEqual([path]);
});

test.each([
  [[], 'No images yet'],
  [['Marcel Drawings (0)', 'AI Images (0)'], 'No Marcel hugs yet'],
  [['Marcel Hugs (0)', 'Marcel Drawings (0)'], 'No images generated yet'],
  [['Marcel Hugs (0)', 'Marcel Drawings (0)', 'AI Images (0)'], 'Choose at least one type'],
])('without %p an empty gallery says "%s"', async (unticked, text) => {
  fakeServer({ [GALLERY]: galleryOf([]) });
  renderApp(<Gallery />);
  await screen.findByText('No images yet');
  for (const name of unticked) await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByText(text)).toBeVisible();
});

test('announces each change of the number of pictures', async () => {
  server();
  renderApp(<Gallery />);
  const count = await screen.findByText('180 pictures');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marcel Drawings (20)' }));
  await waitFor(() => expect(count).toHaveTextContent(/^160 pictures$/));
});

test('a gallery that fails to load can be retried', async () => {
  fakeServer({ [GALLERY]: { status: 500 } });
  renderApp(<Gallery />);
  expect(await screen.findByText('Failed to fetch images')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

describe('the address of a picture', () => {
  const Address = () => <output data-testid="address">{useLocation().search}</output>;
  const entryOf = (part: object) => ({
    body: { originalUrl: null, words: null, previousId: null, nextId: null, similar: [], ...part },
  });
  const entries = {
    'GET /api/gallery/gen-7': entryOf({
      item: image,
      nextId: 'drawing-5',
      words: { understood: ['moon'], unknown: ['quickly'], mended: [] },
      similar: [hug],
    }),
    'GET /api/gallery/drawing-5': entryOf({ item: drawing, previousId: 'gen-7', originalUrl: '/pictures/line.webp' }),
    'GET /api/gallery/hug-1': entryOf({ item: hug }),
  };
  const open = (path: string, answers: Parameters<typeof fakeServer>[0] = {}) => {
    const calls = server({ ...entries, ...answers });
    renderApp(
      <>
        <Gallery />
        <Address />
      </>,
      { path },
    );
    return calls;
  };
  const findDialog = (name: string) => screen.findByRole('dialog', { name });

  test('opens it, and buttons and arrow keys lead to its neighbors', async () => {
    open('/?window=gallery&item=gen-7');
    const first = within(await findDialog('A dog on the moon'));
    await first.findByText('moon');
    expect(first.getByText('quickly')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Next Picture' }));
    const second = within(await findDialog('Drawn by a visitor'));
    expect(await second.findByAltText('The drawing that became Drawing 5')).toBeVisible();
    expect(document.querySelector('output')).toHaveTextContent('?window=gallery&item=drawing-5');
    second.getByRole('button', { name: 'Close Details' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(await findDialog('A dog on the moon')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(await findDialog('A dog on the moon')).toBeVisible();
  });

  test('is left for a similar picture, and for the gallery when it closes', async () => {
    open('/?window=gallery&item=gen-7');
    const similar = within(await screen.findByRole('region', { name: 'More like this' }));
    await userEvent.click(similar.getByRole('button', { name: 'Hug of Ada' }));
    const dialog = within(await findDialog('Hug of Ada'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close Details' }));
    expect(document.querySelector('output')).toHaveTextContent(/^\?window=gallery$/);
  });

  test('gives the page its title until it is closed', async () => {
    open('/?window=gallery&item=gen-7');
    const dialog = within(await findDialog('A dog on the moon'));
    expect(document.title).toBe('A dog on the moon - Marcel OS');
    await userEvent.click(dialog.getByRole('button', { name: 'Close Details' }));
    expect(document.title).toBe('Gallery - Marcel OS');
  });

  test('reports a similar picture that is not ready yet', async () => {
    const similarImage = (part: object) => galleryItem({ ...image, imageUrl: null, storagePath: null, ...part });
    const similar = [
      similarImage({ id: 'gen-8', prompt: 'Soon', status: 'processing' }),
      similarImage({ id: 'gen-9', prompt: 'Never', status: 'failed' }),
      similarImage({ id: 'gen-10', prompt: 'Gone', status: 'completed' }),
    ];
    open('/?window=gallery&item=gen-7', { 'GET /api/gallery/gen-7': entryOf({ item: image, similar }) });
    const others = within(await screen.findByRole('region', { name: 'More like this' }));
    for (const name of ['Processing Soon', 'Failed Never', 'Image Failed to Load Gone'])
      expect(others.getByRole('button', { name })).toBeVisible();
  });

  test('reports a deleted picture', async () => {
    open('/?window=gallery&item=gen-99');
    expect(await screen.findByText('This picture was not found.')).toBeVisible();
  });

  test('finds an own picture by the key of this browser only', async () => {
    const KEY = 'k'.repeat(43);
    localStorage.setItem('marcel_owner_key', KEY);
    const things = [ownItem('image', 7), ownItem('comment', 3)];
    const calls = open('/?window=gallery', { 'GET /api/mine': { body: { items: things, total: 2, next: null } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Only Mine' }));
    await waitFor(() => expect(calls.some((call) => queryOf(call).ids === 'gen-7')).toBe(true));
    expect(calls.find(({ path }) => path.startsWith('/api/mine'))?.headers.get('x-owner-key')).toBe(KEY);
    expect(screen.getByRole('button', { name: 'Only Mine' })).toHaveAttribute('aria-pressed', 'true');
    localStorage.removeItem('marcel_owner_key');
  });

  test('a visitor without pictures sees that, without a request', async () => {
    localStorage.removeItem('marcel_owner_key');
    const calls = open('/?window=gallery&mine=true');
    expect(await screen.findByText('You have no pictures yet')).toBeVisible();
    expect(calls.some(({ path }) => path.startsWith('/api/mine'))).toBe(false);
  });
});
