import type { GalleryEntry } from '@marcel/contracts';
import { fakeServer, toast } from '@marcel/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { galleryItem, image, listOf } from '../testing/records';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

const ENTRY = 'GET /api/gallery/gen-1';

const item = galleryItem({ id: 'gen-1', type: 'generated', prompt: 'A kite', userName: null });
const entry: { body: GalleryEntry } = {
  body: { item, originalUrl: null, words: null, previousId: null, nextId: null, similar: [] },
};
const waiting = image({ status: 'pending', imageUrl: null, storagePath: null });

async function generate(answers: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer({
    'GET /api/images': listOf([]),
    'POST /api/generate-image': { status: 202, body: waiting },
    ...answers,
  });
  renderAt('/image-generator');
  await user.type(await screen.findByRole('textbox', { name: /^Prompt/ }), 'A kite');
  await user.click(screen.getByRole('button', { name: 'Generate Image' }));
  return { calls, dialog: within(await screen.findByRole('dialog', { name: 'Your Image' })) };
}

async function connect(isConnected: boolean): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);
  await act(async () => window.dispatchEvent(new Event(isConnected ? 'online' : 'offline')));
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('repeats failed status requests, and reports them after a few attempts', async () => {
  let answer: { status: number } | typeof entry = { status: 500 };
  const { calls, dialog } = await generate({ [ENTRY]: () => answer });
  const statusRequests = () => calls.filter(({ path }) => path.startsWith('/api/gallery/')).length;
  expect(await dialog.findByText(/^This takes longer than usual/)).toBeVisible();
  expect(dialog.getByRole('status')).toHaveTextContent(/^This takes longer than usual/);
  expect(statusRequests()).toBe(3);
  answer = entry;
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByAltText('Your new picture')).toBeVisible();
  expect(statusRequests()).toBe(4);
  expect(dialog.getByRole('heading', { name: 'Your Image' })).toHaveFocus();
});

test('continues by itself after a request without a response', async () => {
  let attempts = 0;
  const { dialog } = await generate({ [ENTRY]: () => (++attempts < 3 ? { status: 500 } : entry) });
  expect(await dialog.findByAltText('Your new picture')).toBeVisible();
});

test('reports the lost connection, and shows the picture when it is back', async () => {
  const { dialog } = await generate({
    [ENTRY]: () => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch');
      return entry;
    },
    'POST /api/generate-image': async () => {
      await connect(false);
      return { status: 202, body: waiting };
    },
  });
  expect(await dialog.findByText(/^You seem to be offline/)).toBeVisible();
  await connect(true);
  expect(await dialog.findByAltText('Your new picture')).toBeVisible();
});

test('shows why a request failed offline', async () => {
  const { dialog } = await generate({
    'POST /api/generate-image': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to generate image. Please try again.');
  expect(alert).not.toHaveTextContent('offline');
  await connect(false);
  expect(alert).toHaveTextContent('You seem to be offline.');
});

test('reports a failure after its window was closed', async () => {
  let status: 'processing' | 'failed' = 'processing';
  const failedAnswer = () => ({
    body: { ...entry.body, item: { ...item, status, failureReason: 'The brushes broke' } },
  });
  await generate({ [ENTRY]: failedAnswer });
  await user.click(screen.getByRole('button', { name: 'Close Your Image' }));
  status = 'failed';
  expect(await toast('The brushes broke')).not.toHaveLength(0);
});

test('shows stripes in place of a picture until it is loaded', async () => {
  const { dialog } = await generate({ [ENTRY]: entry });
  const picture = await dialog.findByAltText('Your new picture');
  expect(picture.previousElementSibling).toBeVisible();
  expect(picture).toHaveAttribute('data-loaded', 'false');
  await act(async () => fireEvent.load(picture));
  expect(picture.previousElementSibling).toBeNull();
  expect(picture).toHaveAttribute('data-loaded', 'true');
});

test('reports a picture that failed to load, and can reload it', async () => {
  const { dialog } = await generate({ [ENTRY]: entry });
  fireEvent.error(await dialog.findByAltText('Your new picture'));
  fireEvent.error(await dialog.findByAltText('Your new picture'));
  expect(dialog.getByText('The picture could not be loaded')).toBeVisible();
  expect(dialog.queryByAltText('Your new picture')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(dialog.getByRole('heading', { name: 'Your Image' })).toHaveFocus();
  const reloaded = dialog.getByAltText('Your new picture');
  expect(reloaded).toHaveAttribute('src', '/pictures/ada.webp');
  await act(async () => fireEvent.load(reloaded));
  expect(dialog.queryByText('The picture could not be loaded')).not.toBeInTheDocument();
});
