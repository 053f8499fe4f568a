import { fireEvent } from '@testing-library/react';

const received: string[] = [];
beforeAll(() => {
  const recordKey = ({ type, key }: KeyboardEvent) => received.push(`${type} ${key}`);
  for (const type of ['keydown', 'keyup'] as const) {
    window.addEventListener(type, recordKey, true);
    document.body.addEventListener(type, recordKey);
  }
});
beforeEach(() => received.splice(0));

test.each([{ isComposing: true }, { keyCode: 229 }])('hides keys of an input method from all listeners: %j', (init) => {
  expect(fireEvent.keyDown(document.body, { key: 'Escape', ...init })).toBe(true);
  fireEvent.keyUp(document.body, { key: 'Escape', ...init });
  expect(received).toEqual([]);
});

test('passes all other keys on', () => {
  fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 27 });
  expect(received).toEqual(['keydown Escape', 'keydown Escape']);
});
