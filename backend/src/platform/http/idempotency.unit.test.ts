import { HEADERS } from '@marcel/contracts';
import { hashableForm, createRequestIdentity } from './idempotency.js';

const KEY = 'key-of-a-client-1';
const request = { method: 'POST', url: '/api/orders', headers: {}, actorKind: 'visitor' } as const;
const withToken = (token: string, actorKind: 'visitor' | 'admin') => ({
  ...request,
  actorKind,
  headers: { [HEADERS.adminToken]: token },
});
const fingerprint = (...sent: Parameters<typeof createRequestIdentity>) => createRequestIdentity(...sent).fingerprint;
const bodyHash = (body: unknown, key = KEY) => createRequestIdentity(key, request, body).bodyHash;

describe('the identity of a request', () => {
  it('depends on its key, its route and its caller', () => {
    const first = fingerprint(KEY, request, {});
    expect(fingerprint(KEY, { ...request, url: '/api/orders?again' }, { other: 'body' })).toBe(first);
    const others = [
      fingerprint('key-of-a-client-2', request, {}),
      fingerprint(KEY, { ...request, method: 'PUT' }, {}),
      fingerprint(KEY, { ...request, url: '/api/orders/1' }, {}),
      fingerprint(KEY, withToken('token of Ada', 'admin'), {}),
      fingerprint(KEY, withToken('token of Grace', 'admin'), {}),
    ];
    expect(new Set([first, ...others]).size).toBe(6);
  });

  it('ignores a token that was not accepted', () => {
    expect(fingerprint(KEY, withToken('made up', 'visitor'), {})).toBe(fingerprint(KEY, request, {}));
  });

  it('includes a body hash that cannot be guessed without the key', () => {
    expect(bodyHash({ a: 1, b: 2 })).toBe(bodyHash({ b: 2, a: 1 }));
    expect(bodyHash({ a: 1 })).not.toBe(bodyHash({ a: 1 }, 'key-of-a-client-2'));
    expect(new Set([{ a: 1 }, { a: '1' }, [], null, undefined].map((body) => bodyHash(body))).size).toBe(5);
  });

  it('includes the content of files, not their names', () => {
    const form = (bytes: string, fileName: string) => ({
      fields: { name: 'Tux' },
      files: new Map([['picture', { bytes: Buffer.from(bytes), fileName, mimeType: 'image/png' }]]),
    });
    expect(hashableForm(form('one', 'a.png'))).toEqual(hashableForm(form('one', 'b.png')));
    expect(hashableForm(form('one', 'a.png'))).not.toEqual(hashableForm(form('two', 'a.png')));
  });
});
