import { OWNER_KEY } from '@marcel/contracts';
import { fakeServer } from '../testing';
import { api } from './api';
import { storeOwnerKey, readOwnerKey, getOrCreateOwnerKey, subscribeToOwnerKey } from './owner-key';

const HEADER = 'x-owner-key';
const OTHER = 'k'.repeat(43);
const IN_PAGE = Symbol.for('marcel_owner_key');

beforeEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, IN_PAGE);
});
afterEach(() => jest.restoreAllMocks());

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('the key is created with the first content, and then stays', () => {
  expect(readOwnerKey()).toBeNull();
  const key = getOrCreateOwnerKey();
  expect(key).toMatch(OWNER_KEY.pattern);
  expect(getOrCreateOwnerKey()).toBe(key);
  Reflect.deleteProperty(window, IN_PAGE);
  expect(readOwnerKey()).toBe(key);
});

test('the key lasts as long as the page when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const key = getOrCreateOwnerKey();
  expect(readOwnerKey()).toBe(key);
});

test('ignores an invalid key', () => {
  storeOwnerKey('too short');
  localStorage.setItem('marcel_owner_key', '<script>');
  expect(readOwnerKey()).toBeNull();
});

test('requests that create content carry the key, and no others', async () => {
  const calls = fakeServer({ 'POST /api/things': {} });
  await api.send('POST', '/api/things');
  await api.send('POST', '/api/things', { sendsOwnerKey: true });
  await api.send('POST', '/api/things', { sendsOwnerKey: true });
  expect(calls.map(({ headers }) => headers.get(HEADER))).toEqual([null, readOwnerKey(), readOwnerKey()]);
});

test('the key of a successful response replaces it, and that of a rejection does not', async () => {
  const answer = { headers: { [HEADER]: OTHER } };
  fakeServer({ 'POST /api/things': answer, 'POST /api/refused': { ...answer, status: 409 } });
  await expect(api.send('POST', '/api/refused', { sendsOwnerKey: true })).rejects.toThrow();
  expect(readOwnerKey()).not.toBe(OTHER);
  await api.send('POST', '/api/things', { sendsOwnerKey: true });
  expect(readOwnerKey()).toBe(OTHER);
});

test('reports a key that changes in another window', () => {
  const changed = jest.fn();
  const end = subscribeToOwnerKey(changed);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'marcel_owner_key' }));
  end();
  window.dispatchEvent(new StorageEvent('storage', { key: 'marcel_owner_key' }));
  expect(changed).toHaveBeenCalledTimes(1);
});
