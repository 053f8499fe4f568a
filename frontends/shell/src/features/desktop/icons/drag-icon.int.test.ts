import { fireEvent } from '@testing-library/react';
import { ignoreNextClick } from './drag-icon';

const onClick = jest.fn((event: Event) => event.preventDefault());
const link = document.createElement('a');
link.href = '/draw-marcel';

beforeEach(() => {
  onClick.mockClear();
  document.body.replaceChildren(link);
  link.addEventListener('click', onClick);
  ignoreNextClick();
});
afterEach(() => fireEvent.pointerDown(document.body));

it('swallows the click that ends a drag, and no further one', () => {
  expect(fireEvent.click(link, { detail: 1 })).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.click(link, { detail: 1 });
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('does not swallow a click by keyboard', () => {
  fireEvent.click(link, { detail: 0 });
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('does not swallow the next click after a drag without a click', () => {
  fireEvent.pointerDown(link);
  fireEvent.click(link, { detail: 1 });
  expect(onClick).toHaveBeenCalledTimes(1);
});
