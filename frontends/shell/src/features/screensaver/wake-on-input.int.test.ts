import { fireEvent } from '@testing-library/react';
import '../../shared/capture-first';
import { wakeOnInput, detectMove } from './wake-on-input';

let heard: string[];
let woken: jest.Mock;
let over: AbortController;

/** Adds a key listener to the window before the screensaver does. */
beforeEach(() => {
  heard = [];
  woken = jest.fn();
  over = new AbortController();
  for (const type of ['keydown', 'keyup'] as const)
    window.addEventListener(type, ({ key }) => heard.push(`${type} ${key}`), { capture: true, signal: over.signal });
  wakeOnInput(woken);
});
afterEach(() => {
  fireEvent.blur(window);
  over.abort();
});

const down = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, code: key, ...init });
const up = (key: string, init: KeyboardEventInit = {}) => fireEvent.keyUp(document.body, { key, code: key, ...init });

it('cancels the key that wakes it for all other listeners', () => {
  down('ArrowRight');
  up('ArrowRight');
  expect(woken).toHaveBeenCalledTimes(1);
  expect(heard).toEqual([]);
  down('Enter');
  expect(heard).toEqual(['keydown Enter']);
});

it('cancels a whole chord, until all its keys are released', () => {
  down('Alt', { altKey: true });
  down('Shift', { altKey: true, shiftKey: true });
  down('Delete', { altKey: true, shiftKey: true });
  up('Delete', { altKey: true, shiftKey: true });
  down('Delete', { altKey: true, shiftKey: true });
  up('Delete', { altKey: true, shiftKey: true });
  up('Shift', { altKey: true });
  up('Alt');
  expect(heard).toEqual([]);
  down('a');
  expect(heard).toEqual(['keydown a']);
});

it('does not wait for a key that was released in another window', () => {
  down('Alt', { altKey: true });
  fireEvent.blur(window);
  down('a');
  expect(heard).toEqual(['keydown a']);
});

it('does not wait for a modifier that later events report as released', () => {
  down('Meta', { metaKey: true });
  down('a');
  expect(heard).toEqual(['keydown a']);
});

describe('a pointer over the screensaver', () => {
  const REST = { x: 100, y: 100 };

  it('does not wake it where it first appears', () => {
    expect(detectMove(undefined, REST, 5000)).toEqual({ moved: false, rest: REST });
  });

  it('may tremble, but not move far in small steps', () => {
    const trembled = detectMove(REST, { x: 103, y: 104 }, 5000);
    expect(trembled).toEqual({ moved: false, rest: REST });
    expect(detectMove(trembled.rest, { x: 106, y: 104 }, 5000).moved).toBe(true);
  });

  it('may come to rest right after the start', () => {
    const seen = { x: 300, y: 300 };
    expect(detectMove(REST, seen, 200)).toEqual({ moved: false, rest: seen });
  });
});
