import { act, renderHook } from '@testing-library/react';
import { changeDisplay } from '../../shared/display/display';
import { previewScreensaver } from '../../shared/screensaver-preview';
import { recordActivity } from '../../shared/user-activity';
import { useScreensaver } from './use-screensaver';

const MINUTE = 60_000;

let result: { current: ReturnType<typeof useScreensaver> };
let hidden: jest.SpyInstance;

const isShown = () => result.current[0];
const wake = () => act(() => result.current[1]());
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const setHidden = (isHidden: boolean) =>
  act(() => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  jest.useFakeTimers();
  hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  changeDisplay({ saver: '2' });
  recordActivity();
  ({ result } = renderHook(() => useScreensaver()));
  // Ends the preview of the test before.
  wake();
});
afterEach(() => jest.useRealTimers());

it('starts after the chosen idle time, and ends when the visitor wakes it', () => {
  pass(2 * MINUTE - 1);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
  pass(10 * MINUTE);
  expect(isShown()).toBe(true);
  wake();
  expect(isShown()).toBe(false);
  pass(2 * MINUTE);
  expect(isShown()).toBe(true);
});

it('restarts the idle time at every input', () => {
  pass(MINUTE);
  recordActivity();
  pass(2 * MINUTE - 1);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
});

it('does not start while a dialog contains unsaved text', () => {
  document.body.innerHTML = '<dialog open><textarea>Draft</textarea></dialog>';
  pass(2 * MINUTE);
  expect(isShown()).toBe(false);
  document.body.innerHTML = '';
  pass(2 * MINUTE);
  expect(isShown()).toBe(true);
});

it('ends when the page is hidden, and does not start there', () => {
  pass(2 * MINUTE);
  setHidden(true);
  expect(isShown()).toBe(false);
  pass(10 * MINUTE);
  act(() => previewScreensaver());
  expect(isShown()).toBe(false);
  setHidden(false);
  pass(2 * MINUTE - 1);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
});

it('shows a preview even when it is off', () => {
  act(() => changeDisplay({ saver: 'off' }));
  pass(10 * MINUTE);
  expect(isShown()).toBe(false);
  act(() => previewScreensaver());
  expect(isShown()).toBe(true);
});

it('applies a new idle time as soon as it is chosen', () => {
  pass(MINUTE);
  act(() => changeDisplay({ saver: '5' }));
  pass(5 * MINUTE - 1);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
});
