import { findFailedChunk, reloadForChunk } from './ErrorBoundary';

const CHUNK = 'https://m.example/static/js/async/4.a22e188518.js';

function answer(status: number, type = 'text/javascript') {
  globalThis.fetch = () =>
    Promise.resolve({ status, ok: status < 400, headers: new Headers({ 'content-type': type }) } as Response);
}

beforeEach(() => sessionStorage.clear());

it.each([
  [Object.assign(new Error('Loading chunk 4 failed'), { name: 'ChunkLoadError', request: `${CHUNK}?retry=1` }), CHUNK],
  [Object.assign(new Error('Loading CSS chunk'), { code: 'CSS_CHUNK_LOAD_FAILED', request: CHUNK }), CHUNK],
  [Object.assign(new Error('boom'), { request: CHUNK }), undefined],
  ['boom', undefined],
])('recognizes a failed chunk by its error: %s', (error, chunk) => {
  expect(findFailedChunk(error)).toBe(chunk);
});

it('reloads the page once for each missing chunk', async () => {
  answer(404);
  const reload = jest.fn();
  expect(await reloadForChunk(CHUNK, reload)).toBe(true);
  expect(await reloadForChunk(CHUNK, reload)).toBe(false);
  expect(await reloadForChunk(`${CHUNK}x`, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('reloads the page when the server sends HTML in place of the chunk', async () => {
  answer(200, 'text/html; charset=utf-8');
  expect(await reloadForChunk(CHUNK, jest.fn())).toBe(true);
});

it.each([
  ['the server has the chunk', () => answer(200)],
  ['the server fails', () => answer(503)],
  ['the server does not answer', () => void (globalThis.fetch = () => Promise.reject(new TypeError('Failed')))],
  [
    'the browser cannot remember it',
    () => {
      answer(404);
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('full');
      });
    },
  ],
])('does not reload the page when %s', async (_, prepare) => {
  prepare();
  const reload = jest.fn();
  expect(await reloadForChunk(CHUNK, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
