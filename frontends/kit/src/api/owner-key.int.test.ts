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

test('there is none until something is made, and then one for good', () => {
  expect(readOwnerKey()).toBeNull();
  const key = getOrCreateOwnerKey();
  expect(key).toMatch(OWNER_KEY.pattern);
  expect(getOrCreateOwnerKey()).toBe(key);
  Reflect.deleteProperty(window, IN_PAGE);
  expect(readOwnerKey()).toBe(key);
});

test('it lasts as long as the page where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const key = getOrCreateOwnerKey();
  expect(readOwnerKey()).toBe(key);
});

test('what is none is neither kept nor sent', () => {
  storeOwnerKey('too short');
  localStorage.setItem('marcel_owner_key', '<script>');
  expect(readOwnerKey()).toBeNull();
});

test('what makes something carries it, and nothing else does', async () => {
  const calls = fakeServer({ 'POST /api/things': {} });
  await api.send('POST', '/api/things');
  await api.send('POST', '/api/things', { sendsOwnerKey: true });
  await api.send('POST', '/api/things', { sendsOwnerKey: true });
  expect(calls.map(({ headers }) => headers.get(HEADER))).toEqual([null, readOwnerKey(), readOwnerKey()]);
});

test('the key that the server gives takes its place, and that of a rejection does not', async () => {
  const answer = { headers: { [HEADER]: OTHER } };
  fakeServer({ 'POST /api/things': answer, 'POST /api/refused': { ...answer, status: 409 } });
  await expect(api.send('POST', '/api/refused', { sendsOwnerKey: true })).rejects.toThrow();
  expect(readOwnerKey()).not.toBe(OTHER);
  await api.send('POST', '/api/things', { sendsOwnerKey: true });
  expect(readOwnerKey()).toBe(OTHER);
});

test('a key that changes in another window is reported', () => {
  const changed = jest.fn();
  const end = subscribeToOwnerKey(changed);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'marcel_owner_key' }));
  end();
  window.dispatchEvent(new StorageEvent('storage', { key: 'marcel_owner_key' }));
  expect(changed).toHaveBeenCalledTimes(1);
});
