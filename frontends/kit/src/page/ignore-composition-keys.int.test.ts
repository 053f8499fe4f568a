import { fireEvent } from '@testing-library/react';

const heard: string[] = [];
beforeAll(() => {
  const hear = ({ type, key }: KeyboardEvent) => heard.push(`${type} ${key}`);
  for (const type of ['keydown', 'keyup'] as const) {
    window.addEventListener(type, hear, true);
    document.body.addEventListener(type, hear);
  }
});
beforeEach(() => heard.splice(0));

test.each([{ isComposing: true }, { keyCode: 229 }])('hides keys of an input method from all listeners: %j', (init) => {
  expect(fireEvent.keyDown(document.body, { key: 'Escape', ...init })).toBe(true);
  fireEvent.keyUp(document.body, { key: 'Escape', ...init });
  expect(heard).toEqual([]);
});

test('passes all other keys on', () => {
  fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 27 });
  expect(heard).toEqual(['keydown Escape', 'keydown Escape']);
});
