import { act, renderHook } from '@testing-library/react';
import { useDebouncedDraft } from './hooks';

const renderDraft = (value: string) => {
  const onCommit = jest.fn<void, [string]>();
  const hook = renderHook((props: { value: string }) => useDebouncedDraft({ ...props, delayMs: 300, onCommit }), {
    initialProps: { value },
  });
  const type = (text: string) => act(() => hook.result.current[1](text));
  const draft = () => hook.result.current[0];
  return { ...hook, onCommit, type, draft };
};

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows input at once, and commits it once after the pause', () => {
  const { onCommit, type, draft } = renderDraft('');
  type('t');
  pass(299);
  type('tux');
  expect(draft()).toBe('tux');
  pass(299);
  expect(onCommit).not.toHaveBeenCalled();
  pass(1);
  expect(onCommit.mock.calls).toEqual([['tux']]);
});

test('replaces the draft by a new value from outside', () => {
  const { onCommit, type, draft, rerender } = renderDraft('old');
  type('half typ');
  rerender({ value: 'from the address' });
  pass(1000);
  expect(draft()).toBe('from the address');
  expect(onCommit).not.toHaveBeenCalled();
});

test('ignores its own committed value during further input', () => {
  const { type, draft, rerender } = renderDraft('');
  type('tu');
  pass(300);
  type('tux');
  rerender({ value: 'tu' });
  expect(draft()).toBe('tux');
});
