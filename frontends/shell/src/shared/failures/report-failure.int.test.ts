import { fakeServer } from '@marcel/kit/testing';

/** Each test is a page of its own. */
const open = async () => {
  jest.resetModules();
  return import('./report-failure');
};

const studio = { name: 'studio', release: '1.0.0-0123456789ab' };

describe('a failure', () => {
  afterEach(() => delete document.documentElement.dataset.release);

  it('is told with the frontend, its release and its kind, and nothing else', async () => {
    const calls = fakeServer({ 'POST /api/frontend-failures': { body: { counted: true } } });
    const { reportFailure } = await open();
    reportFailure('load', studio, new Error('https://marcel.example/mascotdx/status/secret could not be loaded'));
    expect(calls.map(({ method, path, body, credentials }) => [method, path, body, credentials])).toEqual([
      ['POST', '/api/frontend-failures', '{"frontend":"studio","release":"1.0.0-0123456789ab","kind":"load"}', 'omit'],
    ]);
  });

  it('names the release of the page itself, if it says one', async () => {
    const { thisShell } = await open();
    expect(thisShell()).toEqual({ name: 'shell', release: undefined });
    document.documentElement.dataset.release = studio.release;
    expect(thisShell()).toEqual({ name: 'shell', release: studio.release });
  });

  it('is told once for each error, and a few times only for each kind', async () => {
    const calls = fakeServer({});
    const { reportFailure } = await open();
    const error = new Error('once');
    reportFailure('load', studio, error);
    reportFailure('render', studio, error);
    expect(calls).toHaveLength(1);
    for (let again = 0; again < 20; again += 1) reportFailure('load', studio, new Error('again'));
    expect(calls).toHaveLength(5);
    reportFailure('render', studio, 'a text that was thrown');
    expect(calls).toHaveLength(6);
  });

  it('stays without consequence where it cannot be told', async () => {
    const { reportFailure } = await open();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(() => reportFailure('load', studio, new Error('dead'))).not.toThrow();
    Reflect.deleteProperty(globalThis, 'fetch');
    expect(() => reportFailure('load', studio, new Error('dead'))).not.toThrow();
  });
});
