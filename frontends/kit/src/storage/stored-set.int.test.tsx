import { act, renderHook } from '@testing-library/react';
import { createStoredSet } from './stored-set';

const kept = () => JSON.parse(localStorage.getItem('names') ?? '[]') as string[];
const add = (use: ReturnType<typeof createStoredSet>, text: string) => {
  const { result } = renderHook(() => use(text));
  act(() => result.current[1](true));
};
const isIn = (use: ReturnType<typeof createStoredSet>, text: string) => renderHook(() => use(text)).result.current[0];

beforeEach(() => localStorage.setItem('names', '["Tux"]'));
afterEach(() => jest.restoreAllMocks());

test('what an earlier page has left is there, and nothing else', () => {
  const use = createStoredSet('names', 9);
  expect([isIn(use, 'Tux'), isIn(use, 'Duke')]).toEqual([true, false]);
});

test('a change shows everywhere, and can be taken back', () => {
  const use = createStoredSet('names', 9);
  const [one, other] = [renderHook(() => use('Duke')), renderHook(() => use('Duke'))];
  act(() => one.result.current[1](true));
  expect([one.result.current[0], other.result.current[0]]).toEqual([true, true]);
  expect(kept()).toEqual(['Duke', 'Tux']);
  act(() => other.result.current[1](false));
  expect([one.result.current[0], other.result.current[0]]).toEqual([false, false]);
  expect(kept()).toEqual(['Tux']);
});

test('one is put there and taken away where none is shown, too', () => {
  const use = createStoredSet('names', 2);
  use.set('Duke', true);
  use.set('Octocat', true);
  expect(renderHook(() => use.useAll()).result.current).toEqual(['Octocat', 'Duke']);
  act(() => use.set('Duke', false));
  expect(kept()).toEqual(['Octocat']);
});

test('other tabs are kept in step with, and lose nothing', () => {
  const use = createStoredSet('names', 9);
  const { result } = renderHook(() => use('Octocat'));
  localStorage.setItem('names', '["Octocat","Tux"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'names' })));
  expect(result.current[0]).toBe(true);
  localStorage.setItem('names', '["Of another tab"]');
  act(() => result.current[1](true));
  expect(kept()).toEqual(['Octocat', 'Of another tab']);
});

test('so many are remembered, and no more', () => {
  const use = createStoredSet('names', 2);
  for (const name of ['Duke', 'Octocat']) add(use, name);
  expect(kept()).toEqual(['Octocat', 'Duke']);
});

test('what cannot be stored lasts as long as the page', () => {
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
