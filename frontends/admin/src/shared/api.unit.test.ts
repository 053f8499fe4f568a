import { fakeServer } from '@marcel/kit/testing';
import * as z from 'zod/mini';
import { createAdminApi, readAll } from './api';

describe('create admin api', () => {
  const AnySchema = z.unknown();

  describe('the admin API', () => {
    it('fails locally without a token', async () => {
      const calls = fakeServer({});
      const adminApi = createAdminApi(null, jest.fn());
      await expect(adminApi.get('/api/submissions', AnySchema)).rejects.toThrow('Admin not authenticated');
      await expect(adminApi.send('DELETE', '/api/mascots/1', AnySchema)).rejects.toThrow('Admin not authenticated');
      expect(calls).toEqual([]);
    });

    it('sends the token with every call', async () => {
      const calls = fakeServer({
        'GET /api/submissions': { body: [] },
        'PUT /api/submissions/1/approve': { body: {} },
      });
      const adminApi = createAdminApi({ 'x-admin-token': 'secret' }, jest.fn());
      await adminApi.get('/api/submissions', AnySchema);
      await adminApi.send('PUT', '/api/submissions/1/approve', AnySchema, { adminNotes: 'Nice' });
      expect(calls.map(({ headers }) => headers.get('x-admin-token'))).toEqual(['secret', 'secret']);
      expect(calls[1]?.body).toBe('{"adminNotes":"Nice"}');
    });

    it('calls onRejected only when the token is rejected', async () => {
      const onRejected = jest.fn();
      const adminApi = createAdminApi({ 'x-admin-token': 'old' }, onRejected);
      fakeServer({ 'GET /api/submissions': { status: 500 } });
      await expect(adminApi.get('/api/submissions', AnySchema)).rejects.toThrow('500');
      expect(onRejected).not.toHaveBeenCalled();
      fakeServer({ 'GET /api/submissions': { status: 401 } });
      await expect(adminApi.get('/api/submissions', AnySchema)).rejects.toThrow('401');
      expect(onRejected).toHaveBeenCalledTimes(1);
    });
  });
});

describe('read all', () => {
  it('reads page after page until the list is complete', async () => {
    const pages = [[1, 2], [3, 4], [5]];
    const queries: string[] = [];
    const all = await readAll(async (query) => {
      queries.push(query);
      return { items: pages.shift() ?? [], total: 5, next: null };
    });
    expect(all).toEqual([1, 2, 3, 4, 5]);
    expect(queries).toEqual(['?limit=500&offset=0', '?limit=500&offset=2', '?limit=500&offset=4']);
  });

  it('stops when the list has become shorter, or has no total', async () => {
    await expect(readAll(async () => ({ items: [], total: 3, next: null }))).resolves.toEqual([]);
    await expect(readAll(async () => ({ items: ['one'], total: null, next: null }))).resolves.toEqual(['one']);
  });
});
