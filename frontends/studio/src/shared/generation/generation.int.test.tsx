import { ROUTES, type GalleryEntry } from '@marcel/contracts';
import { address, FakeEventStream, fakeServer, toast } from '@marcel/kit/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { galleryItem, image, listOf, rejection } from '../testing/records';

beforeEach(() => sessionStorage.clear());

const LIST = 'GET /api/images';
const CREATE = 'POST /api/generate-image';
const ENTRY = 'GET /api/gallery/gen-1';

const item = galleryItem({ id: 'gen-1', type: 'generated', prompt: 'A quantum pengiun', userName: null });
const entry = (part: Partial<GalleryEntry> = {}): { body: GalleryEntry } => ({
  body: {
    item,
    originalUrl: null,
    words: { understood: ['penguin'], unknown: ['quantum'], mended: [{ typed: 'pengiun', meant: 'penguin' }] },
    previousId: null,
    nextId: null,
    similar: [],
    ...part,
  },
});

const waiting = image({ status: 'pending', imageUrl: null, storagePath: null });

async function generate(answers: Parameters<typeof fakeServer>[0], stream?: FakeEventStream) {
  const calls = fakeServer({ [LIST]: listOf([]), [CREATE]: { status: 202, body: waiting }, ...answers });
  const others = globalThis.fetch;
  if (stream)
    globalThis.fetch = async (path, init = {}) =>
      path === ROUTES.studioEvents ? stream.answer(init) : others(path, init);
  renderAt('/image-generator');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Prompt/ }), 'A quantum pengiun');
  await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
  return { calls, dialog: within(await screen.findByRole('dialog', { name: 'Your Image' })) };
}

test('resumes watching a running generation after a reload, until it is finished', async () => {
  let status: 'processing' | 'completed' = 'processing';
  const { calls } = await generate({ [ENTRY]: () => entry({ item: { ...item, status } }) });
  cleanup();
  renderAt('/image-generator');
  const dialogAfterReload = within(await screen.findByRole('dialog', { name: 'Your Image' }));
  expect(dialogAfterReload.getByRole('progressbar')).toBeVisible();
  cleanup();
  status = 'completed';
  renderAt('/image-generator');
  expect(await screen.findByAltText('Your new picture')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'New picture' }));
  expect(screen.getByRole('textbox', { name: /^Prompt/ })).toHaveValue('A quantum pengiun');
  cleanup();
  renderAt('/image-generator');
  expect(await screen.findByRole('button', { name: 'Generate Image' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('reports after a reload that the generation was deleted', async () => {
  let answer: ReturnType<typeof entry> | ReturnType<typeof rejection> = entry({ item: { ...item, status: 'pending' } });
  await generate({ [ENTRY]: () => answer });
  cleanup();
  answer = rejection(404, 'There is no such picture');
  renderAt('/image-generator');
  expect(await screen.findByRole('alert')).toHaveTextContent('This picture was deleted.');
});

test('shows the picture when the stream reports it as done', async () => {
  const stream = new FakeEventStream();
  let status: 'processing' | 'completed' = 'processing';
  const { dialog } = await generate({ [ENTRY]: () => entry({ item: { ...item, status } }) }, stream);
  expect(await toast('Image generation started!')).not.toHaveLength(0);
  const doneEvent = { kind: 'image', id: 1, status: 'completed', step: 'Done', progress: 1 };
  await act(async () => stream.write(`data: ${JSON.stringify(doneEvent)}\n\n`));
  expect(await dialog.findByText(/Finishing/)).toBeVisible();
  status = 'completed';
  await act(async () => stream.write(`data: ${JSON.stringify(doneEvent)}\n\n`));
  expect(await dialog.findByAltText('Your new picture')).toBeVisible();
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close Your Image' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes it and restores the focus', async (_, close) => {
  const { dialog } = await generate({ [ENTRY]: entry() });
  await dialog.findByAltText('Your new picture');
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Generate Image' })).toHaveFocus();
});

test('opens the picture when copying fails, so that the address bar has its link', async () => {
  const user = userEvent.setup();
  const { dialog } = await generate({ [ENTRY]: entry() });
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(await dialog.findByRole('button', { name: 'Share A quantum pengiun' }));
  expect(await toast('Please copy the link manually from your address bar.')).not.toHaveLength(0);
  expect(address()).toBe('/?window=gallery&item=gen-1');
  write.mockRestore();
});

test('uses the share dialog of the device, and copies nothing', async () => {
  const shared: unknown[] = [];
  const share = async (link: unknown) => void shared.push(link);
  Object.assign(navigator, { share, canShare: () => true });
  const { dialog } = await generate({ [ENTRY]: entry() });
  await userEvent.click(await dialog.findByRole('button', { name: 'Share A quantum pengiun' }));
  expect(shared).toEqual([{ title: 'A quantum pengiun', url: 'http://localhost/?window=gallery&item=gen-1' }]);
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

test('offers no retry for a permanent rejection', async () => {
  const { dialog } = await generate({ [CREATE]: rejection(415, 'That is no picture'), [ENTRY]: entry() });
  expect(await dialog.findByRole('alert')).toHaveTextContent('That is no picture');
  expect(dialog.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'New picture' })).toBeVisible();
});

test('shows why a generation failed', async () => {
  const outcome = { failureReason: 'The brushes broke', imageUrl: null, storagePath: null };
  const failed = { ...item, status: 'failed', ...outcome } as const;
  const { dialog } = await generate({ [ENTRY]: entry({ item: failed }) });
  expect(await dialog.findByRole('alert')).toHaveTextContent('The brushes broke');
  expect(dialog.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('shows that a moderator checks the picture first, and does not poll it', async () => {
  const { calls, dialog } = await generate({ [CREATE]: { status: 202, body: { ...waiting, hidden: true } } });
  expect(await dialog.findByText('It will appear in the gallery after review.')).toBeVisible();
  expect(calls.some(({ path }) => path.startsWith('/api/gallery/'))).toBe(false);
});
