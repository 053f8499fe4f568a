import { act, renderHook } from '@testing-library/react';
import { createStoredSet } from './stored-set';

const storedNames = () => JSON.parse(localStorage.getItem('names') ?? '[]') as string[];
const add = (use: ReturnType<typeof createStoredSet>, text: string) => {
  const { result } = renderHook(() => use(text));
  act(() => result.current[1](true));
};
const isIn = (use: ReturnType<typeof createStoredSet>, text: string) => renderHook(() => use(text)).result.current[0];

beforeEach(() => localStorage.setItem('names', '["Tux"]'));
afterEach(() => jest.restoreAllMocks());

test('loads the set that an earlier page has stored', () => {
  const use = createStoredSet('names', 9);
  expect([isIn(use, 'Tux'), isIn(use, 'Duke')]).toEqual([true, false]);
});

test('updates every component when a text is added or removed', () => {
  const use = createStoredSet('names', 9);
  const [one, other] = [renderHook(() => use('Duke')), renderHook(() => use('Duke'))];
  act(() => one.result.current[1](true));
  expect([one.result.current[0], other.result.current[0]]).toEqual([true, true]);
  expect(storedNames()).toEqual(['Duke', 'Tux']);
  act(() => other.result.current[1](false));
  expect([one.result.current[0], other.result.current[0]]).toEqual([false, false]);
  expect(storedNames()).toEqual(['Tux']);
});

test('adds and removes a text that no component shows', () => {
  const use = createStoredSet('names', 2);
  use.set('Duke', true);
  use.set('Octocat', true);
  expect(renderHook(() => use.useAll()).result.current).toEqual(['Octocat', 'Duke']);
  act(() => use.set('Duke', false));
  expect(storedNames()).toEqual(['Octocat']);
});

test('merges changes of other tabs', () => {
  const use = createStoredSet('names', 9);
  const { result } = renderHook(() => use('Octocat'));
  localStorage.setItem('names', '["Octocat","Tux"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'names' })));
  expect(result.current[0]).toBe(true);
  localStorage.setItem('names', '["Of another tab"]');
  act(() => result.current[1](true));
  expect(storedNames()).toEqual(['Octocat', 'Of another tab']);
});

test('keeps at most the maximum number of texts', () => {
  const use = createStoredSet('names', 2);
  for (const name of ['Duke', 'Octocat']) add(use, name);
  expect(storedNames()).toEqual(['Octocat', 'Duke']);
});

test('lasts as long as the page when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => null);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full');
  });
  const use = createStoredSet('names', 9);
  const { result } = renderHook(() => use('Duke'));
  act(() => result.current[1](true));
  add(use, 'Octocat');
  expect(result.current[0]).toBe(true);
});
