import { CommentList, ContributorProfile } from '@marcel/contracts';
import { fakeServer } from '../testing';
import { api } from './api';
import { errorText } from './api-error';

const profile = { linkedinUrl: 'https://linkedin.com/in/tux' };

describe('api.getRecord', () => {
  it.each([
    ['"mascot-7@3-0123456789ab.abc"', '"mascot-7@3-0123456789ab.abc"'],
    ['W/"mascot-7@3-0123456789ab.abc"', '"mascot-7@3-0123456789ab.abc"'],
    ['"of-its-bytes"', undefined],
  ])('reads the ETag %s as the If-Match value %s', async (etag, tag) => {
    fakeServer({ 'GET /api/mascots/7': { body: profile, headers: { etag } } });
    await expect(api.getRecord('/api/mascots/7', ContributorProfile)).resolves.toEqual({ record: profile, tag });
  });
});

describe('api.getPage', () => {
  it('returns the total, and the start of the next page', async () => {
    const headers = { 'x-total-count': '120', 'x-next-after': 'a place' };
    fakeServer({ 'GET /api/mascots/7/comments': { body: [], headers }, 'GET /api/others': { body: [] } });
    await expect(api.getPage('/api/mascots/7/comments', CommentList)).resolves.toEqual({
      items: [],
      total: 120,
      next: 'a place',
    });
    await expect(api.getPage('/api/others', CommentList)).resolves.toEqual({ items: [], total: null, next: null });
  });
});

describe('a request without a response', () => {
  /** A server that does not answer until the client aborts. */
  const stubFetch = () => {
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = init ?? {};
        const abort = () => reject(new Error(String(signal?.reason)));
        if (signal?.aborted) abort();
        signal?.addEventListener('abort', abort);
      });
  };
  const { AbortSignal: NativeSignal } = globalThis;
  let timeoutController: AbortController;
  beforeEach(() => {
    stubFetch();
    timeoutController = new AbortController();
    const timeout = jest.fn(() => timeoutController.signal);
    globalThis.AbortSignal = Object.create(NativeSignal, { timeout: { value: timeout } });
  });
  afterEach(() => {
    globalThis.AbortSignal = NativeSignal;
  });

  const request = (signal?: AbortSignal) => [
    api.get('/api/mascots/7', ContributorProfile, { ...(signal && { signal }) }),
    api.getPage('/api/mascots/7/comments', CommentList, { ...(signal && { signal }) }),
    api.getRecord('/api/mascots/7', ContributorProfile, { ...(signal && { signal }) }),
  ];
  const rejections = async (answers: Promise<unknown>[]) =>
    (await Promise.allSettled(answers)).map((answer) =>
      answer.status === 'rejected' ? String(answer.reason) : 'came',
    );

  it('can be aborted by the caller, before and while it waits', async () => {
    const caller = new AbortController();
    const waiting = rejections(request(caller.signal));
    caller.abort('left');
    await expect(waiting).resolves.toEqual(['Error: left', 'Error: left', 'Error: left']);
    await expect(rejections(request(caller.signal))).resolves.toEqual(['Error: left', 'Error: left', 'Error: left']);
  });

  it('fails after half a minute', async () => {
    const waiting = rejections([...request(), ...request(new AbortController().signal)]);
    timeoutController.abort('late');
    await expect(waiting).resolves.toEqual(Array(6).fill('Error: late'));
    expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000);
  });

  it('fails after five minutes for writes', async () => {
    const waiting = rejections([api.send('POST', '/api/mascots/7/like')]);
    timeoutController.abort('late');
    await expect(waiting).resolves.toEqual(['Error: late']);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(300_000);
  });
});

