import { fakeServer } from '@marcel/kit/testing';
import { act, screen } from '@testing-library/react';
import { OFFLINE_TEXT } from '../shared/failure/failure';
import { mascot } from '../shared/testing/mascots';
import { renderAt } from './testing/render-at';

const cutOff = () => Promise.reject(new TypeError('Failed to fetch'));
function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

test('so does a page of a mascot; while there is a connection nothing is said of it', async () => {
  fakeServer({ 'GET /api/mascots/slug/tux': cutOff });
  renderAt('/mascotdx/tux');
  expect(await screen.findByText('Mascot Not Found', { selector: 'p' })).toBeVisible();
  expect(screen.queryByText(OFFLINE_TEXT)).toBeNull();
  setOnline(false);
  expect(screen.getByText(OFFLINE_TEXT)).toBeVisible();
  fakeServer({ 'GET /api/mascots/slug/tux': { body: mascot() } });
  setOnline(true);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tux' })).toBeVisible();
});
