import { ROUTES } from '@marcel/contracts';
import { FakeEventStream, fakeServer, renderApp } from '@marcel/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import Gallery from '../../app/Gallery';
import { galleryItem, galleryOf } from '../testing/records';

let stream: FakeEventStream;

const serve = (answers: Parameters<typeof fakeServer>[0]) => {
  const calls = fakeServer(answers);
  const others = globalThis.fetch;
  stream = new FakeEventStream();
  globalThis.fetch = async (path, init = {}) =>
    path === ROUTES.studioEvents ? stream.answer(init) : others(path, init);
  return calls;
};

const send = (data: string) => act(async () => stream.write(`data: ${data}\n\n`));

test('a card follows the progress events, and its list is reloaded at the end', async () => {
  const calls = serve({
    'GET /api/gallery': galleryOf([
      galleryItem({ recordId: 21, status: 'pending', imageUrl: null, storagePath: null }),
    ]),
  });
  const { unmount } = renderApp(<Gallery />);
  await screen.findByRole('progressbar', { name: 'Progress: In queue' });
  await send('not json');
  await send(JSON.stringify({ kind: 'hug', id: 21, status: 'processing', step: 'Painting', progress: 0.6 }));
  expect(await screen.findByRole('progressbar', { name: 'Progress: Processing' })).toHaveAttribute('value', '0.6');
  expect(screen.getByText('Processing', { exact: true })).toBeVisible();
  expect(calls.filter(({ path }) => path.startsWith(ROUTES.gallery))).toHaveLength(1);
  await send(JSON.stringify({ kind: 'hug', id: 21, status: 'completed', step: 'Done', progress: 1 }));
  await waitFor(() => expect(calls.filter(({ path }) => path.startsWith(ROUTES.gallery))).toHaveLength(2));
  unmount();
  expect(stream.closed).toBe(true);
});