describe('api.get', () => {
  it('bypasses caches, sends cookies, and parses the response', async () => {
    const calls = fakeServer({ 'GET /api/mascots/7': { body: { ...profile, extra: 1 } } });
    await expect(api.get('/api/mascots/7', ContributorProfile)).resolves.toEqual(profile);
    expect(calls[0]?.headers.get('cache-control')).toBe('no-cache');
    expect(calls[0]).toMatchObject({ credentials: 'include', cache: 'no-cache' });
  });

  it('rejects a response of another shape', async () => {
    fakeServer({ 'GET /api/mascots/7': { body: { title: 'Tux' } } });
    await expect(api.get('/api/mascots/7', ContributorProfile)).rejects.toThrow();
  });

  it('throws the status, a colon and the body', async () => {
    fakeServer({ 'GET /api/mascots/7': { status: 404, text: 'nobody' } });
    await expect(api.get('/api/mascots/7', ContributorProfile)).rejects.toThrow('404: nobody');
  });

  it('throws the status text when the body is empty', async () => {
    fakeServer({ 'GET /api/mascots/7': { status: 503, statusText: 'Service Unavailable' } });
    await expect(api.get('/api/mascots/7', ContributorProfile)).rejects.toThrow('503: Service Unavailable');
  });

  it('treats a 401 as an error unless null is requested for it', async () => {
    fakeServer({ 'GET /api/submissions': { status: 401, text: 'no' } });
    await expect(api.get('/api/submissions', ContributorProfile)).rejects.toMatchObject({
      name: 'ApiError',
      status: 401,
    });
    await expect(api.get('/api/submissions', ContributorProfile, { nullOn401: true })).resolves.toBeNull();
  });
});

describe('the message of an error response', () => {
  it.each([
    [{ error: 'No', message: 'no', code: 'invalid_input' }, 'No'],
    [{ error: 'No' }, 'No'],
    [{ message: 'no' }, 'no'],
    [{ code: 'invalid_input' }, 'Sorry'],
    ['no object', 'Sorry'],
  ])('is taken from %j', async (body, message) => {
    fakeServer({ 'GET /api/mascots/7': { status: 400, body } });
    const rejection = await api.get('/api/mascots/7', ContributorProfile).catch((error: unknown) => error);
    expect(errorText(rejection, 'Sorry')).toBe(message);
  });
});

describe('api.send', () => {
  it('sends JSON with an idempotency key and the release of the frontend that bundles it', async () => {
    const calls = fakeServer({ 'POST /api/mascots': { body: profile } });
    await api.send('POST', '/api/mascots', { schema: ContributorProfile, json: { name: 'Tux' }, idempotencyKey: 'k1' });
    expect(calls[0]?.body).toBe('{"name":"Tux"}');
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'k1',
      'x-frontend-release': 'tested@0.0.0',
    });
  });

  it('leaves the content type of a form to the browser', async () => {
    const calls = fakeServer({ 'POST /api/submissions': {} });
    const form = new FormData();
    await expect(api.send('POST', '/api/submissions', { form })).resolves.toBeUndefined();
    expect(calls[0]?.body).toBe(form);
    expect(calls[0]?.headers.has('content-type')).toBe(false);
  });

  it('keeps the message and the field errors of the server', async () => {
    const details = [{ path: 'email', message: 'Valid email is required' }];
    const body = { error: 'Please fix', message: 'Please fix', code: 'invalid_input', details };
    fakeServer({ 'POST /api/submissions': { status: 400, body } });
    const rejection = await api.send('POST', '/api/submissions').catch((error: unknown) => error);
    expect(rejection).toMatchObject({ status: 400, error: 'Please fix', details });
    expect(errorText(rejection, 'fallback')).toBe('Please fix');
  });
});

describe('errorText', () => {
  it('returns the fallback for failures without a message of the server', async () => {
    fakeServer({ 'POST /api/x': { status: 502, text: '<html>' } });
    const rejection = await api.send('POST', '/api/x').catch((error: unknown) => error);
    expect(errorText(rejection, 'Failed to like mascot')).toBe('Failed to like mascot');
    expect(errorText(new TypeError('Failed to fetch'), 'Failed to like mascot')).toBe('Failed to like mascot');
  });
});
