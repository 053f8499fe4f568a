import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { lazyComponent } from './lazy-component';

// React throttles late content.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('loads its code when it is rendered, and again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(async () => () => <p>Here it is</p>).mockRejectedValueOnce(new Error('gone'));
  const Lazy = lazyComponent(load);
  expect(load).not.toHaveBeenCalled();
  render(
    <ErrorBoundary>
      <Suspense fallback="Opening...">
        <Lazy />
      </Suspense>
    </ErrorBoundary>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('reports the lost connection, and loads by itself when it is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const missingChunk = Object.assign(new Error('Loading chunk 4 failed'), { name: 'ChunkLoadError', request: '/4.js' });
  const load = jest
    .fn(async () => () => <p>Here it is</p>)
    .mockRejectedValueOnce(missingChunk)
    .mockRejectedValueOnce(missingChunk);
  const reload = jest.fn();
  const Lazy = lazyComponent(load);
  render(
    <ErrorBoundary
      title="Mascotdex"
      onRetry={reload}
      frame={(content) => <section aria-label="Window">{content}</section>}
    >
      <Suspense fallback="Opening...">
        <Lazy />
      </Suspense>
    </ErrorBoundary>,
  );
  const expectOfflineNotice = async () =>
    within(await screen.findByRole('region', { name: 'Window' })).findByRole('alert', { name: 'No connection' });
  fireEvent.click(within(await expectOfflineNotice()).getByRole('button', { name: 'Try Again' }));
  expect(await expectOfflineNotice()).toBeInTheDocument();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
});
