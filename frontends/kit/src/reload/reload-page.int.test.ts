import { lostPart } from './lost-part';
import { reloadForLost } from './reload-page';

const PART = 'https://m.example/static/js/async/4.a22e188518.js';

function answer(status: number, type = 'text/javascript') {
  globalThis.fetch = () =>
    Promise.resolve({ status, ok: status < 400, headers: new Headers({ 'content-type': type }) } as Response);
}

beforeEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
});

describe('a part that is lost', () => {
  it.each([
    [Object.assign(new Error('Loading chunk 4 failed'), { name: 'ChunkLoadError', request: `${PART}?retry=1` }), PART],
    [Object.assign(new Error('Loading CSS chunk'), { code: 'CSS_CHUNK_LOAD_FAILED', request: PART }), PART],
    [new Error('boom'), undefined],
    [Object.assign(new Error('boom'), { request: PART }), undefined],
    ['boom', undefined],
  ])('is known by its error: %s', (error, part) => {
    expect(lostPart(error)).toBe(part);
  });
});

describe('the page', () => {
  it('is loaded again for a part that is gone, but once', async () => {
    answer(404);
    const reload = jest.fn();
    expect(await reloadForLost(PART, reload)).toBe(true);
    expect(await reloadForLost(PART, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await reloadForLost(`${PART}x`, reload)).toBe(true);
  });

  it('is loaded again once for parts that are gone together', async () => {
    answer(404);
    const asked = (name: string, responseStatus: number) => ({
      name: `https://m.example/static/js/async/${name}`,
      responseStatus,
      entryType: 'resource',
      startTime: 0,
      duration: 0,
      toJSON: () => null,
    });
    const entries = [asked('gone.js?retry=1', 404), asked('there.js', 200)];
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
    const waiting = document.createElement('script');
    waiting.src = PART.replace('4.', '5.');
    document.head.append(waiting);
    const reload = jest.fn();
    expect(await reloadForLost(PART, reload)).toBe(true);
    for (const other of ['gone.js', '5.a22e188518.js'])
      expect(await reloadForLost(`https://m.example/static/js/async/${other}`, reload)).toBe(false);
    expect(await reloadForLost('https://m.example/static/js/async/there.js', reload)).toBe(true);
  });

  it('is loaded again where a page stands in place of the part', async () => {
    answer(200, 'text/html; charset=utf-8');
    expect(await reloadForLost(PART, jest.fn())).toBe(true);
  });

  it.each([
    ['is there', () => answer(200)],
    ['may be there again later', () => answer(503)],
    ['cannot be asked for', () => void (globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch')))],
  ])('stays for a part that %s', async (_, serve) => {
    serve();
    const reload = jest.fn();
    expect(await reloadForLost(PART, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays where the browser does not remember that it was loaded again', async () => {
    answer(404);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const reload = jest.fn();
    expect(await reloadForLost(PART, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
