import { fireEvent } from '@testing-library/react';
import '../../shared/capture-first';
import { wakeOnInput, detectMove } from './wake-on-input';

let keys: string[];
let onWake: jest.Mock;
let page: AbortController;

/** Adds a key listener to the window before the screensaver does. */
beforeEach(() => {
  keys = [];
  onWake = jest.fn();
  page = new AbortController();
  for (const type of ['keydown', 'keyup'] as const)
    window.addEventListener(type, ({ key }) => keys.push(`${type} ${key}`), { capture: true, signal: page.signal });
  wakeOnInput(onWake);
});
afterEach(() => {
  fireEvent.blur(window);
  page.abort();
});

const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, code: key, ...init });
const release = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyUp(document.body, { key, code: key, ...init });

it('cancels the key that wakes it for all other listeners', () => {
  press('ArrowRight');
  release('ArrowRight');
  expect(onWake).toHaveBeenCalledTimes(1);
  expect(keys).toEqual([]);
  press('Enter');
  expect(keys).toEqual(['keydown Enter']);
});

it('cancels a whole chord, until all its keys are released', () => {
  press('Alt', { altKey: true });
  press('Shift', { altKey: true, shiftKey: true });
  press('Delete', { altKey: true, shiftKey: true });
  release('Delete', { altKey: true, shiftKey: true });
  press('Delete', { altKey: true, shiftKey: true });
  release('Delete', { altKey: true, shiftKey: true });
  release('Shift', { altKey: true });
  release('Alt');
  expect(keys).toEqual([]);
  press('a');
  expect(keys).toEqual(['keydown a']);
});

it('does not wait for a key that was released in another window', () => {
  press('Alt', { altKey: true });
  fireEvent.blur(window);
  press('a');
  expect(keys).toEqual(['keydown a']);
});

it('does not wait for a modifier that later events report as released', () => {
  press('Meta', { metaKey: true });
  press('a');
  expect(keys).toEqual(['keydown a']);
});

describe('a pointer over the screensaver', () => {
  const REST = { x: 100, y: 100 };

  it('does not wake it where it first appears', () => {
    expect(detectMove(undefined, REST, 5000)).toEqual({ moved: false, rest: REST });
  });

  it('may tremble, but not move far in small steps', () => {
    const afterTremble = detectMove(REST, { x: 103, y: 104 }, 5000);
    expect(afterTremble).toEqual({ moved: false, rest: REST });
    expect(detectMove(afterTremble.rest, { x: 106, y: 104 }, 5000).moved).toBe(true);
  });

  it('may come to rest right after the start', () => {
    const position = { x: 300, y: 300 };
    expect(detectMove(REST, position, 200)).toEqual({ moved: false, rest: position });
  });
});
