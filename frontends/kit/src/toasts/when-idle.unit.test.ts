import { whenIdle } from './ToastProvider';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

test('a browser that tells when it is idle is asked', () => {
  const cancel = jest.fn();
  const request = jest.fn(() => 7);
  Object.assign(globalThis, { requestIdleCallback: request, cancelIdleCallback: cancel });
  const task = jest.fn();
  const takeBack = whenIdle(task);
  expect(request).toHaveBeenCalledWith(task);
  takeBack();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('another one is left alone for a while', () => {
  jest.useFakeTimers();
  const task = jest.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task that was taken back never runs', () => {
  jest.useFakeTimers();
  const task = jest.fn();
  whenIdle(task)();
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
