import { fireEvent } from '@testing-library/react';
import { ignoreNextClick } from './drag-icon';

const opened = jest.fn((event: Event) => event.preventDefault());
const link = document.createElement('a');
link.href = '/draw-marcel';

beforeEach(() => {
  opened.mockClear();
  document.body.replaceChildren(link);
  link.addEventListener('click', opened);
  ignoreNextClick();
});
afterEach(() => fireEvent.pointerDown(document.body));

it('the click that ends a press opens nothing, and the next one does', () => {
  expect(fireEvent.click(link, { detail: 1 })).toBe(false);
  expect(opened).not.toHaveBeenCalled();
  fireEvent.click(link, { detail: 1 });
  expect(opened).toHaveBeenCalledTimes(1);
});

it('a click by keyboard opens', () => {
  fireEvent.click(link, { detail: 0 });
  expect(opened).toHaveBeenCalledTimes(1);
});

it('what has ended without a click costs nobody the next one', () => {
  fireEvent.pointerDown(link);
  fireEvent.click(link, { detail: 1 });
  expect(opened).toHaveBeenCalledTimes(1);
});
