import { fakeServer } from '@marcel/kit/testing';
import { act, screen } from '@testing-library/react';
import { OFFLINE_TEXT } from '../shared/failure/OfflineNote';
import { mascot, pageOf } from '../shared/testing/mascots';
import { renderAt } from './testing/render-at';

const LIST = 'GET /api/mascots';
const FAILED = 'Failed to load mascots. Please try again.';

const cutOff = () => Promise.reject(new TypeError('Failed to fetch'));
function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

test('a list that failed says that one is offline, and comes by itself when the connection is back', async () => {
  setOnline(false);
  fakeServer({ [LIST]: cutOff });
  renderAt('/mascotdx');
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.getByText(OFFLINE_TEXT)).toBeVisible();
  fakeServer({ [LIST]: pageOf([mascot()]) });
  setOnline(true);
  expect(await screen.findByRole('link', { name: 'Tux' })).toBeVisible();
});

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
