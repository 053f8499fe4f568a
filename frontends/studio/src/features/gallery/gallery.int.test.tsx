import { fakeServer, renderApp } from '@marcel/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Gallery from '../../app/Gallery';
import { galleryItem, galleryOf, queryOf } from '../../shared/testing/records';

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

/** Answers as the server does, with more of each type than it shows. */
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

test('hugs, drawings and images are shown together, newest first, or most liked first', async () => {
  server();
  renderApp(<Gallery />);
  expect((await names())[0]).toBe('Image 7');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Most Liked');
  await waitFor(async () => expect(await names()).toEqual(['Hug of Ada', 'Drawing 5', 'Image 7']));
});

test('each kind has a count over everything, a badge and a filter', async () => {
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

test('more pictures come on demand, behind those that are there', async () => {
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

test('a card opens into a dialog with both prompts, which closes again', async () => {
  server();
  renderApp(<Gallery />);
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Image 7' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Image 7' }));
  expect(dialog.getByText('A dog on the moon')).toBeVisible();
  expect(dialog.getByText('A blue dog on the moon, starlit')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close Details' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a like in the gallery counts at once, and is disabled once it is pressed', async () => {
  const liked = galleryItem({ ...image, id: 'gen-8', recordId: 8 });
  fakeServer({
    [GALLERY]: galleryOf([liked]),
    'POST /api/images/8/like': { body: { id: 8, likes: 1 } },
  });
  renderApp(<Gallery />);
  await userEvent.click(await screen.findByRole('button', { name: 'Like Image 8, 0 likes' }));
  expect(await screen.findByRole('button', { name: 'Like Image 8, 1 like' })).toBeDisabled();
});

test.each([
  ['Hug of Ada', `/api/marcel-hugging/${hug.recordId}/report`],
  ['Drawing 5', '/api/marcel-hugging/5/report'],
  ['Image 7', '/api/images/7/report'],
])('%s can be reported from its card', async (name, path) => {
  const calls = server({ [`POST ${path}`]: { status: 202 } });
  renderApp(<Gallery />);
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
  [['Marcel Hugs (0)', 'Marcel Drawings (0)', 'AI Images (0)'], 'No images yet'],
])('without %p an empty gallery says "%s"', async (unticked, text) => {
  fakeServer({ [GALLERY]: galleryOf([]) });
  renderApp(<Gallery />);
  await screen.findByText('No images yet');
  for (const name of unticked) await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByText(text)).toBeVisible();
});

test('a gallery that cannot be loaded is told with a way to try again', async () => {
  fakeServer({ [GALLERY]: { status: 500 } });
  renderApp(<Gallery />);
  expect(await screen.findByText('Failed to fetch images')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a picture that a newer server tells otherwise leaves the others, and is shown as well as can be', async () => {
  const poster = {
    ...image,
    id: 'poster-9',
    recordId: 9,
    type: 'posters',
    status: 'framed',
    prompt: undefined,
    frame: 'gold',
  };
  fakeServer({
    [GALLERY]: { body: { items: [poster, { ...hug, recordId: undefined }, drawing], counts, next: null } },
  });
  renderApp(<Gallery />);
  expect(await names()).toEqual(['posters', 'Drawing 5']);
  expect(screen.getByText('framed')).toBeVisible();
});
