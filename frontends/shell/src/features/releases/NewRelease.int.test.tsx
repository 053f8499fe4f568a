import { fakeServer, renderApp } from '@marcel/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { recordLoaded } from '../../shared/remotes/loaded-remotes';
import { NewRelease, RELEASE_POLL_MS } from './components/NewRelease';

const entry = { name: 'mascotdex', entry: '/remotes/mascotdex/mf-manifest.json' };
const NOTICE = 'A new version is available.';

const list = (...remotes: object[]) => fakeServer({ 'GET /remotes.json': { body: { remotes } } });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a newer release', () => {
  it.each([
    ['does not run here', [{ name: 'studio', entry: '/s', release: '2.0.0-c' }]],
    ['is no longer installed', []],
  ])('is not offered when the remote %s', async (_, remotes) => {
    recordLoaded({ ...entry, release: '1.0.0-a' });
    list(...remotes);
    renderApp(<NewRelease />);
    await pass(RELEASE_POLL_MS);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is checked when the page becomes visible, and never while it is hidden', async () => {
    recordLoaded({ ...entry, release: '1.0.0-a' });
    const calls = list({ ...entry, release: '1.1.0-b' });
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    renderApp(<NewRelease />);
    await pass(10 * RELEASE_POLL_MS);
    expect(calls).toEqual([]);
    hidden.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await pass(0);
    expect(screen.getByText(NOTICE)).toBeVisible();
  });
});
