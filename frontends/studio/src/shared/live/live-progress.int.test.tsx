import { fakeServer, renderApp } from '@marcel/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import Gallery from '../../app/Gallery';
import { listOf, waitingHug } from '../testing/records';

class FakeEvents extends EventTarget {
  static current: FakeEvents | null = null;
  closed = false;
  constructor(readonly address: string) {
    super();
    FakeEvents.current = this;
  }
  close() {
    this.closed = true;
  }
}

const tell = (data: string): void =>
  act(() => void FakeEvents.current?.dispatchEvent(new MessageEvent('message', { data })));

beforeAll(() => Object.assign(globalThis, { EventSource: FakeEvents }));
afterAll(() => Reflect.deleteProperty(globalThis, 'EventSource'));

test('a card moves as the server tells, and its list is read again at the end', async () => {
  const calls = fakeServer({
    'GET /api/marcel-hugging': listOf([waitingHug({ id: 21 })]),
    'GET /api/images': listOf([]),
  });
  const { unmount } = renderApp(<Gallery />);
  await screen.findByRole('progressbar', { name: 'Progress: In queue' });
  tell('not json');
  tell(JSON.stringify({ kind: 'hug', id: 21, status: 'processing', step: 'Painting', progress: 0.6 }));
  expect(await screen.findByRole('progressbar', { name: 'Progress: Processing' })).toHaveAttribute('value', '0.6');
  expect(screen.getByText('Processing', { exact: true })).toBeVisible();
  expect(calls.filter(({ path }) => path === '/api/marcel-hugging')).toHaveLength(1);
  tell(JSON.stringify({ kind: 'hug', id: 21, status: 'completed', step: 'Done', progress: 1 }));
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/marcel-hugging')).toHaveLength(2));
  unmount();
  expect(FakeEvents.current?.closed).toBe(true);
});
