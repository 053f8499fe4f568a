import { runWhileVisible } from './use-live-progress';

const show = (visibilityState: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => Reflect.deleteProperty(document, 'visibilityState'));

test('is open while the page is visible, and closes for good at the end', () => {
  const close = jest.fn();
  const open = jest.fn(() => close);
  const end = runWhileVisible(open);
  expect(open).toHaveBeenCalledTimes(1);
  show('hidden');
  expect(close).toHaveBeenCalledTimes(1);
  show('visible');
  show('visible');
  expect(open).toHaveBeenCalledTimes(2);
  end();
  expect(close).toHaveBeenCalledTimes(2);
  show('visible');
  expect(open).toHaveBeenCalledTimes(2);
});
